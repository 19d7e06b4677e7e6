import type { RequestOf } from '#contract/index';
import type { ApiError } from '#platform/api-error';
import { isUnresolved } from '#platform/money-call';
import type { RoomOrder } from './room.ts';
import type { Terms } from './terms.ts';

export type OrderInput = RequestOf<'POST leverage/order'>;

export type OrderState =
  /**
   * Choosing. `error`: why the last order was refused; `closed`: what closed while it was reviewed; `placed`: the last order;
   * `isFound`: that is known only since it was sent again.
   */
  | {
      step: 'choosing';
      error: ApiError | null;
      closed: 'period' | 'category' | null;
      placed: RoomOrder | null;
      isFound: boolean;
    }
  /** Reading the terms. `before`: those that the customer had agreed to, or was about to. */
  | { step: 'reviewing'; terms: Terms; before: Terms | null; error: ApiError | null }
  /** `isAgain`: whether it was placed is unknown. */
  | { step: 'sending'; input: OrderInput; terms: Terms | null; isAgain: boolean }
  /** The server refused the terms. `isFresh`: those of now are known. */
  | { step: 'outdated'; before: Terms; isFresh: boolean }
  /**
   * Whether it was placed is unknown until it is sent again. After a reload only the input is left. `error`: why sending it again
   * was turned away.
   */
  | { step: 'uncertain'; input: OrderInput; terms: Terms | null; error: ApiError | null };

export type OrderEvent =
  | { type: 'reviewed'; terms: Terms }
  /** The customer goes back to choosing, perhaps because the period is over. */
  | { type: 'closed'; isOver: boolean }
  /** The terms of now, while others are on the screen. */
  | { type: 'renewed'; terms: Terms | null }
  | { type: 'sent' }
  /** One that was sent earlier in this tab was never answered. */
  | { type: 'resumed'; input: OrderInput }
  | { type: 'placed'; order: RoomOrder }
  | { type: 'failed'; error: ApiError }
  /** What the server knows has been read again since then. */
  | { type: 'refreshed' };

export const choosing: Extract<OrderState, { step: 'choosing' }> = {
  step: 'choosing',
  error: null,
  closed: null,
  placed: null,
  isFound: false,
};

/** Refusals that leave nothing to confirm: the customer chooses again, and what was typed stays. */
const endsReview: readonly (string | undefined)[] = [
  'period-closed',
  'category-closed',
  'amount-too-small',
  'period-limit-reached',
  'own-limit-reached',
  'on-a-break',
  'insufficient-balance',
  'room-not-entered',
  'switched-off',
  'not-found',
];

export const inputOf = ({ room, period, category, quantity, minMultiplier }: Terms): OrderInput => ({
  room,
  period,
  category,
  quantity,
  least_multiplier: minMultiplier,
});

/** Returns what follows from an event; one that comes too late changes nothing. */
export function nextState(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'reviewed':
      return state.step === 'choosing' ? { step: 'reviewing', terms: event.terms, before: null, error: null } : state;
    case 'closed':
      if (state.step !== 'reviewing' && state.step !== 'outdated' && state.step !== 'choosing') return state;
      return event.isOver ? { ...choosing, closed: 'period' } : choosing;
    case 'renewed':
      return renewed(state, event.terms);
    case 'sent':
      if (state.step === 'reviewing')
        return { step: 'sending', input: inputOf(state.terms), terms: state.terms, isAgain: false };
      return state.step === 'uncertain'
        ? { step: 'sending', input: state.input, terms: state.terms, isAgain: true }
        : state;
    case 'resumed':
      return { step: 'uncertain', input: event.input, terms: null, error: null };
    case 'placed':
      return { ...choosing, placed: event.order, isFound: state.step === 'sending' && state.isAgain };
    case 'failed':
      return state.step === 'sending' ? failed(state, event.error) : state;
    case 'refreshed':
      return state.step === 'outdated' ? { ...state, isFresh: true } : state;
  }
}

function renewed(state: OrderState, terms: Terms | null): OrderState {
  if (state.step !== 'reviewing' && state.step !== 'outdated') return state;
  if (!terms) return { ...choosing, closed: 'category' };
  if (state.step === 'outdated') return { step: 'reviewing', terms, before: state.before, error: null };
  return { ...state, terms, before: state.terms };
}

function failed({ input, terms, isAgain }: Extract<OrderState, { step: 'sending' }>, error: ApiError): OrderState {
  if (isUnresolved(error, isAgain))
    return { step: 'uncertain', input, terms, error: error.isOutcomeKnown ? error : null };
  if (error.code === 'terms-changed' && terms) return { step: 'outdated', before: terms, isFresh: false };
  if (!terms || endsReview.includes(error.code)) return { ...choosing, error };
  return { step: 'reviewing', terms, before: null, error };
}

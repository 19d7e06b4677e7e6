import type { ResponseOf } from '#contract/index';
import type { ApiError } from '#platform/api-error';
import { deviceTime } from '#platform/countdown';
import { isUnresolved } from '#platform/money-call';

export type Quote = ResponseOf<'POST flash/quote'>;
export type FlashRecord = ResponseOf<'POST flash/exchange'>;

/** What a conversion that was sent exchanges. */
export type Sent = Pick<Quote, 'from' | 'to' | 'from_amount' | 'to_amount'>;

/** A quote with the moment of this device's clock at which it expires. */
export interface TimedQuote extends Quote {
  until: number;
}

/** How often a quote renews by itself; then the customer is away, and requests one when back. */
export const maxRenewals = 3;

/** Shared by a first quote and its renewals. */
interface Renewing {
  /** The previous quote; once quoted, only if its rate was different. */
  previous: TimedQuote | null;
  renewals: number;
  /** Whether the previous quote was accepted too late. */
  isLate: boolean;
}

/** A conversion that was sent. */
interface Converting {
  /** Of the quote. */
  id: string;
  /** Gone after a reload. */
  quote: TimedQuote | null;
  /** Null if it isn't known. */
  sent: Sent | null;
}

export type QuoteState =
  | { step: 'idle' }
  /** A quote is being requested, and there is none to accept. */
  | ({ step: 'requesting' } & Renewing)
  /** `isDue`: the next quote is being requested while this one can still be accepted. */
  | ({ step: 'quoted'; quote: TimedQuote; isDue: boolean } & Renewing)
  | { step: 'expired'; quote: TimedQuote }
  | { step: 'refused'; error: ApiError }
  /** `isAgain`: whether it was converted is unknown. */
  | ({ step: 'sending'; isAgain: boolean } & Converting)
  /** Whether it was converted is unknown until it is sent again. `error`: why sending it again was turned away. */
  | ({ step: 'uncertain'; error: ApiError | null } & Converting)
  | { step: 'done'; record: FlashRecord };

export type QuoteEvent =
  /** The entry changed. */
  | { type: 'changed' }
  /** Back to the beginning, after a conversion. */
  | { type: 'reset' }
  | { type: 'requested' }
  | { type: 'received'; quote: Quote; now: number }
  | { type: 'not-received'; error: ApiError }
  /** It expires soon. */
  | { type: 'due' }
  | { type: 'expired' }
  | { type: 'accepted' }
  /** One that was accepted earlier in this tab was never answered. */
  | { type: 'resumed'; id: string; sent: Sent | null }
  | { type: 'converted'; record: FlashRecord }
  | { type: 'failed'; error: ApiError };

export const idle: QuoteState = { step: 'idle' };

/** Returns what follows from an event; one that comes too late changes nothing. */
export function nextState(state: QuoteState, event: QuoteEvent): QuoteState {
  switch (event.type) {
    case 'changed':
      // A new entry doesn't undo a conversion.
      return isConverting(state) ? state : idle;
    case 'reset':
      return state.step === 'done' ? idle : state;
    case 'requested':
      return isConverting(state) ? state : requesting(shownQuote(state));
    case 'received':
      return isFetching(state) ? quoted(state, event.quote, event.now) : state;
    case 'not-received':
      if (state.step === 'requesting') return { step: 'refused', error: event.error };
      return state.step === 'quoted' ? { ...state, isDue: false } : state;
    case 'due':
      if (state.step !== 'quoted' || state.renewals >= maxRenewals) return state;
      return { ...state, isDue: true, renewals: state.renewals + 1 };
    case 'expired':
      return state.step === 'quoted' ? expired(state) : state;
    case 'accepted':
      if (state.step === 'quoted') {
        const { quote } = state;
        return { step: 'sending', id: quote.quote, quote, sent: quote, isAgain: false };
      }
      return state.step === 'uncertain' ? { ...converting(state), step: 'sending', isAgain: true } : state;
    case 'resumed':
      return { step: 'uncertain', id: event.id, quote: null, sent: event.sent, error: null };
    case 'converted':
      return { step: 'done', record: event.record };
    case 'failed':
      return state.step === 'sending' ? notConverted(state, event.error) : state;
  }
}

/** A conversion that was sent, answered or not: the entry no longer matters. */
export const isConverting = ({ step }: QuoteState): boolean =>
  step === 'sending' || step === 'uncertain' || step === 'done';

/** Returns the visible quote: the current one, or the previous until the next arrives. */
export function shownQuote(state: QuoteState): TimedQuote | null {
  if (state.step === 'requesting') return state.previous;
  return 'quote' in state ? state.quote : null;
}

/** Returns whether a quote has to be fetched. */
export const isFetching = (state: QuoteState): state is Extract<QuoteState, Renewing> =>
  state.step === 'requesting' || (state.step === 'quoted' && state.isDue);

const requesting = (previous: TimedQuote | null, isLate = false): QuoteState => ({
  step: 'requesting',
  previous,
  renewals: 0,
  isLate,
});

function quoted(state: Extract<QuoteState, Renewing>, quote: Quote, now: number): QuoteState {
  const timed = { ...quote, until: deviceTime(quote.expires_at, quote.server_time, now) };
  const before = shownQuote(state);
  const { renewals, isLate } = state;
  return {
    step: 'quoted',
    quote: timed,
    previous: before !== null && before.rate !== quote.rate ? before : null,
    isDue: false,
    renewals,
    // The next quote was not accepted too late.
    isLate: state.step === 'requesting' && isLate,
  };
}

function expired({ quote, isDue, renewals }: Extract<QuoteState, { step: 'quoted' }>): QuoteState {
  return isDue ? { step: 'requesting', previous: quote, renewals, isLate: false } : { step: 'expired', quote };
}

const converting = ({ id, quote, sent }: Converting): Converting => ({ id, quote, sent });

function notConverted(state: Extract<QuoteState, { step: 'sending' }>, error: ApiError): QuoteState {
  if (isUnresolved(error, state.isAgain))
    return { ...converting(state), step: 'uncertain', error: error.isOutcomeKnown ? error : null };
  return error.code === 'quote-expired' ? requesting(state.quote, true) : { step: 'refused', error };
}

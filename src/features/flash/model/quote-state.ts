import type { ResponseOf } from '#contract/index';
import type { ApiError } from '#platform/api-error';
import { deviceTime } from '#platform/countdown';

export type Quote = ResponseOf<'POST flash/quote'>;
export type FlashRecord = ResponseOf<'POST flash/exchange'>;

/** A quote with the moment of this device's clock at which it runs out. */
export interface TimedQuote extends Quote {
  until: number;
}

/** A quote is renewed by itself so often; then the customer is away, and asks when back. */
export const maxRenewals = 3;

/** What a first quote and its renewals have in common. */
interface Renewing {
  /** The quote before; once quoted, only where its rate was another one. */
  previous: TimedQuote | null;
  renewals: number;
  /** Whether the quote before was accepted, but too late. */
  isLate: boolean;
}

export type QuoteState =
  | { step: 'idle' }
  /** A quote is on its way, and there is none to accept. */
  | ({ step: 'asking' } & Renewing)
  /** `isDue`: the next one is on its way while this one can still be accepted. */
  | ({ step: 'quoted'; quote: TimedQuote; isDue: boolean } & Renewing)
  | { step: 'expired'; quote: TimedQuote }
  | { step: 'refused'; error: ApiError }
  | { step: 'sending'; quote: TimedQuote }
  /** Nobody knows whether it was converted: sending the same again is the way to find out. */
  | { step: 'uncertain'; quote: TimedQuote; error: ApiError }
  | { step: 'done'; record: FlashRecord };

export type QuoteEvent =
  | { type: 'changed' }
  | { type: 'asked' }
  | { type: 'answered'; quote: Quote; now: number }
  | { type: 'failed'; error: ApiError }
  /** It runs out soon. */
  | { type: 'due' }
  | { type: 'ran-out' }
  | { type: 'accepted' }
  | { type: 'executed'; record: FlashRecord }
  | { type: 'not-executed'; error: ApiError };

export const idle: QuoteState = { step: 'idle' };

/** What follows from an event; an event that comes too late changes nothing. */
export function nextState(state: QuoteState, event: QuoteEvent): QuoteState {
  switch (event.type) {
    case 'changed':
      // What is being booked is not taken back by typing.
      return state.step === 'sending' || state.step === 'uncertain' ? state : idle;
    case 'asked':
      if (state.step === 'sending' || state.step === 'uncertain') return state;
      return asking(shownQuote(state));
    case 'answered':
      return isFetching(state) ? quoted(state, event.quote, event.now) : state;
    case 'failed':
      if (state.step === 'asking') return { step: 'refused', error: event.error };
      return state.step === 'quoted' ? { ...state, isDue: false } : state;
    case 'due':
      if (state.step !== 'quoted' || state.renewals >= maxRenewals) return state;
      return { ...state, isDue: true, renewals: state.renewals + 1 };
    case 'ran-out':
      return state.step === 'quoted' ? ranOut(state) : state;
    case 'accepted':
      return state.step === 'quoted' || state.step === 'uncertain' ? { step: 'sending', quote: state.quote } : state;
    case 'executed':
      return { step: 'done', record: event.record };
    case 'not-executed':
      return state.step === 'sending' ? refusedExchange(state.quote, event.error) : state;
  }
}

/** The quote that stands on the screen: the one that counts, or the one before until the next is there. */
export function shownQuote(state: QuoteState): TimedQuote | null {
  if (state.step === 'asking') return state.previous;
  return 'quote' in state ? state.quote : null;
}

/** Whether a quote is to be fetched. */
export const isFetching = (state: QuoteState): state is Extract<QuoteState, Renewing> =>
  state.step === 'asking' || (state.step === 'quoted' && state.isDue);

const asking = (previous: TimedQuote | null, isLate = false): QuoteState => ({
  step: 'asking',
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
    // The next one was not accepted too late.
    isLate: state.step === 'asking' && isLate,
  };
}

function ranOut({ quote, isDue, renewals }: Extract<QuoteState, { step: 'quoted' }>): QuoteState {
  return isDue ? { step: 'asking', previous: quote, renewals, isLate: false } : { step: 'expired', quote };
}

function refusedExchange(quote: TimedQuote, error: ApiError): QuoteState {
  if (!error.isOutcomeKnown) return { step: 'uncertain', quote, error };
  return error.code === 'quote-expired' ? asking(quote, true) : { step: 'refused', error };
}

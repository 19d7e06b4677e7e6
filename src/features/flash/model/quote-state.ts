import type { AnswerOf } from '#contract/index';
import { deviceTime } from '#platform/countdown';
import type { ApiError } from '#platform/api-error';

export type Quote = AnswerOf<'POST flash/quote'>;
export type FlashRecord = AnswerOf<'POST flash/exchange'>;

/** A quote with the moment of this device's clock at which it runs out. */
export interface TimedQuote extends Quote {
  until: number;
}

/** A quote that runs out is renewed by itself so often; then the customer is away, and asks when back. */
export const mostRenewals = 3;

export type QuoteState =
  | { step: 'idle' }
  /** The first quote, or the one after `previous` ran out, is on its way. */
  | { step: 'asking'; previous: TimedQuote | null; renewals: number }
  | { step: 'quoted'; quote: TimedQuote; previous: TimedQuote | null; renewals: number }
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
      return { step: 'asking', previous: quoteOf(state), renewals: 0 };
    case 'answered':
      return state.step === 'asking' ? quoted(state, event.quote, event.now) : state;
    case 'failed':
      return state.step === 'asking' ? { step: 'refused', error: event.error } : state;
    case 'ran-out':
      return state.step === 'quoted' ? renewed(state) : state;
    case 'accepted':
      return state.step === 'quoted' || state.step === 'uncertain' ? { step: 'sending', quote: state.quote } : state;
    case 'executed':
      return { step: 'done', record: event.record };
    case 'not-executed':
      return state.step === 'sending' ? refusedExchange(state.quote, event.error) : state;
  }
}

function quoteOf(state: QuoteState): TimedQuote | null {
  return state.step === 'expired' || state.step === 'quoted' ? state.quote : null;
}

function quoted(state: { previous: TimedQuote | null; renewals: number }, quote: Quote, now: number): QuoteState {
  const timed = { ...quote, until: deviceTime(quote.expires_at, quote.server_time, now) };
  // The same rate again asks nothing of the customer.
  const previous = state.previous !== null && state.previous.rate !== quote.rate ? state.previous : null;
  return { step: 'quoted', quote: timed, previous, renewals: state.renewals };
}

function renewed({ quote, renewals }: { quote: TimedQuote; renewals: number }): QuoteState {
  return renewals < mostRenewals
    ? { step: 'asking', previous: quote, renewals: renewals + 1 }
    : { step: 'expired', quote };
}

function refusedExchange(quote: TimedQuote, error: ApiError): QuoteState {
  if (!error.isDefinite) return { step: 'uncertain', quote, error };
  if (error.code === 'quote-expired') return { step: 'asking', previous: quote, renewals: 0 };
  return { step: 'refused', error };
}

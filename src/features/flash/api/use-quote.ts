import { useEffect, useReducer } from 'react';
import type { RequestOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { useHoldInterruptions } from '#platform/interruptions';
import { useRefresh } from '#platform/refresh';
import { useCustomer } from '#platform/session';
import { idle, isFetching, nextState, type QuoteState } from '../model/quote-state.ts';
import { acceptQuote } from './exchange.ts';
import { fetchQuote } from './quote.ts';

/** Typing pauses this long before the server is asked. */
const pauseMs = 500;

/** A quote is renewed so long before it runs out, so that there is always one to accept. */
const aheadMs = 1500;

/** Shown anew after a conversion. */
const changed = ['GET wallet/index', 'GET wallet/assets', 'GET user/amount', 'GET flash/records'] as const;

export interface QuoteControl {
  state: QuoteState;
  accept(): void;
  renew(): void;
  /** Back to the beginning, after a conversion. */
  startAgain(): void;
}

/** Keeps a quote for what is typed, and converts by it. `null` asks for nothing. */
export function useQuote(wanted: RequestOf<'POST flash/quote'> | null): QuoteControl {
  const [state, send] = useReducer(nextState, idle);
  const customer = useCustomer()?.id ?? '';
  const refresh = useRefresh();
  const wish = wanted === null ? null : JSON.stringify(wanted);
  const fetching = isFetching(state);
  const renewals = fetching ? state.renewals : 0;

  useEffect(() => {
    send({ type: 'changed' });
    if (wish === null) return undefined;
    const timer = setTimeout(() => send({ type: 'asked' }), pauseMs);
    return () => clearTimeout(timer);
  }, [wish]);

  useEffect(() => {
    if (!fetching || wish === null) return undefined;
    const controller = new AbortController();
    fetchQuote(JSON.parse(wish) as RequestOf<'POST flash/quote'>, controller.signal).then(
      (answer) => send({ type: 'answered', quote: answer, now: Date.now() }),
      (error: unknown) => {
        if (!controller.signal.aborted) send({ type: 'failed', error: toApiError(error) });
      },
    );
    return () => controller.abort();
  }, [fetching, renewals, wish]);

  const until = state.step === 'quoted' ? state.quote.until : undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    const left = Math.max(0, until - Date.now());
    const timers = [
      setTimeout(() => send({ type: 'due' }), Math.max(0, left - aheadMs)),
      setTimeout(() => send({ type: 'ran-out' }), left),
    ];
    return () => timers.forEach(clearTimeout);
  }, [until]);

  // Nothing may lie over a quote that runs or is being accepted.
  useHoldInterruptions(['asking', 'quoted', 'sending', 'uncertain'].includes(state.step));

  const accept = (): void => {
    if (state.step !== 'quoted' && state.step !== 'uncertain') return;
    send({ type: 'accepted' });
    acceptQuote(state.quote.quote, customer).then(
      (record) => {
        send({ type: 'executed', record });
        void refresh(changed);
      },
      (error: unknown) => send({ type: 'not-executed', error: toApiError(error) }),
    );
  };

  return {
    state,
    accept,
    renew: () => send({ type: 'asked' }),
    startAgain: () => send({ type: 'changed' }),
  };
}

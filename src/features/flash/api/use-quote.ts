import { useEffect, useEffectEvent, useReducer } from 'react';
import type { RequestOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { useConnection } from '#platform/connection';
import { clearDraft } from '#platform/draft';
import { useHoldInterruptions } from '#platform/interruptions';
import { useMoneyCall } from '#platform/money-call';
import { idle, isFetching, nextState, type QuoteState } from '../model/quote-state.ts';
import { clearSent, readSent, writeSent } from '../model/sent.ts';
import { fetchQuote } from './quote.ts';

/** Debounce before the server is asked. */
const pauseMs = 500;

/** A quote renews this long before it expires, so that there is always one to accept. */
const aheadMs = 1500;

const awaitsConnection: readonly string[] = ['offline', 'not-sent'];

export interface QuoteControl {
  state: QuoteState;
  accept(): void;
  renew(): void;
  /** Back to the beginning, after a conversion. */
  reset(): void;
}

/** Keeps a quote for `input`, and converts by it. `null` requests nothing. */
export function useQuote(input: RequestOf<'POST flash/quote'> | null): QuoteControl {
  const { send: exchange, unresolved } = useMoneyCall('POST flash/exchange');
  const [state, send] = useReducer(nextState, idle, () => {
    const open = unresolved();
    return open ? nextState(idle, { type: 'resumed', id: open.quote, sent: readSent(open.quote) }) : idle;
  });
  const requested = input === null ? null : JSON.stringify(input);
  const fetching = isFetching(state);
  const renewals = fetching ? state.renewals : 0;

  useEffect(() => {
    send({ type: 'changed' });
    if (requested === null) return undefined;
    const timer = setTimeout(() => send({ type: 'requested' }), pauseMs);
    return () => clearTimeout(timer);
  }, [requested]);

  useEffect(() => {
    if (!fetching || requested === null) return undefined;
    const controller = new AbortController();
    fetchQuote(JSON.parse(requested) as RequestOf<'POST flash/quote'>, controller.signal).then(
      (quote) => send({ type: 'received', quote, now: Date.now() }),
      (error: unknown) => {
        if (!controller.signal.aborted) send({ type: 'not-received', error: toApiError(error) });
      },
    );
    return () => controller.abort();
  }, [fetching, renewals, requested]);

  const until = state.step === 'quoted' ? state.quote.until : undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    const left = Math.max(0, until - Date.now());
    const timers = [
      setTimeout(() => send({ type: 'due' }), Math.max(0, left - aheadMs)),
      setTimeout(() => send({ type: 'expired' }), left),
    ];
    return () => timers.forEach(clearTimeout);
  }, [until]);

  const isOnline = useConnection() === 'online';
  const retry = useEffectEvent(() => {
    if (state.step === 'refused' && awaitsConnection.includes(state.error.kind)) send({ type: 'requested' });
  });
  // What was not sent may be refused when the connection is back already.
  const isUnsent = state.step === 'refused' && state.error.kind === 'not-sent';
  // The connection is back: what was refused without it no longer holds.
  useEffect(() => {
    if (isOnline) retry();
  }, [isOnline, isUnsent]);

  // Nothing covers a quote that counts down or is being accepted.
  useHoldInterruptions(['requesting', 'quoted', 'sending', 'uncertain'].includes(state.step));

  const accept = (): void => {
    if (state.step !== 'quoted' && state.step !== 'uncertain') return;
    if (state.step === 'quoted') writeSent(state.quote);
    send({ type: 'accepted' });
    exchange({ quote: state.step === 'quoted' ? state.quote.quote : state.id }).then(
      (record) => {
        // What was converted is not waiting to be converted again.
        clearDraft('flash');
        clearSent();
        send({ type: 'converted', record });
      },
      (error: unknown) => send({ type: 'failed', error: toApiError(error) }),
    );
  };

  return {
    state,
    accept,
    renew: () => send({ type: 'requested' }),
    reset: () => send({ type: 'reset' }),
  };
}

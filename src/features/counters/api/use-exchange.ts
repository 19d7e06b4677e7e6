import { useEffect, useReducer } from 'react';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useHoldInterruptions } from '#platform/interruptions';
import { useMoneyCall } from '#platform/money-call';
import { useRefresh } from '#platform/refresh';
import { fetchedAt, useCall } from '#platform/swr';
import { initial, nextState, type Action, type ExchangeState } from '../model/exchange-state.ts';
import { pollEvery, type Offer, type Stage } from '../model/stage.ts';

/** What an action changes besides the stage. */
const around = ['GET counter/index', 'GET counter/detail', 'GET exchange/records'] as const;

export interface ExchangeControl extends ExchangeState {
  /** The read of the stage, for its age and its errors. */
  read: ReturnType<typeof useCall<'GET exchange/current'>>;
  /** The accepted order whose response was lost: accepting again is safe, and declining may come too late. */
  unresolved: string | null;
  match(counter: string): void;
  leave(order: string): void;
  accept(offer: Offer): void;
  decline(offer: Offer): void;
  /** Shows what is missing to accept. */
  showShortfall(): void;
  /** Closes that, and the message about the last action. */
  dismiss(): void;
}

/** Follows the customer's exchange order, whose stage only the server decides, and acts on it. */
export function useExchange(): ExchangeControl {
  const { send: acceptOrder, unresolved, forget } = useMoneyCall('POST exchange/accept');
  const [state, send] = useReducer(nextState, initial);
  const { timed, acting } = state;
  const refresh = useRefresh();
  const read = useCall(
    'GET exchange/current',
    {},
    { refreshInterval: () => pollEvery(timed, Date.now()), dedupingInterval: 500 },
  );
  const { data, mutate } = read;
  useEffect(() => {
    // What an action returned is in the cache too, and has no time there.
    const at = fetchedAt(data);
    if (data && at !== undefined) send({ type: 'received', state: data, at });
  }, [data]);

  const open = unresolved()?.order ?? null;
  const stage = timed?.state;
  const isStillOffered = stage?.stage === 'matched' && stage.offer.sn === open;
  useEffect(() => {
    // The stage tells what became of an order whose response was lost.
    if (stage && open !== null && !isStillOffered && acting === null) forget();
  }, [stage, open, isStillOffered, acting, forget]);

  // Nothing covers an offer that ends.
  useHoldInterruptions(stage?.stage === 'matched');

  const act = (action: Action, answer: () => Promise<Stage>): void => {
    if (acting !== null) return;
    send({ type: 'acting', action });
    answer().then(
      (next) => {
        send({ type: 'received', state: next, at: Date.now(), isAnswer: true });
        void mutate(next, { revalidate: false });
        void refresh(around);
      },
      (error: unknown) => {
        send({ type: 'failed', action, error: toApiError(error) });
        // Something else than this screen moved the order: show what is true.
        void mutate();
        void refresh(around);
      },
    );
  };

  return {
    ...state,
    read,
    unresolved: isStillOffered && acting === null ? open : null,
    match: (counter) => act('match', () => request('POST exchange/match', { counter })),
    leave: (order) => act('leave', () => request('POST exchange/leave', { order })),
    accept: ({ sn }) => act('accept', () => acceptOrder({ order: sn })),
    decline: ({ sn }) => act('decline', () => request('POST exchange/decline', { order: sn })),
    showShortfall: () => send({ type: 'shortfall-shown' }),
    dismiss: () => send({ type: 'dismissed' }),
  };
}

import { useReducer } from 'react';
import { toApiError } from '#platform/api-error';
import { useMoneyCall } from '#platform/money-call';
import { moneyReads } from '#platform/money-reads';
import { useRefresh } from '#platform/refresh';
import { choosing, inputOf, nextState, type OrderState } from '../model/order-state.ts';
import type { Terms } from '../model/terms.ts';

export interface OrderControl {
  state: OrderState;
  /** Shows the terms of an order. */
  review(terms: Terms): void;
  /** Takes over the terms of now; null where there are none any longer. */
  renew(terms: Terms | null): void;
  /** Places the order that is reviewed, or finds out what became of one whose response was lost. */
  place(): void;
  /** Back to choosing. `isOver`: the period closed meanwhile. */
  close(isOver: boolean): void;
}

/** Places orders, each at most once. */
export function useOrder(): OrderControl {
  const { send: order, unresolved } = useMoneyCall('POST leverage/order');
  const refresh = useRefresh();
  const [state, send] = useReducer(nextState, choosing, () => {
    const open = unresolved();
    return open ? nextState(choosing, { type: 'resumed', input: open }) : choosing;
  });
  return {
    state,
    review: (terms) => send({ type: 'reviewed', terms }),
    renew: (terms) => send({ type: 'renewed', terms }),
    close: (isOver) => send({ type: 'closed', isOver }),
    place() {
      if (state.step !== 'reviewing' && state.step !== 'uncertain') return;
      send({ type: 'sent' });
      order(state.step === 'reviewing' ? inputOf(state.terms) : state.input).then(
        (placed) => send({ type: 'placed', order: placed }),
        async (thrown: unknown) => {
          const error = toApiError(thrown);
          send({ type: 'failed', error });
          // Something changed that isn't on the screen yet.
          if (error.kind !== 'refusal') return;
          await refresh(moneyReads).catch(() => undefined);
          send({ type: 'refreshed' });
        },
      );
    },
  };
}

import { useEffect } from 'react';
import type { RequestOf } from '#contract/index';
import { useMoneyCall } from '#platform/money-call';
import { fetchedAt, useCall } from '#platform/swr';

const soonestMs = 1000;

/** What redeeming early returns now, read again when it changes. Nothing read before `since` counts. */
export function useRedemption(number: string, since: number) {
  const read = useCall(
    'GET pledge/redemption',
    { number },
    {
      dedupingInterval: 0,
      refreshInterval: (data) =>
        data ? Math.max(soonestMs, Date.parse(data.changes_at) - Date.parse(data.server_time)) : 0,
    },
  );
  const { data } = read;
  return { ...read, redemption: data && (fetchedAt(data) ?? 0) >= since ? data : undefined };
}

/** Returns a function that redeems early at exactly the amount that was shown. */
export function useRedeem() {
  const { send, unresolved, forget } = useMoneyCall('POST pledge/redeem');
  return async (input: RequestOf<'POST pledge/redeem'>): Promise<void> => {
    const before = unresolved();
    const isSame = before?.number === input.number;
    // A term ends once at most. A redemption without an answer needs its key only if the customer tries that one again.
    if (!isSame) forget();
    await send(isSame ? before : input);
  };
}

/** Forgets a redemption without an answer once the term itself says what became of it. */
export function useKnownOutcome(number: string, isClosed: boolean): void {
  const { unresolved, forget } = useMoneyCall('POST pledge/redeem');
  useEffect(() => {
    if (isClosed && unresolved()?.number === number) forget();
  }, [number, isClosed, unresolved, forget]);
}

import { useEffect, useState } from 'react';
import { useConnection } from '#platform/connection';
import { useDates } from '#platform/dates';
import { pricesStore } from '#platform/live';
import { onDevice } from '#platform/server-clock';
import { useStore } from '#platform/store';
import { fetchedAt } from '#platform/swr';

/** Prices older than this show their age. */
const freshMs = 30_000;

/**
 * Returns "Last updated 14:05" for prices that no longer update, live or by polling, or that were old when they came; undefined
 * while fresh.
 */
export function usePriceAge(polled: { readonly time: string } | undefined): string | undefined {
  const { age } = useDates();
  const isOnline = useConnection() === 'online';
  const asOf = Math.max(useStore(pricesStore).at, polled ? Math.min(fetchedAt(polled) ?? 0, onDevice(polled.time)) : 0);
  const [oldAsOf, setOldAsOf] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOldAsOf(asOf), asOf + freshMs - Date.now());
    return () => clearTimeout(timer);
  }, [asOf]);
  return asOf > 0 && (!isOnline || oldAsOf === asOf) ? age(asOf) : undefined;
}

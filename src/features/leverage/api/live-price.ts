import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { pricesStore, watchMarkets, type LivePrice } from '#platform/live';
import { useCall } from '#platform/swr';

/** The latest live price of a market, watched while the component is mounted. */
export function useWatchedPrice(symbol: string): LivePrice | undefined {
  useEffect(() => watchMarkets([symbol]), [symbol]);
  const read = useCallback(() => pricesStore.get().prices[symbol], [symbol]);
  return useSyncExternalStore(pricesStore.subscribe, read, () => undefined);
}

/** The closes of the last minutes. */
export const useMinutes = (symbol: string) =>
  useCall('GET market/candles', { symbol, interval: '1m' }, { refreshInterval: 60_000 });

import { useCallback, useSyncExternalStore } from 'react';
import { type LivePrice, pricesStore } from './live.ts';

/** Returns the latest price of a market that something watches; undefined before its first tick. */
export function useLivePrice(symbol: string): LivePrice | undefined {
  const read = useCallback(() => pricesStore.get().prices[symbol], [symbol]);
  return useSyncExternalStore(pricesStore.subscribe, read, () => undefined);
}

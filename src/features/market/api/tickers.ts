import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { pricesStore, watchMarkets } from '#platform/live';
import { useCall } from '#platform/swr';
import { newestPrice, type Ticker } from '../model/live-ticker.ts';

const isLive = (): boolean => Date.now() - pricesStore.get().at < 15_000;

/** Every market. Refreshed once a minute while prices come live, else more often. */
export const useTickers = () =>
  useCall('GET market/tickers', {}, { refreshInterval: () => (isLive() ? 60_000 : 15_000) });

/** Subscribes to the prices of these markets while the component is mounted. */
export function useWatched(symbols: readonly string[]): void {
  const joined = symbols.join(' ');
  useEffect(() => (joined === '' ? undefined : watchMarkets(joined.split(' '))), [joined]);
}

/** Returns the newest price of a market that is watched. Renders again only when it changes, and never while not `active`. */
export function useNewestPrice(ticker: Ticker, time: string, active: boolean): string {
  const read = useCallback(
    () => newestPrice(ticker, time, active ? pricesStore.get().prices[ticker.symbol] : undefined),
    [ticker, time, active],
  );
  return useSyncExternalStore(pricesStore.subscribe, read, () => ticker.price);
}

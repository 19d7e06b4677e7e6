import { useEffect } from 'react';
import { pricesStore, watchMarkets } from '#platform/live';
import { useStore } from '#platform/store';
import { useCall } from '#platform/swr';

const isLive = (): boolean => Date.now() - pricesStore.get().at < 15_000;

/** Every market. Refreshed once a minute while prices come live, else more often. */
export const useTickers = () =>
  useCall('GET market/tickers', {}, { refreshInterval: () => (isLive() ? 60_000 : 15_000) });

/** Subscribes to the prices of these markets while the component is mounted. */
export function useLivePrices(symbols: readonly string[]) {
  const joined = symbols.join(' ');
  useEffect(() => (joined === '' ? undefined : watchMarkets(joined.split(' '))), [joined]);
  return useStore(pricesStore);
}

import { useEffect } from 'react';
import { pricesStore, watchMarkets } from '#platform/live';
import { useStore } from '#platform/store';
import { useCall } from '#platform/swr';

const isLive = (): boolean => Date.now() - pricesStore.get().at < 15_000;

/** Every market. Prices come live, so that it is renewed once a minute; more often while they do not. */
export const useTickers = () =>
  useCall('GET market/tickers', {}, { refreshInterval: () => (isLive() ? 60_000 : 15_000) });

/** Follows the prices of these markets while the component shows. */
export function useLivePrices(symbols: readonly string[]) {
  const joined = symbols.join(' ');
  useEffect(() => (joined === '' ? undefined : watchMarkets(joined.split(' '))), [joined]);
  return useStore(pricesStore);
}

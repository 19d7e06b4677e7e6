import { useEffect } from 'react';
import { pricesStore, watchMarkets } from '#platform/live';
import { useStore } from '#platform/store';
import { useCall } from '#platform/swr';

/** Every market; the figures of 24 hours are renewed once a minute, prices come live. */
export const useTickers = () => useCall('GET market/tickers', {}, { refreshInterval: 60_000 });

/** Follows the prices of these markets while the component shows. */
export function useLivePrices(symbols: readonly string[]): Readonly<Record<string, string>> {
  const joined = symbols.join(' ');
  useEffect(() => (joined === '' ? undefined : watchMarkets(joined.split(' '))), [joined]);
  return useStore(pricesStore);
}

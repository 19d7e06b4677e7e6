import { useEffect } from 'react';
import { watchMarkets, type LivePrice } from '#platform/live';
import { useLivePrice } from '#platform/live-price';
import { useCall } from '#platform/swr';

/** The latest live price of a market, watched while the component is mounted. */
export function useWatchedPrice(symbol: string): LivePrice | undefined {
  useEffect(() => watchMarkets([symbol]), [symbol]);
  return useLivePrice(symbol);
}

/** The latest one-minute candles of a market, renewed every minute. */
export const useMinuteCandles = (symbol: string) =>
  useCall('GET market/candles', { symbol, interval: '1m' }, { refreshInterval: 60_000 });

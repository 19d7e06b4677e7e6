import { useEffect, useRef, useState } from 'react';
import { request } from '#platform/http';
import { useLivePrice } from '#platform/live-price';
import { useCall } from '#platform/swr';
import { merged, withTick, type Candle } from '../model/candle-series.ts';
import type { CandleInterval } from '../model/market-filter.ts';

const refreshMs = 60_000;

/** The candles of a market as far back as the customer went, with the live price. Remount it for another market or interval. */
export function useCandles(symbol: string, interval: CandleInterval) {
  const read = useCall('GET market/candles', { symbol, interval }, { refreshInterval: refreshMs });
  const live = useLivePrice(symbol);
  const [known, setKnown] = useState<{ data?: object; live?: object; candles: readonly Candle[] }>({ candles: [] });
  const [status, setStatus] = useState<'idle' | 'loading' | 'error' | 'end'>('idle');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const { data } = read;
  if (data !== known.data || live !== known.live) {
    const candles = data && data !== known.data ? merged(known.candles, data.items) : known.candles;
    setKnown({ data, live, candles: live ? withTick(candles, interval, live) : candles });
  }

  const [first] = known.candles;
  const loadOlder = (): void => {
    if (!first || status === 'loading' || status === 'end') return;
    setStatus('loading');
    controller.current = new AbortController();
    const { signal } = controller.current;
    request('GET market/candles', { symbol, interval, before: first.time }, { signal }).then(
      ({ items }) => {
        setKnown((now) => ({ ...now, candles: merged(now.candles, items) }));
        setStatus(items.length === 0 ? 'end' : 'idle');
      },
      () => {
        if (!signal.aborted) setStatus('error');
      },
    );
  };

  return { ...read, candles: data && known.candles, status, loadOlder };
}

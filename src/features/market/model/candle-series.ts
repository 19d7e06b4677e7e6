import { isLess } from '#contract/money';
import type { ResponseOf } from '#contract/index';
import type { CandleInterval } from './market-filter.ts';

export type Candle = ResponseOf<'GET market/candles'>['items'][number];

const minute = 60_000;

const spans: Record<CandleInterval, number> = {
  '1m': minute,
  '5m': 5 * minute,
  '1h': 60 * minute,
  '1d': 1440 * minute,
};

/** Returns known candles with those of a response, which win, oldest first. */
export function merged(known: readonly Candle[], response: readonly Candle[]): readonly Candle[] {
  const [first, last] = [response[0], response.at(-1)];
  if (!first || !last) return known;
  return [
    ...known.filter(({ time }) => time < first.time),
    ...response,
    ...known.filter(({ time }) => time > last.time),
  ];
}

/** Returns the candles with a live price: it moves the last candle, or begins the next one. */
export function withTick(
  candles: readonly Candle[],
  interval: CandleInterval,
  { price, time }: { price: string; time: string },
): readonly Candle[] {
  const last = candles.at(-1);
  if (!last) return candles;
  const begin = new Date(Math.floor(Date.parse(time) / spans[interval]) * spans[interval]).toISOString();
  if (begin < last.time) return candles;
  if (begin > last.time) return [...candles, { time: begin, open: price, high: price, low: price, close: price }];
  if (price === last.close) return candles;
  return [
    ...candles.slice(0, -1),
    {
      ...last,
      high: isLess(last.high, price) ? price : last.high,
      low: isLess(price, last.low) ? price : last.low,
      close: price,
    },
  ];
}

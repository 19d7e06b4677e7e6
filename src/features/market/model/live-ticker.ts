import { add, divide, percentChange, percentToRatio } from '#contract/money';
import type { ResponseOf } from '#contract/index';

export type Ticker = ResponseOf<'GET market/tickers'>['items'][number];

interface PriceAt {
  price: string;
  time: string;
}

/** Returns a ticker of `time` updated with its newest price, including change and sparkline. */
export function withPrice(ticker: Ticker, time: string, live: PriceAt | undefined): Ticker {
  if (!live || live.price === ticker.price || Date.parse(live.time) < Date.parse(time)) return ticker;
  const { price } = live;
  return { ...ticker, price, change: changeAt(ticker, price), sparkline: [...ticker.sparkline.slice(0, -1), price] };
}

/** Percent against the price of 24 hours ago, derived from the last known price and its change. */
function changeAt({ price, change }: Ticker, now: string): string {
  const dayAgo = divide(price, add('1', percentToRatio(change)));
  return percentChange(dayAgo, now);
}

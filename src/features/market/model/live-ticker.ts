import { add, isLess, multiply, percentChange, percentToRatio } from '#contract/money';
import type { ResponseOf } from '#contract/index';

export type Ticker = ResponseOf<'GET market/tickers'>['items'][number];

interface PriceAt {
  price: string;
  time: string;
}

/** Returns the newest price of a ticker of `time`. */
export const newestPrice = (ticker: Ticker, time: string, live: PriceAt | undefined): string =>
  !live || Date.parse(live.time) < Date.parse(time) ? ticker.price : live.price;

/** Returns a ticker at another price, including change, sparkline, and the range of the day. */
export function withPrice(ticker: Ticker, price: string): Ticker {
  if (price === ticker.price) return ticker;
  const { high, low } = ticker;
  return {
    ...ticker,
    price,
    change: changeAt(ticker, price),
    high: isLess(high, price) ? price : high,
    low: isLess(price, low) ? price : low,
    sparkline: [...ticker.sparkline.slice(0, -1), price],
  };
}

/** Percent against the price of 24 hours ago, derived from the last known price and its change. */
function changeAt({ price, change }: Ticker, now: string): string {
  // now ÷ (price ÷ left) is now × left ÷ price, which also holds for a loss that rounds to all of it.
  return percentChange(price, multiply(now, add('1', percentToRatio(change))));
}

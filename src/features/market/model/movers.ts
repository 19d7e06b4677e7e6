import { compare, magnitude } from '#contract/money';
import type { Ticker } from './live-ticker.ts';

/** Returns the markets that moved most in the last 24 hours, up or down, the largest move first. */
export function movers(tickers: readonly Ticker[], count: number): Ticker[] {
  return tickers.toSorted((a, b) => compare(magnitude(b.change), magnitude(a.change))).slice(0, count);
}

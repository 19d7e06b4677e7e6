import { compare, isNegative, negate } from '#contract/money';
import type { Ticker } from './live-ticker.ts';

const size = (change: string): string => (isNegative(change) ? negate(change) : change);

/** Returns the markets that moved most in the last 24 hours, up or down, the largest move first. */
export function movers(tickers: readonly Ticker[], count: number): Ticker[] {
  return tickers.toSorted((a, b) => compare(size(b.change), size(a.change))).slice(0, count);
}

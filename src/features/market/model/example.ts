import { decimalPlaces, divide, multiply, percentToRatio, round, subtract } from '#contract/money';
import type { Conversion, Side } from '#forms/conversion';
import type { Rate } from './conversion.ts';

/** What a conversion gives and costs right now. Each rate is units of the received currency per unit of the paid one. */
export interface Example {
  amounts: Record<Side, string>;
  rate: string;
  inverse: string;
  mid: string;
  midInverse: string;
  /** Of the mid-market rate. */
  spread: string;
  /** In each currency. */
  cost: Record<Side, string>;
}

/**
 * Returns what a conversion comes to, as a quote computes it: the spread leaves the mid-market rate, and the amount that
 * isn't given is rounded once, a received one down and a paid one up.
 */
export function exampleOf(
  { side, amount }: Pick<Conversion, 'side' | 'amount'>,
  price: Pick<Rate, 'rate' | 'spread_percent'>,
  scales: Record<Side, number>,
): Example {
  // The price is what one unit of the received currency is worth in the paid one.
  const midInverse = price.rate;
  const spread = percentToRatio(price.spread_percent);
  const kept = subtract('1', spread);
  const mid = divide('1', midInverse);
  const rate = multiply(mid, kept);
  const inverse = divide(midInverse, kept);
  const given = amount === '' ? '0' : amount;
  const paid = side === 'from' ? given : multiply(given, inverse, scales.from, 'up');
  const received = side === 'to' ? given : divide(given, inverse, scales.to, 'down');
  return {
    amounts: amount === '' ? { from: '', to: '' } : { from: paid, to: received },
    rate,
    // Shown beside the mid-market rate, and no finer than it.
    inverse: round(inverse, Math.max(2, decimalPlaces(midInverse))),
    mid,
    midInverse,
    spread,
    cost: { from: multiply(paid, spread, scales.from), to: round(subtract(multiply(paid, mid), received), scales.to) },
  };
}

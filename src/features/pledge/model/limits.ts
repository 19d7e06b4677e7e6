import { isLess, isPositiveAmount, min, subtract } from '#contract/money';
import type { Product } from './term.ts';

/** What an amount breaks, with the figure to name. */
export interface Breach {
  limit: 'available' | 'maximum' | 'minimum';
  amount: string;
}

/** Returns the limit above which an amount is; null if it is below all, or no amount. */
export function exceeded(amount: string, available: string, { maximum }: Product): Breach | null {
  if (!isPositiveAmount(amount)) return null;
  if (isLess(maximum, amount)) return { limit: 'maximum', amount: maximum };
  return isLess(available, amount) ? { limit: 'available', amount: available } : null;
}

/** Returns the minimum if an amount is below it. */
export const below = (amount: string, { minimum }: Product): Breach | null =>
  isPositiveAmount(amount) && isLess(amount, minimum) ? { limit: 'minimum', amount: minimum } : null;

/** Returns what Max fills in; null where even the minimum is too much. */
export function maxAmount(available: string, { minimum, maximum }: Product): string | null {
  const max = min(available, maximum);
  return isLess(max, minimum) ? null : max;
}

/** Returns what is missing for an amount, or for the minimum while there is none; null if the balance is enough. */
export function shortfall(amount: string, available: string, product: Product): string | null {
  const needed = isPositiveAmount(amount) && !below(amount, product) ? min(amount, product.maximum) : product.minimum;
  return isLess(available, needed) ? subtract(needed, available) : null;
}

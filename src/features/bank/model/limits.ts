import type { ResponseOf } from '#contract/index';
import { isLess, isPositive, isPositiveAmount, min } from '#contract/money';

export type FiatWallet = ResponseOf<'GET bank/index'>['items'][number];

export type DrawTerms = NonNullable<FiatWallet['draw']>;

/** What an amount breaks, with the figure to name. */
export interface Breach {
  limit: 'available' | 'maximum' | 'left-today' | 'minimum';
  amount: string;
}

/** Returns the tightest limit above which an amount is; null if it is below all, or no amount. */
export function exceeded(amount: string, available: string, terms: DrawTerms): Breach | null {
  if (!isPositiveAmount(amount)) return null;
  const max = largest(available, terms);
  if (!isLess(max, amount)) return null;
  if (max === available) return { limit: 'available', amount: max };
  return { limit: max === terms.left_today ? 'left-today' : 'maximum', amount: max };
}

/** Returns the minimum if an amount is below it. */
export const below = (amount: string, minimum: string): Breach | null =>
  isPositiveAmount(amount) && isLess(amount, minimum) ? { limit: 'minimum', amount: minimum } : null;

/** Returns the largest amount that goes through, before the minimum. */
export const largest = (available: string, { maximum, left_today: left }: DrawTerms): string =>
  min(available, min(maximum, left));

/** Returns what Max fills in; null where even the minimum is too much. */
export function maxAmount(available: string, terms: DrawTerms): string | null {
  const max = largest(available, terms);
  return isPositive(max) && !isLess(max, terms.minimum) ? max : null;
}

/** Returns the currency that a withdrawal starts with: one with a balance, else any. */
export function firstToDraw(wallets: readonly FiatWallet[]): string | undefined {
  const open = wallets.filter(({ draw }) => draw);
  return (open.find(({ available }) => isPositive(available)) ?? open[0])?.currency;
}

import { add, isLess, isZero, multiply, sum } from '#contract/money';
import { midRate, type Prices } from '../market/price-source.ts';

/** Days between asking for the closing and the closing. */
export const waitDays = 14;

export const closureDate = (now: Date): Date => new Date(now.getTime() + waitDays * 86_400_000);

/** From this worth on in all, money has to be withdrawn first. */
const WORTHWHILE = { currency: 'USDT', amount: '1' } as const;

export interface Owned {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
}

/** What there is of each currency, nothing left out but nothing. */
export const amountsOf = (owned: readonly Owned[]): { currency: string; amount: string }[] =>
  owned
    .map(({ currency, available, held }) => ({ currency, amount: add(available, held) }))
    .filter(({ amount }) => !isZero(amount));

/**
 * Whether the money is too much to be given up: anything held, a worth of one USDT or more in all at mid rates, or a
 * currency that has no price just now, which could be worth anything.
 */
export function isWorthWithdrawing(owned: readonly Owned[], prices: Prices | undefined): boolean {
  if (owned.some(({ held }) => !isZero(held))) return true;
  const worths = amountsOf(owned).map(({ currency, amount }) => {
    const rate = prices && midRate(prices, currency, WORTHWHILE.currency);
    return rate === undefined ? WORTHWHILE.amount : multiply(amount, rate, 18, 'up');
  });
  return !isLess(sum(worths), WORTHWHILE.amount);
}

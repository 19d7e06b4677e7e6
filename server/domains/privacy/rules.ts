import { add, isLess, isZero, multiply, sum } from '#contract/money';
import { DAY_MS } from '../../time.ts';
import { midRate, type Prices } from '../market/price-source.ts';

/** Days between the request and the closure. */
export const waitDays = 14;

export const closureDate = (now: Date): Date => new Date(now.getTime() + waitDays * DAY_MS);

/** From this total on, the customer must withdraw before closing. */
const MIN_WITHDRAWABLE = { currency: 'USDT', amount: '1' } as const;

export interface Owned {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
}

/** Returns the total of each currency, without zeros. */
export const amountsOf = (owned: readonly Owned[]): { currency: string; amount: string }[] =>
  owned
    .map(({ currency, available, held }) => ({ currency, amount: add(available, held) }))
    .filter(({ amount }) => !isZero(amount));

/**
 * Returns whether the money is too much to forfeit: anything held, or a total of one USDT or more at mid rates. Undefined if
 * that depends on a currency without a current price.
 */
export function isWorthWithdrawing(owned: readonly Owned[], prices: Prices | undefined): boolean | undefined {
  if (owned.some(({ held }) => !isZero(held))) return true;
  const amounts = amountsOf(owned);
  const worths = amounts.flatMap(({ currency, amount }) => {
    const rate = prices && midRate(prices, currency, MIN_WITHDRAWABLE.currency);
    return rate === undefined ? [] : [multiply(amount, rate, 18, 'up')];
  });
  if (!isLess(sum(worths), MIN_WITHDRAWABLE.amount)) return true;
  return worths.length < amounts.length ? undefined : false;
}

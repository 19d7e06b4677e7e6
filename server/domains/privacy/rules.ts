import { add, isLess, isZero, min, multiply, sum } from '#contract/money';
import { DAY_MS } from '../../time.ts';
import { minimumWorth } from '../flash/rules.ts';
import type { Prices } from '../market/price-source.ts';

/** Days between the request and the closure. */
export const waitDays = 14;

export const closureDate = (now: Date): Date => new Date(now.getTime() + waitDays * DAY_MS);

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

/** The least that can be withdrawn in a currency. */
interface LeastWithdrawal {
  readonly currency: string;
  readonly amount: string;
}

/** More than a conversion costs: what is just enough at mid rates isn't enough afterward. */
const CONVERSION_COST = '1.01';

/**
 * Returns whether money can leave the account: anything held, an amount that can be withdrawn as it is, or several that can be
 * converted into one. Undefined if that depends on a currency without a current price.
 */
export function canBeWithdrawn(
  owned: readonly Owned[],
  least: readonly LeastWithdrawal[],
  prices: Prices | undefined,
): boolean | undefined {
  if (owned.some(({ held }) => !isZero(held))) return true;
  const amounts = amountsOf(owned);
  const isEnough = ({ currency, amount }: LeastWithdrawal): boolean =>
    least.some((each) => each.currency === currency && !isLess(amount, each.amount));
  if (amounts.some(isEnough)) return true;
  const worthsOf = (all: readonly LeastWithdrawal[]): string[] =>
    all.flatMap(({ currency, amount }) => {
      const price = prices?.usd.get(currency);
      return price === undefined ? [] : [multiply(amount, price, 18, 'up')];
    });
  const worths = worthsOf(amounts);
  const [first, ...others] = worthsOf(least);
  if (first !== undefined) {
    const needed = multiply(others.reduce(min, first), CONVERSION_COST);
    const convertible = worths.filter((worth) => !isLess(worth, minimumWorth));
    if (!isLess(sum(convertible), needed)) return true;
  }
  return worths.length < amounts.length ? undefined : false;
}

import { divide, isLess } from '#contract/money';
import { Refusal } from '../../errors.ts';
import type { Prices } from '../market/price-source.ts';
import type { Currency } from '../market/store.ts';
import { maximumDepositWorth } from './rules.ts';

/**
 * Throws Refusal `amount-too-large` for an amount worth more than so many US dollars, by default the largest deposit, and
 * `rate-unavailable` without a price.
 */
export function requireWorth(
  prices: Prices,
  { code: currency, scale }: Currency,
  amount: string,
  maxWorth = maximumDepositWorth,
): void {
  const usd = prices.usd.get(currency);
  if (usd === undefined) throw new Refusal('rate-unavailable');
  const maximum = divide(maxWorth, usd, scale, 'down');
  if (isLess(maximum, amount)) throw new Refusal('amount-too-large', { maximum, currency });
}

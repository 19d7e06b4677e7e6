import {
  add,
  divide,
  isNegative,
  isPositive,
  isZero,
  multiply,
  negate,
  percentOf,
  round,
  subtract,
  sum,
} from '#contract/money';
import type { Prices } from '../market/price-source.ts';

/** The largest deposit, in US dollars. */
export const maximumDepositWorth = '10000000';

/** Converts an amount to another currency at full precision. Returns zero when there is no price. */
export function worthIn(prices: Prices, amount: string, currency: string, base: string): string {
  if (isZero(amount)) return '0';
  const usd = prices.usd.get(currency);
  const baseUsd = prices.usd.get(base);
  if (usd === undefined || baseUsd === undefined) return '0';
  return divide(multiply(amount, usd), baseUsd);
}

export interface Flow {
  readonly currency: string;
  /** Positive for a deposit, negative for a withdrawal. */
  readonly amount: string;
  /** At the time of the flow. */
  readonly prices: Prices;
}

export interface ProfitQuery {
  readonly base: string;
  /** Decimal places of the results in `base`. */
  readonly scale: number;
  readonly opening: { readonly prices: Prices; readonly amounts: ReadonlyMap<string, string> };
  readonly closing: { readonly prices: Prices; readonly amounts: ReadonlyMap<string, string> };
  readonly flows: readonly Flow[];
}

export interface Profit {
  readonly amount: string;
  readonly percent: string | null;
  readonly opening: string;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly closing: string;
}

/** Returns profit or loss. Rounds each part once and computes the amount from the rounded parts, so that they add up. */
export function profit({ base, scale, opening, closing, flows }: ProfitQuery): Profit {
  const total = ({ prices, amounts }: ProfitQuery['opening']) =>
    round(sum([...amounts].map(([currency, amount]) => worthIn(prices, amount, currency, base))), scale);
  const flowed = (isCounted: (amount: string) => boolean) =>
    sum(
      flows
        .filter(({ amount }) => isCounted(amount))
        .map(({ prices, currency, amount }) => worthIn(prices, amount, currency, base)),
    );
  const parts = {
    opening: total(opening),
    deposits: round(flowed(isPositive), scale),
    withdrawals: round(negate(flowed(isNegative)), scale),
    closing: total(closing),
  };
  const amount = add(subtract(subtract(parts.closing, parts.opening), parts.deposits), parts.withdrawals);
  const percent = isPositive(parts.opening) ? percentOf(amount, parts.opening) : null;
  return { amount, percent, ...parts };
}

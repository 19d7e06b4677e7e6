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

/** Converts an amount to another currency at full precision. Returns undefined when there is no price: zero would be a claim. */
export function worthIn(
  prices: Prices | undefined,
  amount: string,
  currency: string,
  base: string,
): string | undefined {
  if (isZero(amount)) return '0';
  if (currency === base) return amount;
  const usd = prices?.usd.get(currency);
  const baseUsd = prices?.usd.get(base);
  if (usd === undefined || baseUsd === undefined) return undefined;
  return divide(multiply(amount, usd), baseUsd);
}

interface Amount {
  readonly currency: string;
  readonly amount: string;
}

/** Returns what amounts are worth together, not rounded, and the currencies that this leaves out for want of a price. */
export function totalWorth(prices: Prices | undefined, amounts: readonly Amount[], base: string) {
  const worths = amounts.map(({ currency, amount }) => worthIn(prices, amount, currency, base));
  return {
    worth: sum(worths.filter((worth) => worth !== undefined)),
    unpriced: amounts.filter((_, index) => worths[index] === undefined).map(({ currency }) => currency),
  };
}

export interface Flow {
  readonly at: Date;
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

const isDeposit = ({ amount }: Flow): boolean => isPositive(amount);
const isWithdrawal = ({ amount }: Flow): boolean => isNegative(amount);

/** Returns what the flows are worth together, rounded once. */
const flowed = (flows: readonly Flow[], base: string, scale: number): string =>
  round(sum(flows.map(({ prices, currency, amount }) => worthIn(prices, amount, currency, base) ?? '0')), scale);

const gained = ({ opening, deposits, withdrawals, closing }: Omit<Profit, 'amount' | 'percent'>): string =>
  add(subtract(subtract(closing, opening), deposits), withdrawals);

/** Returns profit or loss. Rounds each part once and computes the amount from the rounded parts, so that they add up. */
export function profit({ base, scale, opening, closing, flows }: ProfitQuery): Profit {
  const total = ({ prices, amounts }: ProfitQuery['opening']) =>
    round(sum([...amounts].map(([currency, amount]) => worthIn(prices, amount, currency, base) ?? '0')), scale);
  const parts = {
    opening: total(opening),
    deposits: flowed(flows.filter(isDeposit), base, scale),
    withdrawals: negate(flowed(flows.filter(isWithdrawal), base, scale)),
    closing: total(closing),
  };
  const amount = gained(parts);
  // What was deposited since gains as well.
  const invested = add(parts.opening, parts.deposits);
  const percent = isPositive(invested) ? percentOf(amount, invested) : null;
  return { amount, percent, ...parts };
}

/** Returns profit or loss at earlier times, computed in the same way from the rounded values of these times. */
export function profitAt(
  values: readonly { readonly time: Date; readonly value: string | null }[],
  { opening, base, scale, flows }: Pick<ProfitQuery, 'base' | 'scale' | 'flows'> & { readonly opening: string },
): { time: Date; amount: string }[] {
  return values.flatMap(({ time, value: closing }) => {
    if (closing === null) return [];
    const before = flows.filter(({ at }) => at < time);
    const deposits = flowed(before.filter(isDeposit), base, scale);
    const withdrawals = negate(flowed(before.filter(isWithdrawal), base, scale));
    return [{ time, amount: gained({ opening, deposits, withdrawals, closing }) }];
  });
}

import {
  add,
  divide,
  isLess,
  isNegative,
  isPositive,
  max,
  multiply,
  percentToRatio,
  round,
  subtract,
} from '#contract/money';
import { DAY_MS, HOUR_MS, secondsAfter, utcDay } from '../../time.ts';
import type { Prices } from '../market/price-source.ts';
import { totalWorth } from '../wallet/rules.ts';

export interface OfferTerms {
  readonly targetAmount: string;
  readonly rate: string;
  readonly midRate: string;
  /** In the target currency; part of `targetAmount`. */
  readonly profit: string;
}

/**
 * Returns what a customer gets for `amount` and how much of that the other party pays as spread, or undefined when an amount
 * would round to zero. What is received is rounded down once, like that of a flash exchange.
 */
export function offerTerms({
  amount,
  midRate,
  returnRate,
  targetScale,
}: {
  readonly amount: string;
  /** Units of the target for one unit of what the customer gives. */
  readonly midRate: string;
  /** In percent. */
  readonly returnRate: string;
  /** Decimal places of the target in the ledger. */
  readonly targetScale: number;
}): OfferTerms | undefined {
  const targetAmount = multiply(
    amount,
    multiply(midRate, percentToRatio(add('100', returnRate)), 18, 'down'),
    targetScale,
    'down',
  );
  if (!isPositive(targetAmount)) return undefined;
  const profit = subtract(targetAmount, multiply(amount, midRate, targetScale));
  if (isNegative(profit)) return undefined;
  const rate = divide(targetAmount, amount, 18, 'down');
  return isPositive(rate) ? { targetAmount, rate, midRate, profit } : undefined;
}

interface Owned {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
}

/** How much is missing; `0` if it is enough. */
export const missing = (needed: string, owned: string): string => max('0', subtract(needed, owned));

/**
 * Returns what a customer owns, available and held, where a counter shows it and where it decides: at current prices only.
 * Nothing is short for certain while something owned has no price.
 */
export function ownedAt(
  { currency, minimumAmount }: { readonly currency: string; readonly minimumAmount: string },
  scale: number,
  owned: readonly Owned[],
  prices: Prices | undefined,
) {
  const amounts = owned.map(({ available, held, currency: code }) => ({
    currency: code,
    amount: add(available, held),
  }));
  const { worth, unpriced } = totalWorth(prices, amounts, currency);
  // Rounded down, so that a balance that shows as enough is enough.
  const balance = round(worth, scale, 'down');
  return { balance, unpriced, shortfall: unpriced.length === 0 ? missing(minimumAmount, balance) : '0' };
}

interface Step {
  readonly id: string;
  readonly upgradeVolume: string | null;
}

/** Returns the counter after another one. */
export const nextCounter = <Counter extends Step>(all: readonly Counter[], { id }: Step): Counter | undefined =>
  all[all.findIndex((counter) => counter.id === id) + 1];

/** Returns the counter that an order moves the customer to, or null. `before` and `volume` are without the order and with it. */
export function upgradeFrom(
  all: readonly Step[],
  counter: Step,
  { before, volume }: { readonly before: string; readonly volume: string },
): string | null {
  const { upgradeVolume } = counter;
  // Only the order that reaches it: a customer who goes back down stays there.
  if (upgradeVolume === null || isLess(volume, upgradeVolume) || !isLess(before, upgradeVolume)) return null;
  return nextCounter(all, counter)?.id ?? null;
}

/** When the tasks of the day start over. */
export const nextDay = (at: Date): Date => new Date(Date.parse(utcDay(at)) + DAY_MS);

/**
 * Until when a settled order is the customer's stage, unless the tasks of the day are done with it, and a search that ended by
 * itself is said.
 */
export const shownUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + HOUR_MS);

/** When an offer's bonus ends. */
export const bonusDeadline = (matchedAt: Date, minutes: number): Date => secondsAfter(matchedAt, minutes * 60);

interface Lasting {
  readonly matchedAt: Date;
  readonly urgent: boolean;
  readonly bonus: { readonly minutes: number } | null;
}

/** An offer lasts as its counter says, and never ends before its bonus. */
export function offerEnd(
  { offerSeconds, urgentSeconds }: { readonly offerSeconds: number; readonly urgentSeconds: number },
  { urgent, bonus, matchedAt }: Lasting,
): Date {
  const end = secondsAfter(matchedAt, urgent ? urgentSeconds : offerSeconds);
  const deadline = bonus && bonusDeadline(matchedAt, bonus.minutes);
  return deadline && deadline > end ? deadline : end;
}

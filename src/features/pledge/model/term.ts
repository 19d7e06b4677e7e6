import type { ResponseOf } from '#contract/index';
import { isLess, round, subtract } from '#contract/money';
import { earlyCost, endOfDay, interestAfter } from '#contract/pledge-interest';

export type Product = ResponseOf<'GET pledge/products'>['items'][number];
export type Term = ResponseOf<'GET pledge/running'>['items'][number];
export type Redemption = ResponseOf<'GET pledge/redemption'>;

/** Returns the interest that a product pays at maturity. */
export const interestAtMaturity = (product: Product, amount: string): string =>
  interestAfter(amount, product, product.days, product.scale);

export const costOf = (product: Product, amount: string): string =>
  earlyCost(amount, product.early_cost, product.scale);

/** Returns the first full day on which redeeming early returns the whole amount or more; null if none before maturity does. */
export function breakEvenDay(product: Product, amount: string): number | null {
  const cost = costOf(product, amount);
  const isLoss = (day: number): boolean => isLess(interestAfter(amount, product, day, product.scale), cost);
  let [low, high] = [0, product.days];
  // Interest never shrinks, so half of the days are ruled out each time.
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isLoss(middle)) low = middle + 1;
    else high = middle;
  }
  return low < product.days ? low : null;
}

/** The full day that counts next. */
export interface NextDay {
  /** Its number, from 1. */
  day: number;
  at: string;
  /** The interest that it adds. */
  interest: string;
}

/** Returns the full day that counts next; null once all of them do, or the term was closed. */
export function nextDay({ status, amount, product, opened_at: opened, ...term }: Term): NextDay | null {
  const { full_days: full, interest_so_far: before, interest_at_maturity: atMaturity } = term;
  if (status !== 'running' || full >= product.days) return null;
  const day = full + 1;
  const after = day === product.days ? atMaturity : interestAfter(amount, product, day, product.scale);
  return { day, at: new Date(endOfDay(Date.parse(opened), day)).toISOString(), interest: subtract(after, before) };
}

const soonestMs = 5000;
const latestMs = 300_000;

/**
 * Milliseconds until terms are read again, as a day fills; 0 if none runs. The live channel tells of maturity, if it works. Not
 * longer than minutes, as the clock of this device may be off.
 */
export function pollEvery(terms: readonly Term[] | undefined, now: number): number {
  const running = terms?.filter(({ status }) => status === 'running') ?? [];
  if (running.length === 0) return 0;
  const next = Math.min(...running.map((term) => Date.parse(nextDay(term)?.at ?? term.matures_at)));
  return Math.min(latestMs, Math.max(soonestMs, next - now));
}

/** Never says more than is paid. */
export const shownRate = (percent: string): string => round(percent, 2, 'down');

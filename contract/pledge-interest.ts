import { decimal, decimalPlaces, multiply, percentToRatio, units } from './money.ts';

/*
 * What a fixed term pays and costs. The server books by these functions, and the app shows by them what it books.
 */

/** How interest accrues. */
export interface InterestTerms {
  /** Percent of the amount for each full day. */
  readonly daily_rate: string;
  readonly interest: 'simple' | 'compound';
}

export const dayMs = 86_400_000;

/** Returns the full days since the opening that count at `now`; from maturity on, all of them. */
export function fullDays(openedAt: number, now: number, days: number): number {
  return Math.min(days, Math.max(0, Math.floor((now - openedAt) / dayMs)));
}

/** Returns when the `day`th full day counts, in milliseconds since 1970. */
export const endOfDay = (openedAt: number, day: number): number => openedAt + day * dayMs;

/** Returns the interest of full days, exact until it is rounded down once to the currency’s scale. */
export function interestAfter(amount: string, terms: InterestTerms, days: number, scale: number): string {
  const rate = percentToRatio(terms.daily_rate);
  if (terms.interest === 'simple') return multiply(amount, multiply(rate, String(days)), scale, 'down');
  // In whole numbers, as a power has more decimal places than money keeps.
  const places = BigInt(decimalPlaces(rate));
  const one = 10n ** places;
  const grown = (one + units(rate) / 10n ** (18n - places)) ** BigInt(days);
  const whole = one ** BigInt(days);
  const step = 10n ** BigInt(18 - scale);
  return decimal(((units(amount) * (grown - whole)) / whole / step) * step);
}

/** Returns the percent that 365 days would pay, with four decimal places, rounded down. */
export const yearlyRate = (terms: InterestTerms): string => interestAfter('100', terms, 365, 4);

/** Returns what redeeming early costs: `percent` of the amount, rounded down to the currency’s scale. */
export const earlyCost = (amount: string, percent: string, scale: number): string =>
  multiply(amount, percentToRatio(percent), scale, 'down');

import { multiply, percentToRatio, round } from '#contract/money';

/** Returns a part of a balance, rounded down so that it never exceeds what is there. */
export const shareOf = (available: string, percent: number, digits: number): string =>
  round(multiply(available, percentToRatio(String(percent))), digits, 'down');

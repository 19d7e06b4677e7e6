import { multiply, percentToRatio } from '#contract/money';

/** What a conversion costs at its spread, in the paid currency. */
export const paidSpread = (paid: string, percent: string, scale: number): string =>
  multiply(paid, percentToRatio(percent), scale);

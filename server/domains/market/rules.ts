import { divide, max, round } from '#contract/money';
import { stateScale } from '#contract/market-simulation';

/** Rounds to eight significant digits, with at most 18 decimal places. */
export function significant(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  if (whole !== '0') return round(amount, Math.max(0, 8 - whole.length));
  const zeros = fraction.length - fraction.replace(/^0+/, '').length;
  return round(amount, Math.min(18, zeros + 8));
}

/** Converts an integer of a simulated market's state to decimal text. */
export function stateText(integer: string): string {
  return divide(integer, `1${'0'.repeat(stateScale)}`);
}

interface Priced {
  readonly code: string;
  /** What a conversion deducts from the mid rate, in percent. */
  readonly spreadPercent: string;
}

/** Returns what a conversion between two currencies deducts: the larger of their spreads. */
export const spreadBetween = (a: Priced, b: Priced): string =>
  a.code === b.code ? '0' : max(a.spreadPercent, b.spreadPercent);

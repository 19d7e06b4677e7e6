import { divide, round } from '#contract/money';
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

import { divide, round } from '#contract/money';
import { stateScale } from '#contract/simulation';

/** Digits after the point that an amount of this worth needs so that eight digits count, at most 18. */
export function significant(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  if (whole !== '0') return round(amount, Math.max(0, 8 - whole.length));
  const zeros = fraction.length - fraction.replace(/^0+/, '').length;
  return round(amount, Math.min(18, zeros + 8));
}

/** Decimal text of a state of the simulated market. */
export function stateText(integer: string): string {
  return divide(integer, `1${'0'.repeat(stateScale)}`);
}

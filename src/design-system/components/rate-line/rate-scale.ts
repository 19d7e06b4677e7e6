/** Significant digits of a displayed rate. Quote amounts are exact. */
const significant = 8;
const maxScale = 18;

/** Returns the decimal places that show eight significant digits of a rate. */
export function rateScale(rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const integerDigits = whole.replace(/^0+/u, '').length;
  if (integerDigits > 0) return Math.max(0, significant - integerDigits);
  const leadingZeros = /^0*/u.exec(fraction)?.[0].length ?? 0;
  return Math.min(maxScale, leadingZeros + significant);
}

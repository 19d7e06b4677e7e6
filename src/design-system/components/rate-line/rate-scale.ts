/** Significant digits of a rate that a reader can compare; the amounts of a quote are what is booked, exactly. */
const significant = 8;
const maxScale = 18;

/** Digits after the decimal sign with which a rate shows eight significant digits. */
export function rateScale(rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const integerDigits = whole.replace(/^0+/u, '').length;
  if (integerDigits > 0) return Math.max(0, significant - integerDigits);
  const leadingZeros = /^0*/u.exec(fraction)?.[0].length ?? 0;
  return Math.min(maxScale, leadingZeros + significant);
}

/**
 * Exact decimal arithmetic on the API's strings: fixed point with 18 decimal places, in a bigint. The database column is
 * numeric(38,18), so storing a result loses nothing.
 */
export type Rounding = 'down' | 'half-up' | 'up';

const SCALE = 18;
const ONE = 10n ** 18n;
const FORM = /^-?\d+(?:\.\d{1,18})?$/;

/** Returns units of 10⁻¹⁸. Throws RangeError for anything but plain decimal text. */
export function units(decimal: string): bigint {
  if (!FORM.test(decimal)) throw new RangeError(`not a decimal: ${JSON.stringify(decimal)}`);
  const point = decimal.indexOf('.');
  if (point < 0) return BigInt(decimal) * ONE;
  return BigInt(decimal.slice(0, point) + decimal.slice(point + 1).padEnd(SCALE, '0'));
}

/** A decimal of zero or more that the ledger can store. */
export const amountForm = /^(0|[1-9]\d{0,18})(\.\d{1,18})?$/;

/** Returns whether a text is an amount of zero or more that the ledger can store. */
export const isAmount = (text: string | null | undefined): text is string => amountForm.test(text ?? '');

/** Returns decimal text without trailing zeros or a negative zero. */
export function decimal(amount: bigint): string {
  const magnitude = amount < 0n ? -amount : amount;
  const digits = magnitude.toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('division by zero');
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const remainder = n % d;
  const carries = rounding === 'up' ? remainder > 0n : rounding === 'half-up' && remainder * 2n >= d;
  const magnitude = n / d + (carries ? 1n : 0n);
  return negative ? -magnitude : magnitude;
}

export const add = (a: string, b: string): string => decimal(units(a) + units(b));

export const subtract = (a: string, b: string): string => decimal(units(a) - units(b));

export const negate = (a: string): string => decimal(-units(a));

export const sum = (amounts: readonly string[]): string =>
  decimal(amounts.reduce((total, amount) => total + units(amount), 0n));

export function compare(a: string, b: string): -1 | 0 | 1 {
  const difference = units(a) - units(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Which way an amount went. */
export function trendOf(first: string, last: string): 'fell' | 'stayed' | 'rose' {
  const change = compare(last, first);
  return change < 0 ? 'fell' : change > 0 ? 'rose' : 'stayed';
}

export const isZero = (a: string): boolean => units(a) === 0n;

export const isPositive = (a: string): boolean => units(a) > 0n;

export const isPositiveAmount = (text: string | null): text is string => isAmount(text) && isPositive(text);

/** Returns a rate along with its reciprocal. */
export const inBothDirections = (rate: string) => ({ direct: rate, inverse: divide('1', rate) });

export const isNegative = (a: string): boolean => units(a) < 0n;

/** Returns the absolute value. */
export const magnitude = (a: string): string => (isNegative(a) ? negate(a) : a);

export const isLess = (a: string, b: string): boolean => units(a) < units(b);

export const min = (a: string, b: string): string => (isLess(b, a) ? b : a);

export const max = (a: string, b: string): string => (isLess(a, b) ? b : a);

/** Returns a × b, rounded once to `scale` decimal places. Rounds the magnitude, so that signs are symmetrical. */
export function multiply(a: string, b: string, scale = SCALE, rounding: Rounding = 'half-up'): string {
  const step = 10n ** BigInt(SCALE - scale);
  return decimal(divideRounded(units(a) * units(b), ONE * step, rounding) * step);
}

/** Returns a ÷ b, rounded once to `scale` decimal places. Throws RangeError if b is zero. */
export function divide(a: string, b: string, scale = SCALE, rounding: Rounding = 'half-up'): string {
  const step = 10n ** BigInt(SCALE - scale);
  return decimal(divideRounded(units(a) * ONE, units(b) * step, rounding) * step);
}

/** Returns `part` as a percentage of `whole`, with two decimal places. Throws RangeError if `whole` is zero. */
export const percentOf = (part: string, whole: string): string => divide(multiply(part, '100'), whole, 2);

/** Returns the change since `before` in percent, with two decimal places. Throws RangeError if `before` is zero. */
export const percentChange = (before: string, now: string): string => percentOf(subtract(now, before), before);

/** Returns `0.025` for `2.5` percent. */
export const percentToRatio = (percent: string): string => divide(percent, '100');

/** Rounds to `scale` decimal places. */
export function round(a: string, scale: number, rounding: Rounding = 'half-up'): string {
  const step = 10n ** BigInt(SCALE - scale);
  return decimal(divideRounded(units(a), step, rounding) * step);
}

/** Returns the number of decimal places, without trailing zeros. */
export const decimalPlaces = (a: string): number => decimal(units(a)).split('.')[1]?.length ?? 0;

import { numberFormat } from '../../theme/number-format.ts';

/** A formatted figure. */
export interface FormattedAmount {
  /** `+`, `−` as the locale writes it, `<`, or nothing. */
  prefix: string;
  /** The integer digits, and decimal places up to the sixth significant one. */
  lead: string;
  /** The end of `lead` that large figures show smaller: the decimals of an amount of one or more. Else empty. */
  cents: string;
  /** The remaining digits, shown muted. */
  rest: string;
  /** The decimal separator and zeros that are missing up to `columnDigits`, to reserve space for. */
  missing: string;
  direction: 'gain' | 'loss' | 'none';
  /** Whether it's abbreviated, as only `compact` may be. */
  isShortened: boolean;
}

export interface AmountFormat {
  /** BCP 47. */
  locale: string;
  /** Decimal places. */
  scale: number;
  /** Trims trailing zeros down to this many decimal places. Default: the scale, so that columns align. */
  minDigits?: number;
  /** `always` writes a plus too. */
  sign?: 'auto' | 'always';
  /** `compact` abbreviates from five integer digits on, as the locale does: 25.41K, 2.5万. Default `exact`. */
  notation?: 'exact' | 'compact';
  /** Decimal places of the longest figure in the column. */
  columnDigits?: number;
}

const zero = /^[+-]?0*\.?0*$/u;
const isLong = /^[+-]?0*[1-9]\d{4}/u;
// Intl formats a decimal string exactly; a number would lose digits.
const exact = (value: string) => value as Intl.StringNumericLiteral;

const formatOf = ({ locale, scale, minDigits = scale, sign, notation }: AmountFormat): Intl.NumberFormat =>
  numberFormat(locale, {
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    ...(notation === 'compact'
      ? // Never more than there is.
        { notation, maximumFractionDigits: 2, roundingMode: 'trunc' }
      : { minimumFractionDigits: Math.min(minDigits, scale), maximumFractionDigits: scale }),
  });

/** Formats a decimal string for the locale. A nonzero value never shows as zero: "<0.000001". */
export function formatAmount(value: string, options: AmountFormat): FormattedAmount {
  const negative = value.startsWith('-');
  const direction = zero.test(value) ? 'none' : negative ? 'loss' : 'gain';
  if (options.notation === 'compact') {
    const parts = isLong.test(value) ? formatOf(options).formatToParts(exact(value)) : [];
    // Some locales don't abbreviate thousands, so five digits stay as they are.
    const isShortened = parts.some(({ type }) => type === 'compact');
    if (isShortened) return { ...split(parts), missing: '', direction, isShortened };
  }
  const format = formatOf({ ...options, notation: 'exact' });
  let parts = format.formatToParts(exact(value));
  const isDust = direction !== 'none' && parts.every(({ type, value: text }) => !isDigits(type) || /^0*$/u.test(text));
  if (isDust) {
    const smallest = `${negative ? '-' : ''}0.${'0'.repeat(Math.max(0, options.scale - 1))}1`;
    parts = format.formatToParts(exact(options.scale === 0 ? `${negative ? '-' : ''}1` : smallest));
  }
  const figure = split(parts);
  // Smaller than the scale can show, on the side of its sign.
  const prefix = isDust ? `${figure.prefix}<` : figure.prefix;
  return { ...figure, prefix, missing: missing(parts, options), direction, isShortened: false };
}

/** Returns an amount as plain text: for a message, an axis, what is read aloud. */
export function amountText(value: string, options: AmountFormat): string {
  const { prefix, lead, rest } = formatAmount(value, options);
  return prefix + lead + rest;
}

const isDigits = (type: string) => type === 'integer' || type === 'fraction';

function split(parts: readonly Intl.NumberFormatPart[]): Pick<FormattedAmount, 'prefix' | 'lead' | 'cents' | 'rest'> {
  let prefix = '';
  let lead = '';
  let fraction = '';
  let rest = '';
  let isWhole = false;
  let significant = 0;
  for (const { type, value } of parts) {
    // Most locales use a hyphen, which is shorter than a plus and isn't read as a minus.
    if (type === 'minusSign' || type === 'plusSign') prefix += value.replace('-', '\u2212');
    else if (type === 'fraction') {
      for (const [index, digit] of [...value].entries()) {
        if (significant > 0 || digit !== '0') significant += 1;
        // Six decimal places or six significant ones, so that neither the cents of a large sum nor all digits of a
        // small one are muted.
        if (significant > 6 && index >= 6) rest += digit;
        else fraction += digit;
      }
    } else if (type === 'decimal') {
      fraction += value;
    } else {
      lead += fraction + value;
      fraction = '';
      if (type === 'integer') significant += value.replace(/^0+/u, '').length;
      isWhole = significant > 0;
    }
  }
  return { prefix, lead: lead + fraction, cents: isWhole || significant === 0 ? fraction : '', rest };
}

function missing(parts: readonly Intl.NumberFormatPart[], { locale, columnDigits = 0 }: AmountFormat): string {
  const shown = parts.find(({ type }) => type === 'fraction')?.value.length ?? 0;
  if (shown >= columnDigits) return '';
  const zeros = '0'.repeat(columnDigits - shown);
  if (shown > 0) return zeros;
  const oneDigit = formatOf({ locale, scale: 1 }).formatToParts(0);
  return `${oneDigit.find(({ type }) => type === 'decimal')?.value}${zeros}`;
}

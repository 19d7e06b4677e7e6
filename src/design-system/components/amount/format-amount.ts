/** A figure ready to be drawn. */
export interface FormattedAmount {
  /** `+`, `−` as the locale writes it, `<`, or nothing. */
  prefix: string;
  /** All digits before the decimal sign, and those after it up to the sixth, or to the sixth that is not a leading zero. */
  lead: string;
  /** Digits after these, drawn more quietly. */
  rest: string;
  /** Decimal sign and zeros that a figure of `columnDigits` would have more: the room to keep for them. */
  missing: string;
  direction: 'gain' | 'loss' | 'none';
  /** Whether it says less than the value, as only `compact` may. */
  isShortened: boolean;
}

export interface AmountFormat {
  /** BCP 47. */
  locale: string;
  /** Digits after the decimal sign. */
  scale: number;
  /** Leaves out zeros at the end, down to this many digits. Default: the scale, so that columns align. */
  minDigits?: number;
  /** `always` writes a plus too. */
  sign?: 'auto' | 'always';
  /** `compact` abbreviates from five digits before the decimal sign on, as the locale does: 25.41K, 2.5万. Default `exact`. */
  notation?: 'exact' | 'compact';
  /** Digits after the decimal sign of the longest figure in the column. */
  columnDigits?: number;
}

const zero = /^[+-]?0*\.?0*$/u;
const isLong = /^[+-]?0*[1-9]\d{4}/u;
// A string is formatted exactly; through a number it would lose digits.
const exact = (value: string) => value as Intl.StringNumericLiteral;

const formats = new Map<string, Intl.NumberFormat>();

/** Making a NumberFormat costs more than using it, and a list shows hundreds of figures. */
function numberFormat({ locale, scale, minDigits = scale, sign, notation }: AmountFormat): Intl.NumberFormat {
  const key = `${locale} ${scale} ${minDigits} ${sign} ${notation}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
      numberingSystem: 'latn',
      ...(notation === 'compact'
        ? // Never more than there is.
          { notation, maximumFractionDigits: 2, roundingMode: 'trunc' }
        : { minimumFractionDigits: Math.min(minDigits, scale), maximumFractionDigits: scale }),
    });
    formats.set(key, format);
  }
  return format;
}

/** Formats a decimal string as the locale writes it. What is not zero never shows as zero: "<0.000001". */
export function formatAmount(value: string, options: AmountFormat): FormattedAmount {
  const negative = value.startsWith('-');
  const direction = zero.test(value) ? 'none' : negative ? 'loss' : 'gain';
  if (options.notation === 'compact') {
    const parts = isLong.test(value) ? numberFormat(options).formatToParts(exact(value)) : [];
    // Some locales have no word for thousands: there five digits stay as they are.
    const isShortened = parts.some(({ type }) => type === 'compact');
    if (isShortened) return { ...split(parts), missing: '', direction, isShortened };
  }
  const format = numberFormat({ ...options, notation: 'exact' });
  let parts = format.formatToParts(exact(value));
  const isDust = direction !== 'none' && parts.every(({ type, value: text }) => !isDigits(type) || /^0*$/u.test(text));
  if (isDust) {
    const smallest = `${negative ? '-' : ''}0.${'0'.repeat(Math.max(0, options.scale - 1))}1`;
    parts = format.formatToParts(exact(options.scale === 0 ? `${negative ? '-' : ''}1` : smallest));
  }
  const figure = split(parts);
  // Less than the scale can show, towards the side of the sign.
  const prefix = isDust ? `${figure.prefix}<` : figure.prefix;
  return { ...figure, prefix, missing: missing(parts, options), direction, isShortened: false };
}

const isDigits = (type: string) => type === 'integer' || type === 'fraction';

function split(parts: readonly Intl.NumberFormatPart[]): Pick<FormattedAmount, 'prefix' | 'lead' | 'rest'> {
  let prefix = '';
  let lead = '';
  let rest = '';
  let significant = 0;
  for (const { type, value } of parts) {
    // A hyphen is shorter than a plus, and read as no minus: most locales have one in their data.
    if (type === 'minusSign' || type === 'plusSign') prefix += value.replace('-', '\u2212');
    else if (type === 'fraction') {
      for (const [index, digit] of [...value].entries()) {
        if (significant > 0 || digit !== '0') significant += 1;
        // Both, so that neither the cents of a large sum nor all that a small one has are drawn quietly.
        if (significant > 6 && index >= 6) rest += digit;
        else lead += digit;
      }
    } else {
      lead += value;
      if (type === 'integer') significant += value.replace(/^0+/u, '').length;
    }
  }
  return { prefix, lead, rest };
}

function missing(parts: readonly Intl.NumberFormatPart[], { locale, columnDigits = 0 }: AmountFormat): string {
  const shown = parts.find(({ type }) => type === 'fraction')?.value.length ?? 0;
  if (shown >= columnDigits) return '';
  const zeros = '0'.repeat(columnDigits - shown);
  if (shown > 0) return zeros;
  const oneDigit = numberFormat({ locale, scale: 1 }).formatToParts(0);
  return `${oneDigit.find(({ type }) => type === 'decimal')?.value}${zeros}`;
}

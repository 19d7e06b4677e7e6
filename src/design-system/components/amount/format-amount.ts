/** A figure ready to be drawn. */
export interface FormattedAmount {
  /** `+`, `−` as the locale writes it, `<`, or nothing. */
  prefix: string;
  /** All digits before the decimal sign, and those after it up to the sixth, or to the sixth that is not a leading zero. */
  lead: string;
  /** Digits after these, drawn more quietly. */
  rest: string;
  direction: 'gain' | 'loss' | 'none';
}

export interface AmountFormat {
  /** BCP 47. */
  locale: string;
  /** Digits after the decimal sign. */
  scale: number;
  /** Leaves out zeros at the end, down to this many digits. Default: the scale, so that columns align. */
  leastDigits?: number;
  /** `always` writes a plus too. */
  sign?: 'auto' | 'always';
}

const zero = /^[+-]?0*\.?0*$/u;
// A string is formatted exactly; through a number it would lose digits.
const exact = (value: string) => value as Intl.StringNumericLiteral;

const formats = new Map<string, Intl.NumberFormat>();

/** Making a NumberFormat costs more than using it, and a list shows hundreds of figures. */
function numberFormat({ locale, scale, leastDigits = scale, sign }: AmountFormat): Intl.NumberFormat {
  const key = `${locale} ${scale} ${leastDigits} ${sign}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: Math.min(leastDigits, scale),
      maximumFractionDigits: scale,
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
      numberingSystem: 'latn',
    });
    formats.set(key, format);
  }
  return format;
}

/** Formats a decimal string as the locale writes it. What is not zero never shows as zero: "<0.000001". */
export function formatAmount(value: string, options: AmountFormat): FormattedAmount {
  const negative = value.startsWith('-');
  const direction = zero.test(value) ? 'none' : negative ? 'loss' : 'gain';
  const format = numberFormat(options);
  let parts = format.formatToParts(exact(value));
  const isDust = direction !== 'none' && parts.every(({ type, value: text }) => !isDigits(type) || /^0*$/u.test(text));
  if (isDust) {
    const least = `${negative ? '-' : ''}0.${'0'.repeat(Math.max(0, options.scale - 1))}1`;
    parts = format.formatToParts(exact(options.scale === 0 ? '1' : least));
  }
  return { ...split(parts, isDust), direction };
}

const isDigits = (type: string) => type === 'integer' || type === 'fraction';

function split(parts: Intl.NumberFormatPart[], isDust: boolean): Omit<FormattedAmount, 'direction'> {
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
  // A step below what the scale can show, in the direction of the sign.
  return { prefix: isDust ? `<${prefix}` : prefix, lead, rest };
}

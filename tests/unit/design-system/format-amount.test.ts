import { allLanguages } from '#contract/languages';
import { formatAmount } from '#design-system/amount';
import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';

const shown = (value: string, options: Partial<Parameters<typeof formatAmount>[1]> = {}) => {
  const { prefix, lead, rest } = formatAmount(value, { locale: 'en-US', scale: 6, ...options });
  return `${prefix}${lead}${rest}`;
};

describe('an amount', () => {
  it('is exact where a float is not', () => {
    const value = '12345678901234567890.123456789012345678';
    expect(shown(value, { scale: 18 })).toBe('12,345,678,901,234,567,890.123456789012345678');
  });

  it('keeps its zeros, so that columns align, unless told otherwise', () => {
    expect(shown('1.5')).toBe('1.500000');
    expect(shown('1.5', { minDigits: 2 })).toBe('1.50');
  });

  it('never shows as nothing when it is something', () => {
    expect(shown('0.0000001')).toBe('<0.000001');
    expect(shown('-0.0000001')).toBe('\u2212<0.000001');
    expect(shown('0.4', { scale: 0 })).toBe('<1');
    expect(shown('0.000000')).toBe('0.000000');
  });

  it('groups as the locale does', () => {
    expect(shown('12345678.5', { locale: 'hi-IN', scale: 1 })).toBe('1,23,45,678.5');
    expect(shown('1234.5', { locale: 'de-DE', scale: 2 })).toBe('1.234,50');
  });

  it('says gain and loss by sign and direction, zero by neither', () => {
    expect(formatAmount('2', { locale: 'en-US', scale: 0, sign: 'always' })).toMatchObject({
      prefix: '+',
      direction: 'gain',
    });
    expect(formatAmount('-2', { locale: 'en-US', scale: 0 })).toMatchObject({ prefix: '\u2212', direction: 'loss' });
    expect(formatAmount('-0.00', { locale: 'en-US', scale: 2, sign: 'always' })).toMatchObject({
      prefix: '',
      direction: 'none',
    });
  });

  it('draws quietly only what is beyond the sixth decimal and the sixth digit that counts', () => {
    const rest = (value: string, scale: number) => formatAmount(value, { locale: 'en-US', scale }).rest;
    expect(rest('48210.75', 2)).toBe('');
    expect(rest('1234.56789012', 8)).toBe('12');
    expect(rest('0.00012345', 8)).toBe('');
    expect(rest('0.000123456789', 12)).toBe('789');
  });

  it('keeps every digit of what fits its scale', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,18}\.\d{18}$/u);
    fc.assert(
      fc.property(digits, (value) => {
        expect(shown(value, { scale: 18 }).replaceAll(',', '')).toBe(value);
      }),
    );
  });
});

/** Grouping and decimal signs of a locale, as its own Intl has them. */
function signsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345_678.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
}

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, digits]) => {
    const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
    const sign = units < 0n ? '-' : '';
    return sign + (digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`);
  });

describe.each(allLanguages)('in %s', (locale) => {
  const { group, decimal } = signsOf(locale);
  const read = (text: string) => text.replaceAll(group, '').replace(decimal, '.').replace('\u2212', '-');

  it('the digits read back are those that went in', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        const digits = value.split('.')[1]?.length ?? 0;
        const text = shown(value, { locale, scale: 18, minDigits: digits });
        expect(read(text)).toBe(/[1-9]/u.test(value) ? value : value.replace('-', ''));
      }),
    );
  });

  it('dust is never nothing, in both directions and in every scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), fc.constantFrom('', '-'), fc.boolean(), (scale, sign, isCompact) => {
        const notation = isCompact ? 'compact' : 'exact';
        const text = shown(`${sign}0.${'0'.repeat(scale)}1`, { locale, scale, notation });
        expect(text).toMatch(/[1-9]/u);
        expect(text.startsWith(sign ? '\u2212<' : '<')).toBe(true);
      }),
    );
  });

  it('nothing is abbreviated that was not asked to be', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(shown(value, { locale, scale: 18 })).not.toMatch(/\p{L}/u);
      }),
    );
  });

  it('compact writes less, never more than there is, and says that it did', () => {
    const { isShortened, lead } = formatAmount('1999999999.99', { locale, scale: 2, notation: 'compact' });
    expect(isShortened).toBe(true);
    expect(lead).toMatch(/^1[^\d]?9/u);
    expect(lead.length).toBeLessThan(shown('1999999999.99', { locale, scale: 2 }).length);
    expect(formatAmount('9999.99', { locale, scale: 2, notation: 'compact' }).isShortened).toBe(false);
  });

  it('the figures of a column have one number of digits after the decimal sign, and its room', () => {
    const after = (value: string, scale: number) => {
      const { lead, rest, missing } = formatAmount(value, { locale, scale, columnDigits: 8 });
      return `${lead}${rest}${missing}`.split(decimal)[1]?.length;
    };
    expect([after('0.51234567', 8), after('1234.5', 2), after('98765432', 0)]).toEqual([8, 8, 8]);
  });
});

import { allLanguages } from '#contract/languages';
import { parseAmount } from '#design-system/amount-field';
import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';

const scale = 8;
const parse = (text: string, locale = 'en-us') => parseAmount(text, locale, scale);
const value = (text: string, locale?: string) => parse(text, locale).value;
const issue = (text: string, locale?: string) => parse(text, locale).issue;

describe('what a customer types', () => {
  it.each([
    ['0.25', '0.25'],
    ['0,25', '0.25'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['1\u202f234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['12,34,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1\u2009234,5', '1234.5'],
    ['1’234.5', '1234.5'],
    ['12,34,567.5', '1234567.5'],
    ['１２．５', '12.5'],
    ['１，２３４．５', '1234.5'],
    ['1。5', '1.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱۲٫۵', '12.5'],
    ['๑๒.๕', '12.5'],
    ['\u200E1,234.5\u200F', '1234.5'],
    ['१२.५', '12.5'],
    [' 12 ', '12'],
    ['', ''],
  ])('%j is %j', (text, expected) => {
    expect(parse(text)).toEqual({ value: expected, issue: null });
  });

  it('is never made a thousand times larger or smaller', () => {
    expect(value('0,001')).toBe('0.001');
    expect(value('0.001', 'de-de')).toBe('0.001');
    expect(issue('1,234', 'en-us')).toBe('ambiguous');
    expect(issue('1.234', 'de-de')).toBe('ambiguous');
    expect(value('1,234', 'de-de')).toBe('1.234');
    expect(value('1.234', 'en-us')).toBe('1.234');
  });

  it.each([
    ['12a', 'characters'],
    ['1e3', 'characters'],
    ['$5', 'characters'],
    ['100²', 'characters'],
    ['①', 'characters'],
    ['1½', 'characters'],
    [',', 'characters'],
    ['-5', 'negative'],
    ['\u22125', 'negative'],
    ['–5', 'negative'],
    ['－5', 'negative'],
    ['1.123456789', 'scale'],
    ['9'.repeat(20), 'large'],
    ['1,2,3', 'ambiguous'],
    ['1.2.3,4', 'ambiguous'],
    ['1,234,5', 'ambiguous'],
    ['12 34', 'ambiguous'],
  ] as const)('%j is refused: %s', (text, expected) => {
    expect(parse(text)).toEqual({ value: '', issue: expected });
  });
});

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: scale }))
  .map(([units, digits]) => {
    const text = units.toString().padStart(digits + 1, '0');
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  });

const digitsOfScripts = ['latn', 'arab', 'arabext', 'deva', 'thai', 'fullwide'];

describe.each([...allLanguages, 'ar-EG', 'fa-IR', 'de-CH', 'en-IN'])('%s', (locale) => {
  it.each(digitsOfScripts)('reads what it writes in %s digits, or asks', (numberingSystem) => {
    const formats = Array.from(
      { length: scale + 1 },
      (_, digits) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, numberingSystem }),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = amount.split('.')[1]?.length ?? 0;
        const written = formats[digits]?.format(amount as Intl.StringNumericLiteral) ?? '';
        const read = parse(written, locale);
        return read.issue === null ? read.value === amount : read.issue === 'ambiguous';
      }),
      { numRuns: 2000 },
    );
  });

  it('never asks where there are two digits after the decimal sign', () => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, numberingSystem: 'latn' });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
        const text = cents.toString().padStart(3, '0');
        const amount = `${text.slice(0, -2)}.${text.slice(-2)}`;
        const read = parse(format.format(amount as Intl.StringNumericLiteral), locale);
        return read.value === amount && read.issue === null;
      }),
      { numRuns: 10_000 },
    );
  });

  it('never drops, adds or reorders a digit', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'0123456789'.split(''), '.', ',', ' ', '\u202f', "'"),
      maxLength: 14,
    });
    fc.assert(
      fc.property(typed, (text) => {
        const read = parse(text, locale);
        if (read.issue !== null || read.value === '') return;
        const digits = (of: string) => of.replaceAll(/\D/gu, '').replace(/^0+/u, '');
        expect(digits(read.value)).toBe(digits(text));
      }),
    );
  });
});

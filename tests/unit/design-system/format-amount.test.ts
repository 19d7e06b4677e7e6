import { formatAmount } from '#design-system/amount';
import fc from 'fast-check';
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
    expect(shown('1.5', { leastDigits: 2 })).toBe('1.50');
  });

  it('never shows as nothing when it is something', () => {
    expect(shown('0.0000001')).toBe('<0.000001');
    expect(shown('-0.0000001')).toBe('<\u22120.000001');
    expect(shown('0.4', { scale: 0 })).toBe('<1');
    expect(shown('0.000000')).toBe('0.000000');
  });

  it('groups as the locale does', () => {
    expect(shown('12345678.5', { locale: 'hi-IN', scale: 1 })).toBe('1,23,45,678.5');
    expect(shown('1234.5', { locale: 'de-DE', scale: 2 })).toBe('1.234,50');
  });

  it('says gain and loss by sign and direction, zero by neither', () => {
    expect(formatAmount('2', { locale: 'en-US', scale: 0, sign: 'always' })).toMatchObject({ prefix: '+', direction: 'gain' });
    expect(formatAmount('-2', { locale: 'en-US', scale: 0 })).toMatchObject({ prefix: '\u2212', direction: 'loss' });
    expect(formatAmount('-0.00', { locale: 'en-US', scale: 2, sign: 'always' })).toMatchObject({ prefix: '', direction: 'none' });
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

import { describe, expect, it } from 'vitest';
import { caretIn, withoutDigitBefore } from '../../../src/design-system/components/phone-field/caret.ts';
import {
  areaCodeOf,
  listCountries,
  readPhone,
} from '../../../src/design-system/components/phone-field/phone-numbers.ts';

describe('readPhone', () => {
  it.each([
    // With the zero that is dialed at home and without it: the same number.
    ['015123456789', 'DE', '01512 3456789', '15123456789', '+4915123456789'],
    ['15123456789', 'DE', '15123456789', '15123456789', '+4915123456789'],
    // In Italy the zero belongs to the number.
    ['0236618300', 'IT', '02 3661 8300', '0236618300', '+390236618300'],
    ['2133734253', 'US', '(213) 373-4253', '2133734253', '+12133734253'],
    ['0812345678', 'TH', '081 234 5678', '812345678', '+66812345678'],
    // Full-width digits of a Japanese keyboard.
    ['０９０１２３４５６７８', 'JP', '090-1234-5678', '9012345678', '+819012345678'],
  ])('%s in %s', (typed, country, text, national, e164) => {
    expect(readPhone(typed, country)).toMatchObject({ country, text, number: { national, e164 } });
  });

  it.each([
    ['+49 1512 3456789', 'US', 'DE', '01512 3456789'],
    ['+1 242 365 1234', 'DE', 'BS', '(242) 365-1234'],
    ['+66 81 234 5678', 'TH', 'TH', '081 234 5678'],
    // As dialed from Germany.
    ['0046701234567', 'DE', 'SE', '070-123 45 67'],
    ['＋46701234567', 'DE', 'SE', '070-123 45 67'],
  ])('%s, pasted in %s, turns to %s', (typed, before, country, text) => {
    expect(readPhone(typed, before)).toMatchObject({ country, text, number: { areaCode: areaCodeOf(country) } });
  });

  it.each(['+', '+4', '+49', '+49 1'])('waits while %s could still become any country', (typed) => {
    expect(readPhone(typed, 'US')).toEqual({ country: 'US', text: typed, number: null });
  });

  it.each(['', '0151', '1', 'call me', '0151234567890123'])('finds no number in %j', (typed) => {
    expect(readPhone(typed, 'DE').number).toBeNull();
  });

  it('keeps what was typed for a country that has no plan', () => {
    expect(readPhone('123', 'AQ')).toEqual({ country: 'AQ', text: '123', number: null });
  });
});

it('lists every country once, in the order of the locale, each with a name and a code', () => {
  const countries = listCountries('de-DE');
  const names = countries.map(({ name }) => name);
  expect(countries.length).toBeGreaterThan(240);
  expect(names).toEqual(names.toSorted(new Intl.Collator('de-DE').compare));
  // Sorted by its letter, not by its code point.
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Peru'));
  expect(countries.filter(({ areaCode }) => !/^\+[1-9]\d{0,2}$/u.test(areaCode))).toEqual([]);
});

describe('caret', () => {
  it.each([
    // Behind as many digits as before, wherever the signs moved to.
    ['(213) 373', '21373', 3, 4],
    ['(213) 373', '(2133) 73', 4, 4],
    ['01512 3456', '015123456', 9, 10],
    ['', 'x', 0, 0],
  ])('in %j after %j at %i', (formatted, typed, caret, expected) => {
    expect(caretIn(formatted, typed, caret)).toBe(expected);
  });

  it('lets Backspace on a sign take the digit before it', () => {
    expect(withoutDigitBefore('(213)', '(213', 4)).toEqual({ text: '(21', caret: 3 });
    expect(withoutDigitBefore('(213) 373', '(213)373', 5)).toEqual({ text: '(21)373', caret: 3 });
    expect(withoutDigitBefore('0151', '015', 3)).toEqual({ text: '015', caret: 3 });
  });
});

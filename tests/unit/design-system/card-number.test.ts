import { expect, it } from 'vitest';
import { cardBrandOf, readCardNumber } from '../../../src/design-system/components/card-number-field/card-number.ts';

// Test numbers that the card networks publish; no account stands behind them.
it.each([
  ['4111111111111111', '4111 1111 1111 1111', 'Visa'],
  ['5555555555554444', '5555 5555 5555 4444', 'Mastercard'],
  ['378282246310005', '3782 822463 10005', 'American Express'],
  ['36227206271667', '3622 720627 1667', 'Diners Club'],
  ['3530111333300000', '3530 1113 3330 0000', 'JCB'],
  ['6205500000000000004', '6205 5000 0000 0000 004', 'UnionPay'],
])('groups %s as the card does', (digits, text, brand) => {
  expect(readCardNumber(digits)).toEqual({ text, number: digits, brand });
});

it('takes what is pasted: spaces, hyphens, fullwidth digits', () => {
  const read = { text: '4111 1111 1111 1111', number: '4111111111111111', brand: 'Visa' };
  expect(readCardNumber(' 4111-1111-1111-1111\n')).toEqual(read);
  expect(readCardNumber('４１１１　１１１１　１１１１　１１１１')).toEqual(read);
  expect(readCardNumber('๔๑๑๑ ๑๑๑๑ ๑๑๑๑ ๑๑๑๑')).toEqual(read);
});

it('finds every single wrong digit', () => {
  const valid = '5555555555554444';
  for (let at = 0; at < valid.length; at += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const typed = `${valid.slice(0, at)}${digit}${valid.slice(at + 1)}`;
      if (typed !== valid) expect(readCardNumber(typed).number).toBeNull();
    }
  }
});

it.each(['', '4', '411111111111111', '41111111111111116'])('has no number of %j', (typed) => {
  expect(readCardNumber(typed).number).toBeNull();
});

it('accepts a card whose brand it does not know, and names none', () => {
  expect(readCardNumber('8172000000000005')).toEqual({
    text: '8172 0000 0000 0005',
    number: '8172000000000005',
    brand: null,
  });
});

it('drops digits beyond the longest number of the brand', () => {
  expect(readCardNumber('3782822463100059').text).toBe('3782 822463 10005');
});

it('names a brand by the first digits only where they leave no other', () => {
  expect(cardBrandOf('41')).toBe('Visa');
  expect(cardBrandOf('37')).toBe('American Express');
  expect(cardBrandOf('6')).toBeNull();
  expect(cardBrandOf('')).toBeNull();
});

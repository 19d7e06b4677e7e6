import { expect, it } from 'vitest';
import { currencyName } from '#server/domains/market/currency-name';

const fiat = (code: string) => ({ code, kind: 'fiat', name: 'Its English name' }) as const;

it.each([
  ['en-us', 'EUR', 'Euro'],
  ['de-de', 'USD', 'US-Dollar'],
  // Lowercase within a sentence, but capitalized on their own.
  ['sv-se', 'SEK', 'Svensk krona'],
  ['es-es', 'EUR', 'Euro'],
  ['tr-tr', 'INR', 'Hindistan rupisi'],
  ['ja-jp', 'JPY', '日本円'],
  ['th-th', 'THB', 'บาท'],
] as const)('%s calls %s %s', (language, code, name) => {
  expect(currencyName(language, fiat(code))).toBe(name);
});

it('falls back to the English name if the language has none', () => {
  expect(currencyName('de-de', fiat('QQQ'))).toBe('Its English name');
});

it('keeps a cryptocurrency’s name even if a currency once had its code', () => {
  expect(currencyName('de-de', { code: 'LTL', kind: 'crypto', name: 'Little Coin' })).toBe('Little Coin');
});

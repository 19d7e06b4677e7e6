import { expect, it } from 'vitest';
import { splitAddress } from '../../../src/design-system/components/address-display/split-address.ts';

const addresses = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
];

it.each(addresses)('loses no character of %s', (address) => {
  const { head, middle, tail } = splitAddress(address);
  expect([...head, ...middle, ...tail].join('')).toBe(address);
});

it.each(addresses)('shows at least six characters at each end of %s', (address) => {
  const { head, tail } = splitAddress(address);
  expect(head.join('').replace(/^0x/u, '').length).toBeGreaterThanOrEqual(6);
  expect(tail.join('').length).toBeGreaterThanOrEqual(6);
});

it('keeps the prefix 0x apart, as all addresses share it', () => {
  const { head, tail } = splitAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  expect(head).toEqual(['0x', '5aAe', 'b605']);
  expect(tail).toEqual(['Ef1B', 'eAed']);
});

it.each(['', 'abc', 'abcdefgh', 'abcdefghij'])('has no middle in %j, which is short', (text) => {
  expect(splitAddress(text).middle).toEqual([]);
});

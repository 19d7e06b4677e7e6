import { expect, it } from 'vitest';
import { shareOf } from '#server/sandbox/demo/share';

it.each([
  ['1234.5678', 6, 4, '74.074'],
  ['1234.5678', 36, 0, '444'],
  ['0.123456789', 8, 4, '0.0098'],
  ['250.75', 100, 2, '250.75'],
  ['250.75', 0, 2, '0'],
])('of %s, %i percent with %i decimal places is %s', (available, percent, digits, share) => {
  expect(shareOf(available, percent, digits)).toBe(share);
});

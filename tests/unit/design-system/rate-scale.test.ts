import { rateScale } from '#design-system/rate-line';
import { expect, it } from 'vitest';

it.each([
  ['0.000012047746395621', 12],
  ['0.862', 8],
  ['1.5', 7],
  ['82950.12345', 3],
  ['1234567.5', 1],
  ['123456789.5', 0],
  ['0.000000000000000001', 18],
])('%s shows %i digits after the point', (rate, digits) => {
  expect(rateScale(rate)).toBe(digits);
});

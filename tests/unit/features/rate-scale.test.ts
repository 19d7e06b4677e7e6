import { expect, it } from 'vitest';
import { rateScale } from '../../../src/features/flash/model/rate-scale.ts';

it.each([
  ['0.000012047746395621', 12],
  ['0.862', 8],
  ['1.5', 7],
  ['82950.12345', 3],
  ['123456789.5', 2],
  ['0.000000000000000001', 18],
])('%s shows %i digits after the point', (rate, digits) => {
  expect(rateScale(rate)).toBe(digits);
});

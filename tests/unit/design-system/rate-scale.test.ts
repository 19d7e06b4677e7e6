import { rateDirection, rateScale } from '#design-system/rate-line';
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

it.each([
  [{ direct: '0.0000109', inverse: '91743.119266' }, 'inverse'],
  [{ direct: '91712.4', inverse: '0.0000109036' }, 'direct'],
  [{ direct: '1', inverse: '1' }, 'direct'],
  [{ direct: '100', inverse: '0.01' }, 'direct'],
  [{ direct: '0.999', inverse: '1.001001001' }, 'inverse'],
])('%o stands in the direction above one', (pair, direction) => {
  expect(rateDirection(pair)).toBe(direction);
});

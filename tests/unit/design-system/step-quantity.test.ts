import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import {
  compareQuantities,
  stepQuantity,
} from '../../../src/design-system/components/quantity-stepper/step-quantity.ts';

const whole = { min: '0', max: undefined, step: '1' };

describe('stepQuantity', () => {
  it.each([
    ['3', 1, whole, '4'],
    ['3', -1, whole, '2'],
    ['', 1, whole, '1'],
    ['0', -1, whole, '0'],
    // Floats would answer 0.30000000000000004.
    ['0.2', 1, { min: '0', max: undefined, step: '0.1' }, '0.3'],
    ['0.000000000000000001', 1, { min: '0', max: undefined, step: '0.000000000000000001' }, '0.000000000000000002'],
    ['9007199254740993', 1, whole, '9007199254740994'],
    // Between two steps: to the next of them.
    ['1.3', 1, { min: '0', max: undefined, step: '0.5' }, '1.5'],
    ['1.3', -1, { min: '0', max: undefined, step: '0.5' }, '1'],
    ['12', 1, { min: '10', max: '100', step: '5' }, '15'],
    ['12', -1, { min: '10', max: '100', step: '5' }, '10'],
    // Never beyond a bound, not even where it is no whole step away.
    ['98', 1, { min: '0', max: '99.5', step: '5' }, '99.5'],
    ['3', 10, { min: '0', max: '9', step: '1' }, '9'],
    ['5000', -1, { min: '10', max: '100', step: '10' }, '100'],
    ['2', 1, { min: '10', max: '100', step: '10' }, '10'],
    ['2', -1, { min: '10', max: '100', step: '10' }, '10'],
  ] as const)('from %j by %i', (value, steps, bounds, expected) => {
    expect(stepQuantity(value, steps, bounds)).toBe(expected);
  });

  it('comes back to where it was, within the bounds', () => {
    const quantity = fc.bigInt(0n, 10n ** 24n);
    fc.assert(
      fc.property(quantity, fc.integer({ min: 1, max: 99 }), (many, size) => {
        const bounds = { min: '0', max: undefined, step: `0.${String(size).padStart(2, '0')}` };
        const start = stepQuantity(String(many), 1, bounds);
        expect(stepQuantity(stepQuantity(start, 3, bounds), -3, bounds)).toBe(start);
      }),
    );
  });
});

it.each([
  ['1', '1.0', 0],
  ['1.10', '1.2', -1],
  ['10', '9.999999999999999999', 1],
  ['0', '0.000000000000000001', -1],
])('compares %s with %s', (one, other, expected) => {
  expect(Math.sign(compareQuantities(one, other))).toBe(expected);
});

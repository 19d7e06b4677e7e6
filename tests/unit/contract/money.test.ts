import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  decimalPlaces,
  divide,
  isLess,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  multiply,
  negate,
  percentChange,
  percentOf,
  percentToRatio,
  round,
  subtract,
  sum,
  trendOf,
  units,
} from '#contract/money';

const unit = fc.bigInt({ min: -(10n ** 37n), max: 10n ** 37n });
const amount = unit.map(decimal);
const scale = fc.integer({ min: 0, max: 18 });
const rounding = fc.constantFrom('down', 'half-up', 'up');

describe('money', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(unit, (value) => {
        expect(units(decimal(value))).toBe(value);
      }),
    );
  });

  it('writes plain decimals alone: no exponent, no negative zero, no trailing zeros', () => {
    fc.assert(
      fc.property(amount, (text) => {
        expect(text).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
      }),
    );
    expect(decimal(units('-0.000'))).toBe('0');
    expect(negate('0')).toBe('0');
  });

  it.each(['1e3', '1,5', '.5', '5.', '', ' 1', 'NaN', 'Infinity', '0x1', '--1', `0.${'1'.repeat(19)}`])(
    'refuses %j',
    (text) => {
      expect(() => units(text)).toThrow(RangeError);
    },
  );

  it('adds and subtracts exactly, in any order', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        expect(add(a, b)).toBe(add(b, a));
        expect(add(add(a, b), c)).toBe(add(a, add(b, c)));
        expect(subtract(add(a, b), b)).toBe(a);
        expect(isZero(add(a, negate(a)))).toBe(true);
        expect(sum([a, b, c])).toBe(add(a, add(b, c)));
      }),
    );
  });

  it('rounds to the nearest, and never by a whole step', () => {
    fc.assert(
      fc.property(amount, scale, rounding, (a, places, how) => {
        const rounded = round(a, places, how);
        expect(decimalPlaces(rounded)).toBeLessThanOrEqual(places);
        const error = units(subtract(rounded, a));
        const step = 10n ** BigInt(18 - places);
        const magnitude = error < 0n ? -error : error;
        expect(magnitude < step).toBe(true);
        if (how === 'half-up') expect(magnitude * 2n <= step).toBe(true);
        if (how === 'down') expect(compare(absolute(rounded), absolute(a))).toBeLessThanOrEqual(0);
        if (how === 'up') expect(compare(absolute(rounded), absolute(a))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('compares numbers, not texts', () => {
    fc.assert(
      fc.property(unit, unit, (a, b) => {
        const texts = [decimal(a), decimal(b)] as const;
        expect(compare(...texts)).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(trendOf(...texts)).toBe(a < b ? 'rose' : a > b ? 'fell' : 'stayed');
        expect(isLess(...texts)).toBe(a < b);
        expect(min(...texts)).toBe(decimal(a < b ? a : b));
        expect(max(...texts)).toBe(decimal(a < b ? b : a));
        expect([isNegative(texts[0]), isZero(texts[0]), isPositive(texts[0])]).toEqual([a < 0n, a === 0n, a > 0n]);
      }),
    );
    expect([isNegative('-0.0'), isZero('-0.0'), isPositive('0.00')]).toEqual([false, true, false]);
  });

  it('rounds a percentage once', () => {
    // 0.00499…, which rounded twice is 0.01.
    expect(percentOf('0.999999999999999999', '20000')).toBe('0');
  });

  it.each([
    ['200', '250', '25', '0.25'],
    ['3', '2', '-33.33', '-0.3333'],
    ['7', '7', '0', '0'],
  ])('from %s to %s is a change of %s percent', (before, now, change, ratio) => {
    expect(percentChange(before, now)).toBe(change);
    expect(percentOf(subtract(now, before), before)).toBe(change);
    expect(percentToRatio(change)).toBe(ratio);
  });

  it('treats both signs alike', () => {
    fc.assert(
      fc.property(amount, amount, scale, rounding, (a, b, places, how) => {
        expect(multiply(negate(a), b, places, how)).toBe(negate(multiply(a, b, places, how)));
        expect(round(negate(a), places, how)).toBe(negate(round(a, places, how)));
        if (!isZero(b)) expect(divide(negate(a), b, places, how)).toBe(negate(divide(a, b, places, how)));
      }),
    );
  });

  it('never returns more than it took when rounding down', () => {
    fc.assert(
      fc.property(amount, amount, scale, (a, b, places) => {
        fc.pre(!isZero(b));
        const quotient = divide(absolute(a), absolute(b), places, 'down');
        // quotient × b is exact here: both have at most 18 digits, and it is compared in units of 10⁻³⁶.
        expect(units(quotient) * units(absolute(b)) <= units(absolute(a)) * 10n ** 18n).toBe(true);
      }),
    );
  });

  it.each([
    ['0.005', 2, '0.01', '0', '0.01'],
    ['0.0049', 2, '0', '0', '0.01'],
    ['-0.005', 2, '-0.01', '0', '-0.01'],
    ['1.25', 1, '1.3', '1.2', '1.3'],
    ['2', 0, '2', '2', '2'],
  ])('rounds %s to %i places', (text, places, halfUp, down, up) => {
    expect([round(text, places), round(text, places, 'down'), round(text, places, 'up')]).toEqual([halfUp, down, up]);
  });

  it('does not divide by zero', () => expect(() => divide('1', '0')).toThrow(RangeError));
});

function absolute(text: string): string {
  return text.replace('-', '');
}

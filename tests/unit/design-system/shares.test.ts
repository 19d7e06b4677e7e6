import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import { largest, shareUnits, wholeUnits } from '../../../src/design-system/components/allocation-chart/shares.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('shares', () => {
  it('sum to the whole where rounding each would not', () => {
    expect(shareUnits([1, 1, 1])).toEqual([334, 333, 333]);
    expect(shareUnits([1, 1, 1, 1, 1, 1, 1])).toEqual([143, 143, 143, 143, 143, 143, 142]);
  });

  it('are nothing when nothing is there', () => {
    expect(shareUnits([])).toEqual([]);
    expect(shareUnits([0, 0])).toEqual([0, 0]);
  });

  it('always sum to the whole, each within one unit of its own', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1e15, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, (some) => {
        const total = sum(some);
        const units = shareUnits(some);
        fc.pre(total > 1e-290);
        expect(sum(units)).toBe(wholeUnits);
        for (const [index, unit] of units.entries()) {
          expect(Math.abs(unit - ((some[index] ?? 0) / total) * wholeUnits)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('the largest', () => {
  const parts = [3, 9, 1, 5].map((weight) => ({ id: String(weight), weight }));

  it('come first, and the others are put together', () => {
    const { shown, others } = largest(parts, 2);
    expect(shown.map(({ weight }) => weight)).toEqual([9, 5]);
    expect(others).toBe(4);
  });

  it('leave no others when there is room for all', () => {
    expect(largest(parts, 4).others).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { areaUnder, curveThrough, segmentsOf } from '../../../src/design-system/components/chart/curve.ts';
import { downsample, type Spot } from '../../../src/design-system/components/chart/downsample.ts';
import { momentFormatter, spansYears } from '../../../src/design-system/components/chart/format-moment.ts';
import { nearest } from '../../../src/design-system/components/chart/nearest.ts';
import { placeOf, ticksOf, valueRange } from '../../../src/design-system/components/chart/value-scale.ts';
import { fc } from '../../property.ts';

const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 });
const spots = (maxLength: number) =>
  fc
    .array(fc.record({ step: fc.double({ min: 0.1, max: 9, noNaN: true }), y: fc.integer({ min: 0, max: 1000 }) }), {
      minLength: 1,
      maxLength,
    })
    .map((steps): Spot[] => {
      let x = 0;
      return steps.map(({ step, y }) => ({ x: (x += step), y }));
    });

describe('the range of values', () => {
  it('holds every value, and zero where it is asked for', () => {
    fc.assert(
      fc.property(values, (some) => {
        const range = valueRange(some, [0]);
        expect(range.high).toBeGreaterThan(range.low);
        for (const value of [...some, 0]) {
          expect(placeOf(value, range)).toBeGreaterThanOrEqual(0);
          expect(placeOf(value, range)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('puts more above less', () => {
    const range = valueRange([3, 8]);
    expect([placeOf(8, range), placeOf(3, range)]).toEqual([0, 1]);
  });

  it('keeps a change of less than a thousandth flat', () => {
    const range = valueRange([1000, 1000.1]);
    expect(placeOf(1000, range) - placeOf(1000.1, range)).toBeCloseTo(0.1, 3);
    expect(placeOf(250, valueRange([250]))).toBe(0.5);
    expect(placeOf(0, valueRange([0, 0]))).toBe(0.5);
  });

  it('exists without values', () => {
    expect(valueRange([])).toEqual({ low: 0, high: 1 });
  });
});

describe('grid lines', () => {
  it('are one to three round values inside the range, evenly spaced', () => {
    fc.assert(
      fc.property(values, (some) => {
        const range = valueRange(some);
        const ticks = ticksOf(range);
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(3);
        for (const { value, place } of ticks) {
          expect(value).toMatch(/^-?\d+(?:\.\d*[1-9])?$/u);
          expect(value.replace(/[-.]/gu, '').replace(/^0+|0+$/gu, '')).not.toMatch(/\d{17}/u);
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it.each([
    [19_840, 20_560, ['20000', '20200', '20400']],
    [0, 1, ['0', '0.5', '1']],
    [-30, 40, ['-25', '0', '25']],
    [0.00001234, 0.00001299, ['0.0000124', '0.0000126', '0.0000128']],
  ])('of %d to %d are %j', (low, high, expected) => {
    expect(ticksOf({ low, high }).map(({ value }) => value)).toEqual(expected);
  });
});

describe('downsampling', () => {
  it('keeps order, ends, the highest, and the lowest, and no more than asked for', () => {
    fc.assert(
      fc.property(spots(400), fc.integer({ min: 6, max: 120 }), (all, max) => {
        const kept = downsample(all, max);
        expect(kept.length).toBeLessThanOrEqual(Math.min(all.length, max));
        expect(kept).toEqual(all.filter((spot) => kept.includes(spot)));
        expect([kept[0], kept.at(-1)]).toEqual([all[0], all.at(-1)]);
        const ys = (some: readonly Spot[]) => some.map(({ y }) => y);
        expect(Math.max(...ys(kept))).toBe(Math.max(...ys(all)));
        expect(Math.min(...ys(kept))).toBe(Math.min(...ys(all)));
      }),
    );
  });

  it('leaves a short line as it is', () => {
    const short = [{ x: 0, y: 1 }];
    expect(downsample(short, 10)).toBe(short);
  });
});

describe('a curve', () => {
  const numbers = (path: string): number[] =>
    Array.from(path.matchAll(/-?\d+(?:\.\d+)?/gu), ([number]) => Number(number));

  it('goes through every spot, and never beyond the two that it connects', () => {
    fc.assert(
      fc.property(spots(40), (some) => {
        const [start = '', ...curves] = curveThrough(some).split('C');
        const ends = [numbers(start).slice(0, 2), ...curves.map((curve) => numbers(curve).slice(4))];
        expect(ends).toEqual(some.map(({ x, y }) => [Math.round(x * 10) / 10, y]));
        for (const [index, curve] of curves.entries()) {
          const [leaveX = 0, leaveY = 0, arriveX = 0, arriveY = 0] = numbers(curve);
          const [from, to] = [some[index], some[index + 1]];
          const within = (value: number, one = 0, other = 0) => {
            expect(value).toBeGreaterThanOrEqual(Math.min(one, other) - 0.051);
            expect(value).toBeLessThanOrEqual(Math.max(one, other) + 0.051);
          };
          // A Bézier curve stays inside its control points.
          within(leaveY, from?.y, to?.y);
          within(arriveY, from?.y, to?.y);
          within(leaveX, from?.x, to?.x);
          within(arriveX, from?.x, to?.x);
        }
      }),
    );
  });

  it('is straight between two spots, a dot at a single one, and nothing at none', () => {
    expect(
      curveThrough([
        { x: 0, y: 0 },
        { x: 30, y: 60 },
      ]),
    ).toBe('M0 0C10 20 20 40 30 60');
    expect(curveThrough([{ x: 4, y: 5 }])).toBe('M4 5h0');
    expect(curveThrough([])).toBe('');
  });

  it('bounds an area down to the bottom', () => {
    expect(
      areaUnder(
        [
          { x: 0, y: 0 },
          { x: 30, y: 60 },
        ],
        100,
      ),
    ).toBe('M0 0C10 20 20 40 30 60L30 100L0 100Z');
    expect(areaUnder([{ x: 4, y: 5 }], 100)).toBe('');
  });

  it('is split at gaps', () => {
    const [one, two, three] = [1, 2, 3].map((x) => ({ x, y: 0 })) as [Spot, Spot, Spot];
    expect(segmentsOf([null, one, two, null, null, three, null])).toEqual([[one, two], [three]]);
    expect(segmentsOf([])).toEqual([]);
  });
});

describe('the nearest position', () => {
  it('is no farther than any other', () => {
    const ascending = fc
      .uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 })
      .map((some) => some.sort((a, b) => a - b));
    fc.assert(
      fc.property(ascending, fc.double({ min: -0.5, max: 1.5, noNaN: true }), (positions, share) => {
        const distance = Math.abs((positions[nearest(positions, share)] ?? Infinity) - share);
        expect(distance).toBe(Math.min(...positions.map((each) => Math.abs(each - share))));
      }),
    );
  });
});

describe('a moment', () => {
  it('is a UTC date, or date and time as the locale writes them', () => {
    const at = '2026-11-21T00:00:00.000Z';
    expect(momentFormatter('en-US', { resolution: 'day', hasYear: true })(at)).toBe('Nov 21, 2026');
    expect(momentFormatter('en-US', { resolution: 'time', hasYear: false })(at)).toMatch(/^Nov \d+, \d+:\d\d\s[AP]M$/u);
    expect(momentFormatter('de-DE', { resolution: 'time', hasYear: false })(at)).toMatch(/, \d\d:\d\d$/u);
  });

  it('needs its year where years differ', () => {
    expect(spansYears(['2025-12-31T00:00:00Z', '2026-01-01T00:00:00Z'])).toBe(true);
    expect(spansYears(['2026-01-01T00:00:00Z', '2026-11-01T00:00:00Z'])).toBe(false);
    expect(spansYears([])).toBe(false);
  });
});

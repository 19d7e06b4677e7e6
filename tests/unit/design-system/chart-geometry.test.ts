import { describe, expect, it } from 'vitest';
import { barGeometry } from '../../../src/design-system/components/bar-chart/bar-geometry.ts';
import type { ChartPoint } from '../../../src/design-system/components/chart/index.ts';
import { drawnSize, lineGeometry } from '../../../src/design-system/components/line-chart/line-geometry.ts';
import { fc } from '../../property.ts';

const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((units) => `${units}.25`);
const points = fc
  .array(
    fc.record({ wait: fc.integer({ min: 1, max: 10 ** 9 }), value: fc.option(amount), comparison: fc.option(amount) }),
    {
      minLength: 1,
      maxLength: 700,
    },
  )
  .map((steps): ChartPoint[] => {
    let time = Date.UTC(2026, 0, 1);
    return steps.map(({ wait, ...values }) => ({ at: new Date((time += wait)).toISOString(), ...values }));
  });

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();

describe('the geometry of a line', () => {
  it('keeps everything inside the drawing, in the order of time', () => {
    fc.assert(
      fc.property(points, (some) => {
        const { known, positions, segments, comparison, place, ticks } = lineGeometry(some);
        expect(known).toEqual(some.filter(({ value }) => value !== null));
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        const spots = [...segments, ...comparison].flat();
        const inside = [
          ...positions,
          ...known.map(({ value }) => place(value)),
          ...ticks.map((tick) => tick.place),
          ...spots.flatMap(({ x, y }) => [x / drawnSize, y / drawnSize]),
        ];
        expect(inside.filter((share) => !(share >= 0 && share <= 1))).toEqual([]);
        // At most 480, and the few that each segment rounds up to.
        expect(segments.flat().length).toBeLessThanOrEqual(480 + segments.length * 3);
      }),
    );
  });

  it('places points by time, not by number', () => {
    const { positions } = lineGeometry([1, 2, 5].map((day) => ({ at: at(day), value: '1' })));
    expect(positions).toEqual([0, 0.25, 1]);
  });

  it('has the direction from the first to the last known value', () => {
    const direction = (...values: (string | null)[]) =>
      lineGeometry(values.map((value, day) => ({ at: at(day + 1), value }))).direction;
    expect(direction(null, '1', '9', '2', null)).toBe('gain');
    expect(direction('2', '9', '1')).toBe('loss');
    expect(direction('2.0', '9', '2')).toBe('none');
  });

  it('puts a single point at the end, where the next one will be', () => {
    expect(lineGeometry([{ at: at(1), value: '7' }]).positions).toEqual([1]);
  });
});

describe('the geometry of bars', () => {
  it('stands each bar on zero, inside the drawing, in the middle of its column', () => {
    fc.assert(
      fc.property(points, (some) => {
        const { bars, known, positions, zero } = barGeometry(some);
        expect(bars).toHaveLength(some.length);
        expect(positions).toHaveLength(known.length);
        for (const [index, bar] of bars.entries()) {
          if (!bar) {
            expect(some[index]?.value).toBeNull();
            continue;
          }
          const [top, bottom] = [bar.top, bar.top + bar.height];
          expect(Math.min(Math.abs(top - zero), Math.abs(bottom - zero))).toBeLessThan(1e-9);
          expect(bar.direction).toBe(bar.point.value?.startsWith('-') ? 'loss' : 'gain');
          expect(top).toBeGreaterThanOrEqual(-1e-9);
          expect(bottom).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});

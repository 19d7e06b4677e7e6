import { isKnown, placeOf, ticksOf, valueRange, type ChartPoint, type PointGeometry } from '../chart/index.ts';

export interface Bar {
  point: ChartPoint;
  direction: 'gain' | 'loss' | 'none';
  /** Upper end: 0 at the top, 1 at the bottom. */
  top: number;
  /** Share of the whole height. */
  height: number;
}

export interface BarGeometry extends PointGeometry {
  /** One for each point; null where its value is unknown. */
  bars: readonly (Bar | null)[];
  /** Vertical position of zero. */
  zero: number;
}

/** Places bars, oldest first, on a scale that includes zero. Floats are exact enough: only positions come from them. */
export function barGeometry(points: readonly ChartPoint[]): BarGeometry {
  const known = points.filter(isKnown);
  const range = valueRange(
    known.map(({ value }) => Number(value)),
    [0],
  );
  const zero = placeOf(0, range);
  return {
    bars: points.map((point) => {
      if (!isKnown(point)) return null;
      const value = Number(point.value);
      const place = placeOf(value, range);
      const direction = value === 0 ? 'none' : value > 0 ? 'gain' : 'loss';
      return { point, direction, top: Math.min(place, zero), height: Math.abs(place - zero) };
    }),
    known,
    positions: points.flatMap((point, index) => (isKnown(point) ? [(index + 0.5) / points.length] : [])),
    zero,
    ticks: ticksOf(range),
  };
}

import {
  downsample,
  isKnown,
  placeOf,
  segmentsOf,
  ticksOf,
  valueRange,
  type ChartPoint,
  type PointGeometry,
  type Spot,
} from '../chart/index.ts';

/** Width and height of the drawing in its own units. */
export const drawnSize = 1000;

/** Space above and below the line, as a share of the height. */
const inset = { top: 0.04, bottom: 0.12 };

/** Enough for two spots on each pixel column of a wide phone. */
const maxSpots = 480;

export interface LineGeometry extends PointGeometry {
  /** Horizontal position of a moment: 0 at the first point, 1 at the last. */
  positionOf: (at: string) => number;
  /** Vertical position of a value: 0 at the top, 1 at the bottom. */
  place: (value: string) => number;
  /** The line, split at its gaps, in units of the drawing. */
  segments: readonly (readonly Spot[])[];
  /** The second series. */
  comparison: readonly (readonly Spot[])[];
  /** Vertical position of the first value, in units of the drawing. */
  start: number;
  direction: 'gain' | 'loss' | 'none';
}

/** Places points, oldest first, by time and value. Floats are exact enough: only positions come from them. */
export function lineGeometry(points: readonly ChartPoint[]): LineGeometry {
  const known = points.filter(isKnown);
  const values = points
    .flatMap(({ value, comparison = null }) => [value, comparison])
    .filter((value) => value !== null);
  const range = valueRange(values.map(Number));
  const inside = (place: number) => inset.top + place * (1 - inset.top - inset.bottom);
  const place = (value: string) => inside(placeOf(Number(value), range));
  const [first, last] = [Date.parse(points[0]?.at ?? ''), Date.parse(points.at(-1)?.at ?? '')];
  const positionOf = (at: string) => (last > first ? (Date.parse(at) - first) / (last - first) : 1);
  const position = ({ at }: ChartPoint) => positionOf(at);
  const series = (valueOf: (point: ChartPoint) => string | null) =>
    segmentsOf(
      points.map((point): Spot | null => {
        const value = valueOf(point);
        return value === null ? null : { x: position(point) * drawnSize, y: place(value) * drawnSize };
      }),
    ).map((segment) => downsample(segment, Math.ceil((maxSpots * segment.length) / points.length)));
  const [begin, end] = [known[0]?.value ?? '0', known.at(-1)?.value ?? '0'];
  const change = Number(end) - Number(begin);
  return {
    known,
    positions: known.map(position),
    positionOf,
    place,
    segments: series(({ value }) => value),
    comparison: series(({ comparison = null }) => comparison),
    start: place(begin) * drawnSize,
    ticks: ticksOf(range).map((tick) => ({ ...tick, place: inside(tick.place) })),
    direction: change === 0 ? 'none' : change > 0 ? 'gain' : 'loss',
  };
}

import type { ResponseOf } from '#contract/index';
import type { Room } from './room.ts';

type Minute = ResponseOf<'GET market/candles'>['items'][number];

export interface Tick {
  price: string;
  time: string;
}

/** A point of the chart; null where the value is unknown. */
interface PricePoint {
  at: string;
  value: string | null;
  /** The opening price of the current period. */
  comparison: string | null;
}

const minuteMs = 60_000;

/** How many periods the line shows before the current one. */
const periodsBefore = 4;

/** Enough for the longest period at a tick every two seconds. */
const maxTicks = 600;

/** Returns the ticks seen so far with one more. */
export function withTick(ticks: readonly Tick[], next: Tick | undefined): readonly Tick[] {
  const last = ticks.at(-1);
  if (!next || (last && Date.parse(next.time) <= Date.parse(last.time))) return ticks;
  return [...ticks.slice(-maxTicks), next];
}

/**
 * Returns the price from a few periods ago until now: the closes of the minutes, and within the current one the ticks. The
 * opening price runs along the current period, up to its end.
 */
export function pricePoints(room: Room, minutes: readonly Minute[], ticks: readonly Tick[]): PricePoint[] {
  const { period, settlement_minutes: length } = room;
  const start = Date.parse(period.starts_at);
  const from = start - periodsBefore * length * minuteMs;
  const end = Date.parse(period.ends_at);
  const known = new Map<number, string>();
  // A candle's time is its beginning. The last one isn't complete.
  for (const { time, close } of minutes.slice(0, -1)) known.set(Date.parse(time) + minuteMs, close);
  for (const { time, price } of ticks) known.set(Date.parse(time), price);
  known.set(start, period.opening_price);
  for (const { ends_at: at, close_price: close } of room.last_periods)
    if (close !== null) known.set(Date.parse(at), close);
  const points = [...known]
    .filter(([at]) => at >= from && at < end)
    .sort(([a], [b]) => a - b)
    .map(([at, value]): PricePoint => ({
      at: new Date(at).toISOString(),
      value,
      comparison: at >= start ? period.opening_price : null,
    }));
  return [...points, { at: period.ends_at, value: null, comparison: period.opening_price }];
}

/** Returns the closes of past periods within the line; one where it begins would stick out of the drawing. */
export function closeMarks(room: Room, points: readonly PricePoint[]): { at: string; value: string }[] {
  const first = points[0]?.at;
  return room.last_periods.flatMap(({ ends_at: at, close_price: value }) =>
    first !== undefined && value !== null && Date.parse(at) > Date.parse(first) ? [{ at, value }] : [],
  );
}

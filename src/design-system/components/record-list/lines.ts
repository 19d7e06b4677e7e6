import type { DayGroup } from './group-by-day.ts';

/** A line of the list: the heading of a day or one of its records. */
export interface Line<T> {
  key: string | number;
  day: DayGroup<T>;
  /** Absent: the heading. */
  item?: T;
  /** Position of a record within its day, from 1; 0 is the heading. */
  position: number;
  /** Index of the line that begins the day. */
  first: number;
}

/** Every line, in order. */
export function linesOf<T>(
  days: readonly DayGroup<T>[],
  keyOf: (item: T) => string | number,
  headed: boolean,
): Line<T>[] {
  const lines: Line<T>[] = [];
  for (const day of days) {
    const first = lines.length;
    if (headed) lines.push({ key: `day ${day.day}`, day, position: 0, first });
    day.items.forEach((item, index) => lines.push({ key: keyOf(item), day, item, position: index + 1, first }));
  }
  return lines;
}

/** A visible line, in pixels from the top of the page. */
export interface Place {
  index: number;
  start: number;
  end: number;
}

/** The rendered part of a list: lines in order, and the space before the first and after the last. */
export interface Sight {
  places: readonly Place[];
  top: number;
  bottom: number;
}

interface DrawnLine<T> {
  line: Line<T>;
  index: number;
  /** Height of omitted lines before it, in pixels. */
  gap: number;
}

export interface DrawnDay<T> {
  day: DayGroup<T>;
  heading?: DrawnLine<T>;
  rows: DrawnLine<T>[];
  /** Height of omitted lines before the day, in pixels. */
  gap: number;
}

/** Returns the lines to render, by day. Without `sight` all of them, up to `max`. */
export function drawnDays<T>(lines: readonly Line<T>[], sight: Sight | undefined, max: number): DrawnDay<T>[] {
  const days: DrawnDay<T>[] = [];
  const draw = (index: number, gap: number): void => {
    const line = lines[index];
    if (!line) return;
    let last = days.at(-1);
    const begins = last?.day !== line.day;
    if (begins || !last) {
      last = { day: line.day, rows: [], gap };
      days.push(last);
    }
    const drawn = { line, index, gap: begins ? 0 : gap };
    if (line.position === 0) last.heading = drawn;
    else last.rows.push(drawn);
  };
  if (sight) {
    let end = sight.top;
    for (const place of sight.places) {
      draw(place.index, place.start - end);
      end = place.end;
    }
  } else {
    for (let index = 0; index < Math.min(lines.length, max); index += 1) draw(index, 0);
  }
  return days;
}

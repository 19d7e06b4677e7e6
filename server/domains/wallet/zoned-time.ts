import { intlLocale } from '#contract/languages';
import { DAY_MS, utcDay } from '../../time.ts';

/** Swedish is the language that writes `2026-11-21 08:30:06`. */
const formatIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(intlLocale('sv-se'), { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** Returns a function that writes a time as `2026-11-21 08:30:06` in a time zone, as every spreadsheet app reads it. */
export function zonedTime(zone: string): (time: Date) => string {
  const format = formatIn(zone);
  return (time) => format.format(time);
}

/**
 * Returns when a day begins in a time zone: the first moment with that date. Where clocks change at midnight, that isn't
 * always 00:00.
 */
export function startOfDay(day: string, zone: string): Date {
  const write = zonedTime(zone);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (time: number): number => Date.parse(`${write(new Date(time)).replace(' ', 'T')}Z`) - time;
  // The offsets before and after a change of the clocks on that day.
  const [before, after] = [-DAY_MS, DAY_MS].map((step) => midnight - offsetAt(midnight + step)) as [number, number];
  const first = [before, after].toSorted((a, b) => a - b).find((time) => write(new Date(time)).startsWith(day));
  return new Date(first ?? before);
}

/** Returns when a day ends in a time zone: the first moment of the next one. */
export const endOfDay = (day: string, zone: string): Date =>
  startOfDay(utcDay(Date.parse(`${day}T00:00:00Z`) + DAY_MS), zone);

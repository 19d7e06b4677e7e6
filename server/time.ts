export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Before the date for a negative number. */
export const secondsAfter = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Returns the date's day in UTC, such as `2026-11-25`. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

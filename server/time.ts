export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_SECONDS = DAY_MS / 1000;

/** Before the date for a negative number. */
export const secondsAfter = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Returns a time's day in UTC, such as `2026-11-25`. */
export const utcDay = (time: Date | number): string => new Date(time).toISOString().slice(0, 10);

/** Rounds a time down to a multiple of `size` milliseconds since 1970 in UTC. */
export const floorTo = (time: number, size: number): number => Math.floor(time / size) * size;

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** The start of the span of `size` milliseconds (counted from 1970 in UTC) that holds `time`. */
export const floorTo = (time: number, size: number): number => Math.floor(time / size) * size;

/** The calendar day in UTC, such as `2026-11-21`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** Rounds a time down to a multiple of `size` milliseconds since 1970 in UTC. */
export const floorTo = (time: number, size: number): number => Math.floor(time / size) * size;

/** Returns the day in UTC, such as `2026-11-21`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

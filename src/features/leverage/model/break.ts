/** The lengths that are offered, in hours. */
export const breakLengths = ['24', '168', '720'] as const;

export type BreakValues = {
  /** One of the offered lengths, or `own`; empty while nothing is chosen. */
  length: string;
  /** The own length as typed. */
  hours: string;
};

/** Returns the chosen length in whole hours; NaN if there is none. */
export function hoursOf({ length, hours }: BreakValues): number {
  const text = length === 'own' ? hours.trim() : length;
  return /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
}

/** Returns the moment so many hours after a time. */
export const hoursAfter = (time: string, hours: number): string =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString();

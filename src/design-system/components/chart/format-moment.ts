/** What a point stands for: a moment, or a whole UTC day. */
export type Resolution = 'time' | 'day';

export interface MomentFormat {
  resolution: Resolution;
  /** Writes the year. */
  hasYear: boolean;
}

/** Returns a function that writes a moment for the locale: the date for days, date and time for moments. */
export function momentFormatter(
  locale: string,
  { resolution, hasYear }: MomentFormat,
): (at: string | number) => string {
  // Half-day clocks write 9:00 AM, the others 09:00.
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: hasYear ? 'numeric' : undefined,
    numberingSystem: 'latn',
    ...(resolution === 'day' ? { timeZone: 'UTC' } : { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' }),
  });
  return (at) => format.format(new Date(at));
}

/** Whether moments need their year to be told apart. */
export function spansYears(moments: readonly string[]): boolean {
  const [first, last] = [moments[0], moments.at(-1)];
  return first !== undefined && last !== undefined && first.slice(0, 4) !== last.slice(0, 4);
}

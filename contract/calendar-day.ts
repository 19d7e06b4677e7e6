/** The days that records can be asked for: the earliest, and the latest. */
const [first, last] = ['1970-01-02', '2999-12-31'] as const;

/** Whether a text is an existing day of these years, such as `2026-11-21`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < first || text > last) return false;
  // February 31, which Date moves to March, and the database refuses.
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

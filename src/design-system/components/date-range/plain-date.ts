/** A calendar day as `2026-11-21`, without time or time zone. */
export type PlainDate = string;

/** First and last day, both inclusive. */
export interface DateRangeValue {
  from: PlainDate;
  to: PlainDate;
}

/** Midnight of the day in local time, as browser calendars use it. */
export function toDate(day: PlainDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a moment in local time. */
export function toPlainDate(moment: Date): PlainDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Returns the day that many days later, or earlier if negative; days of 23 or 25 hours count as one. */
export function addDays(day: PlainDate, days: number): PlainDate {
  const moved = toDate(day);
  moved.setDate(moved.getDate() + days);
  return toPlainDate(moved);
}

/** Returns the last days up to and including a day, not before the earliest. */
export function lastDays(days: number, today: PlainDate, earliest?: PlainDate): DateRangeValue {
  const from = addDays(today, 1 - days);
  return { from: earliest !== undefined && from < earliest ? earliest : from, to: today };
}

/** A range being chosen: the last day is open after the first click. */
export type Draft = { from: PlainDate; to: PlainDate | null } | null;

/** Returns the range after a click on a day: starts a new range, or completes the started one, in either order. */
export function press(draft: Draft, day: PlainDate): Draft {
  if (!draft || draft.to !== null) return { from: day, to: null };
  return day < draft.from ? { from: day, to: draft.from } : { from: draft.from, to: day };
}

/** `12 – 20 Nov 2026`, formatted for the locale. */
export function formatRange(locale: string, { from, to }: DateRangeValue): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return from === to ? format.format(toDate(from)) : format.formatRange(toDate(from), toDate(to));
}

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

/** Newer than the library's types; Firefox has neither. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Regions of our locales where weeks start on Sunday (CLDR, weekData). */
const sundayRegions = new Set(['ID', 'IN', 'JP', 'KR', 'PT', 'TH', 'TW', 'US']);

/** First day of the week: 0 is Sunday, 1 is Monday. */
export function firstDayOfWeek(
  locale: string,
  known: LocaleWithWeek = new Intl.Locale(locale),
): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  const day = info ? info.firstDay % 7 : Number(!sundayRegions.has(known.region ?? ''));
  return day as ReturnType<typeof firstDayOfWeek>;
}

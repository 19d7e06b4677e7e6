import { useTranslation } from 'react-i18next';
import { useLocale } from './language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, options);
    formats.set(key, found);
  }
  return found;
}

/** Day, month, year and time to the minute, in the device's time zone. */
export const formatMoment = (moment: string | number, locale: string): string =>
  format(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

/** Day, month and year. */
export const formatDay = (moment: string, locale: string): string =>
  format(locale, { dateStyle: 'medium' }).format(new Date(moment));

/** Hours and minutes. */
export const formatTime = (moment: string | number, locale: string): string =>
  format(locale, { timeStyle: 'short' }).format(new Date(moment));

/** Hours, minutes and seconds. */
const formatSeconds = (moment: string, locale: string): string =>
  format(locale, { timeStyle: 'medium' }).format(new Date(moment));

/** Month and year. */
const formatMonth = (moment: string, locale: string): string =>
  format(locale, { month: 'long', year: 'numeric' }).format(new Date(moment));

const isToday = (moment: number): boolean => new Date(moment).toDateString() === new Date().toDateString();

export interface DateTexts {
  moment(moment: string): string;
  day(moment: string): string;
  /** Of a calendar day such as `2026-11-21`, the same in every time zone. */
  calendarDay(day: string): string;
  /** Month and year, as a heading. */
  month(moment: string): string;
  /** The number of the day in its month, alone in every language. */
  dayOfMonth(moment: string): string;
  /** The day of the week, abbreviated. */
  weekday(moment: string): string;
  time(moment: string | number): string;
  /** A time of day to the second, for what changes by the second. */
  seconds(moment: string): string;
  /** "Last updated 14:05", with the day unless it is today, for data that can't be refreshed. */
  age(fetchedAt: number): string;
}

/** Dates in the language of the app. */
export function useDates(): DateTexts {
  const locale = useLocale();
  const { t } = useTranslation('common');
  return {
    moment: (moment) => formatMoment(moment, locale),
    day: (moment) => formatDay(moment, locale),
    calendarDay: (day) => format(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    month: (moment) => formatMonth(moment, locale),
    dayOfMonth: (moment) => new Intl.NumberFormat(locale).format(new Date(moment).getDate()),
    weekday: (moment) => format(locale, { weekday: 'short' }).format(new Date(moment)),
    time: (moment) => formatTime(moment, locale),
    seconds: (moment) => formatSeconds(moment, locale),
    age: (fetchedAt) => t('state.age', { clock: (isToday(fetchedAt) ? formatTime : formatMoment)(fetchedAt, locale) }),
  };
}

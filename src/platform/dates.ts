import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from './language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // A format keeps the time zone in which it was made, but the customer may travel.
  const key = locale + new Date().getTimezoneOffset() + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, options);
    formats.set(key, found);
  }
  return found;
}

const neverChanges = () => () => {};

/** The time zone: the device's, except on a page that the server rendered, until it comes alive. */
const useZone = (): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => 'UTC',
  );

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
  /** A time of day, with the day unless it is today. */
  timely(moment: string | number, timeStyle?: 'short' | 'medium'): string;
  /** A time of day to the second, for what changes by the second. */
  seconds(moment: string): string;
  /** "Last updated 14:05", with the day unless it is today, for data that can't be refreshed. */
  age(fetchedAt: number): string;
}

/** Dates in the language of the app. */
export function useDates(): DateTexts {
  const locale = useLocale();
  const timeZone = useZone();
  const { t } = useTranslation('common');
  const dated = (options: Intl.DateTimeFormatOptions) => format(locale, { timeZone, ...options });
  const show = (moment: string | number, options: Intl.DateTimeFormatOptions): string =>
    dated(options).format(new Date(moment));
  const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const time = { timeStyle: 'short' } as const;
  const isToday = (at: string | number): boolean =>
    show(at, { dateStyle: 'short' }) === show(Date.now(), { dateStyle: 'short' });
  const timely = (at: string | number, timeStyle: 'short' | 'medium' = 'short'): string =>
    show(at, isToday(at) ? { timeStyle } : { ...moment, timeStyle });
  return {
    moment: (at) => show(at, moment),
    day: (at) => show(at, { dateStyle: 'medium' }),
    calendarDay: (day) => show(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
    month: (at) => show(at, { month: 'long', year: 'numeric' }),
    dayOfMonth: (at) =>
      dated({ day: 'numeric' })
        .formatToParts(new Date(at))
        .find(({ type }) => type === 'day')?.value ?? '',
    // In Portugal's form a short weekday is the whole word.
    weekday: (at) => format(locale.replace(/^pt-PT/u, 'pt'), { timeZone, weekday: 'short' }).format(new Date(at)),
    time: (at) => show(at, time),
    timely,
    seconds: (at) => show(at, { timeStyle: 'medium' }),
    age: (fetchedAt) => t('state.age', { clock: timely(fetchedAt) }),
  };
}

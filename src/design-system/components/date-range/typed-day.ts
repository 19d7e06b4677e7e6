import { plainDigits } from '../../theme/plain-digits.ts';
import { toDate, toPlainDate, type PlainDate } from './plain-date.ts';

type Part = 'day' | 'month' | 'year';

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** A day in digits, as the locale writes it: `11/21/2026`, `21.11.2026`. */
export const writeDay = (locale: string, day: PlainDate): string => format(locale).format(toDate(day));

/** Returns the day that a text means in the locale's order, with any signs between; null if it means none. */
export function readDay(locale: string, text: string): PlainDate | null {
  const known = toDate('2000-01-01');
  const parts = format(locale).formatToParts(known);
  const order = parts.map(({ type }) => type).filter((type): type is Part => /^(?:day|month|year)$/u.test(type));
  // Thai years may count from 543 BC.
  const yearsAhead = Number(parts.find(({ type }) => type === 'year')?.value) - known.getFullYear();
  const figures = inOrder(plainDigits(text).match(/\d+/gu) ?? [], order);
  const [year = 0, month = 0, day = 0] = (['year', 'month', 'day'] as const).map((part) => {
    return Number(figures[order.indexOf(part)] ?? 0) - (part === 'year' ? yearsAhead : 0);
  });
  if (figures.length !== 3 || figures[order.indexOf('year')]?.length !== 4) return null;
  const date = new Date(year, month - 1, day);
  const isReal = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return isReal ? toPlainDate(date) : null;
}

/** Keyboards of phones have digits alone: `11212026`. */
function inOrder(figures: readonly string[], order: readonly Part[]): readonly string[] {
  const [all = ''] = figures;
  if (figures.length !== 1 || all.length !== 8) return figures;
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += part === 'year' ? 4 : 2;
    return all.slice(from, at);
  });
}

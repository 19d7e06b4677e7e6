import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  firstDayOfWeek,
  formatRange,
  lastDays,
  press,
  toDate,
  toPlainDate,
} from '../../../src/design-system/components/date-range/plain-date.ts';

// Clocks are put forward at midnight in Santiago and Beirut: there a day begins at one o'clock.
describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago', 'Asia/Beirut', 'Europe/Berlin'])(
  'in %s',
  (zone) => {
    const before = process.env.TZ;
    beforeEach(() => {
      process.env.TZ = zone;
    });
    afterEach(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });

    it('a day stays the day that it is, for all days of a year', () => {
      let day = '2026-01-01';
      for (let count = 0; count < 365; count += 1) {
        expect(toPlainDate(toDate(day))).toBe(day);
        const next = addDays(day, 1);
        expect(next > day).toBe(true);
        expect(addDays(next, -1)).toBe(day);
        day = next;
      }
      expect(day).toBe('2027-01-01');
    });

    it('writes the day that was chosen', () => {
      expect(formatRange('en-US', { from: '2026-09-06', to: '2026-09-06' })).toBe('Sep 6, 2026');
    });
  },
);

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it('counts today among the last days, and none before the earliest', () => {
  expect(lastDays(7, '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(lastDays(1, '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(lastDays(90, '2026-11-21', '2026-10-01')).toEqual({ from: '2026-10-01', to: '2026-11-21' });
});

it('begins a range with one press, ends it with the next in either order, and starts over with a third', () => {
  const first = press(null, '2026-11-10');
  expect(first).toEqual({ from: '2026-11-10', to: null });
  expect(press(first, '2026-11-20')).toEqual({ from: '2026-11-10', to: '2026-11-20' });
  expect(press(first, '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-10' });
  expect(press(first, '2026-11-10')).toEqual({ from: '2026-11-10', to: '2026-11-10' });
  expect(press({ from: '2026-11-01', to: '2026-11-10' }, '2026-11-05')).toEqual({ from: '2026-11-05', to: null });
});

describe('firstDayOfWeek', () => {
  const week = {
    'en-US': 0,
    'de-DE': 1,
    'ja-JP': 0,
    'th-TH': 0,
    'ru-RU': 1,
    'pt-PT': 0,
    'sv-SE': 1,
    'hi-IN': 0,
    'ms-MY': 1,
  };

  it.each(Object.entries(week))('%s: %i', (locale, day) => {
    expect(firstDayOfWeek(locale)).toBe(day);
  });

  it.each(Object.entries(week))('%s, in a browser that does not know it: %i', (locale, day) => {
    expect(firstDayOfWeek(locale, { region: locale.slice(3) } as Intl.Locale)).toBe(day);
  });
});

import { expect, it } from 'vitest';
import { endOfDay, startOfDay, zonedTime } from '#server/domains/wallet/zoned-time';

it.each([
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Asia/Tokyo', '2026-11-20T15:00:00.000Z'],
  ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
  ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z'],
  // Clocks go forward at 2:00 and back at 3:00.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // From 0:00 to 1:00: the day has no midnight.
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  // From 1:00 to 0:00: it has two.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  // From 0:00 to 23:00 of the day before.
  ['2023-03-26', 'America/Asuncion', '2023-03-26T04:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, start) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start);
});

it('a day ends where the next one begins', () => {
  expect(endOfDay('2026-10-25', 'Europe/Berlin')).toEqual(startOfDay('2026-10-26', 'Europe/Berlin'));
  expect(endOfDay('2028-02-28', 'UTC').toISOString()).toBe('2028-02-29T00:00:00.000Z');
});

it('a time is written as spreadsheet apps of every language read it', () => {
  expect(zonedTime('Asia/Tokyo')(new Date('2026-11-21T15:04:05.999Z'))).toBe('2026-11-22 00:04:05');
});

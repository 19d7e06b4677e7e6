import { expect, it } from 'vitest';
import { groupByDay } from '../../../src/design-system/components/record-list/group-by-day.ts';
import { drawnDays, linesOf, type Sight } from '../../../src/design-system/components/record-list/lines.ts';

const records = [
  { id: 1, day: 'Friday' },
  { id: 2, day: 'Friday' },
  { id: 3, day: 'Friday' },
  { id: 4, day: 'Thursday' },
  { id: 5, day: 'Thursday' },
];

const lines = linesOf(
  groupByDay(records, ({ day }) => day),
  ({ id }) => id,
  true,
);

/** Headings of 50 and rows of 60 pixels, from 100 on. */
function sightOf(indexes: number[]): Sight {
  const start = (index: number): number => {
    const headings = lines.slice(0, index).filter(({ position }) => position === 0).length;
    return 100 + headings * 50 + (index - headings) * 60;
  };
  return {
    places: indexes.map((index) => ({ index, start: start(index), end: start(index + 1) })),
    top: 100,
    bottom: 0,
  };
}

const summaryOf = (days: ReturnType<typeof drawnDays<(typeof records)[number]>>) =>
  days.map(({ day, heading, rows, gap }) => ({
    day: day.day,
    gap,
    heading: heading?.gap,
    rows: rows.map((row) => [row.line.item?.id, row.gap]),
  }));

it('gives each day a line and each record its position within it', () => {
  expect(lines.map(({ key, position, first }) => [key, position, first])).toEqual([
    ['day Friday', 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    ['day Thursday', 0, 4],
    [4, 1, 4],
    [5, 2, 4],
  ]);
});

it('makes one list without headings where there are no days', () => {
  const plain = linesOf(groupByDay(records), ({ id }) => id, false);
  expect(plain.map(({ key, position, first }) => [key, position, first])).toEqual([
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 4, 0],
    [5, 5, 0],
  ]);
});

it('draws everything without a sight, up to a limit', () => {
  expect(summaryOf(drawnDays(lines, undefined, Infinity)).flatMap(({ rows }) => rows)).toHaveLength(5);
  expect(summaryOf(drawnDays(lines, undefined, 3))).toEqual([
    {
      day: 'Friday',
      gap: 0,
      heading: 0,
      rows: [
        [1, 0],
        [2, 0],
      ],
    },
  ]);
});

it('leaves room for what it leaves out, after a heading, between rows and between days', () => {
  expect(summaryOf(drawnDays(lines, sightOf([0, 2, 3, 4, 6]), 0))).toEqual([
    {
      day: 'Friday',
      gap: 0,
      heading: 0,
      rows: [
        [2, 60],
        [3, 0],
      ],
    },
    { day: 'Thursday', gap: 0, heading: 0, rows: [[5, 60]] },
  ]);
});

it('leaves room before a day whose predecessors are left out', () => {
  expect(summaryOf(drawnDays(lines, sightOf([4, 5]), 0))).toEqual([
    { day: 'Thursday', gap: 230, heading: 0, rows: [[4, 0]] },
  ]);
  // A row that keeps the focus, far before those in sight.
  expect(summaryOf(drawnDays(lines, sightOf([0, 1, 4, 6]), 0))).toEqual([
    { day: 'Friday', gap: 0, heading: 0, rows: [[1, 0]] },
    { day: 'Thursday', gap: 120, heading: 0, rows: [[5, 60]] },
  ]);
});

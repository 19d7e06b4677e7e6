import { describe, expect, it } from 'vitest';
import { nextOption, type Place } from '../../../src/design-system/components/category-picker/next-option.ts';

/** Rows of options, 100 px apart each way. */
const grid = (...rows: number[]): Place[] =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({ left: column * 100, top: row * 100 + 0.25 })),
  );

const two = grid(2, 2, 2);

describe('the next option', () => {
  it('goes through all in reading order and around', () => {
    expect(nextOption('ArrowRight', 1, two, false)).toBe(2);
    expect(nextOption('ArrowRight', 5, two, false)).toBe(0);
    expect(nextOption('ArrowLeft', 0, two, false)).toBe(5);
  });

  it('turns around where text runs from right to left', () => {
    expect(nextOption('ArrowLeft', 1, two, true)).toBe(2);
    expect(nextOption('ArrowRight', 2, two, true)).toBe(1);
  });

  it('keeps its column from row to row, and stays in the last row', () => {
    expect(nextOption('ArrowDown', 1, two, false)).toBe(3);
    expect(nextOption('ArrowUp', 4, two, false)).toBe(2);
    expect(nextOption('ArrowDown', 4, two, false)).toBe(4);
    expect(nextOption('ArrowUp', 0, two, false)).toBe(0);
  });

  it('takes the nearest where rows differ in length', () => {
    const ragged = grid(4, 2, 4);
    expect(nextOption('ArrowDown', 3, ragged, false)).toBe(5);
    expect(nextOption('ArrowUp', 9, ragged, false)).toBe(5);
  });

  it('knows the ends, and no other key', () => {
    expect(nextOption('Home', 4, two, false)).toBe(0);
    expect(nextOption('End', 1, two, false)).toBe(5);
    expect(nextOption('a', 1, two, false)).toBeUndefined();
  });
});

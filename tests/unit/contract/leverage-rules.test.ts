import { describe, expect, it } from 'vitest';
import {
  lastDigit,
  leverageCategories,
  partsOfPeriod,
  payoutOf,
  periodAt,
  resultOf,
  winningCategories,
  winningDigits,
} from '#contract/leverage-rules';

describe('the winning categories', () => {
  it.each([
    ['100.00', '100.01', ['up', 'small', 'odd', 'small-odd']],
    ['100.00', '99.99', ['down', 'big', 'odd', 'big-odd', 'very-big']],
    ['100.00', '100', ['small', 'even', 'small-even', 'very-small']],
    ['100.00', '100.16', ['up', 'big', 'even', 'big-even']],
    ['100.00', '91250.4', ['up', 'small', 'even', 'small-even', 'very-small']],
  ])('from %s to %s are %j', (opening, close, won) => {
    expect(winningCategories({ opening, close, scale: 2 })).toEqual(won);
  });

  it('cover every digit, each pair of them exactly once', () => {
    const halves = [
      ['big', 'small'],
      ['odd', 'even'],
      ['big-odd', 'big-even', 'small-odd', 'small-even'],
    ] as const;
    for (const names of halves) {
      const digits = names.flatMap((name) => winningDigits[name] ?? []);
      expect(digits).toHaveLength(10);
      expect(new Set(digits).size).toBe(10);
    }
    expect(winningDigits['small-even']).toEqual([0, 2, 4]);
    expect(winningDigits['big-even']).toEqual([6, 8]);
  });

  it('read the last digit at the scale of the market, not of the text', () => {
    expect(lastDigit('91250.4', 2)).toBe(0);
    expect(lastDigit('91250.40', 2)).toBe(0);
    expect(lastDigit('91259', 0)).toBe(9);
    expect(lastDigit('0.00003795', 10)).toBe(0);
    expect(() => lastDigit('91250.401', 2)).toThrow(RangeError);
  });
});

describe('a stake', () => {
  it('is won, lost, or returned', () => {
    const prices = { opening: '100', close: '100.01', scale: 2 };
    expect(resultOf('up', prices)).toBe('won');
    expect(resultOf('down', prices)).toBe('lost');
    expect(resultOf('up', { ...prices, close: '100' })).toBe('returned');
    expect(resultOf('down', { ...prices, close: '100.00' })).toBe('returned');
    expect(resultOf('very-small', { ...prices, close: '100' })).toBe('won');
    for (const category of leverageCategories) {
      expect(resultOf(category, { ...prices, close: null })).toBe('returned');
    }
  });

  it('pays its multiplier, rounded down to the currency, nothing, or itself', () => {
    expect(payoutOf('won', '1.000001', '1.96', 6)).toBe('1.960001');
    expect(payoutOf('won', '3', '1.9333', 2)).toBe('5.79');
    expect(payoutOf('lost', '3', '1.9333', 2)).toBe('0');
    expect(payoutOf('returned', '3', '1.9333', 2)).toBe('3');
  });
});

describe('a period', () => {
  const time = (text: string) => Date.parse(`2026-11-${text}Z`);

  it('has its bounds from the clock, and stops taking orders 5 s before its end', () => {
    expect(periodAt('junior', 3, time('21T08:31:10.500'))).toEqual({
      id: 'junior-202611210830',
      startsAt: time('21T08:30:00'),
      closesAt: time('21T08:32:55'),
      endsAt: time('21T08:33:00'),
    });
    expect(periodAt('vip', 10, time('21T23:59:59.999')).endsAt).toBe(time('22T00:00:00'));
    expect(periodAt('junior', 3, time('21T08:33:00')).id).toBe('junior-202611210833');
  });

  it('is found by its id, and by nothing that only looks like one', () => {
    expect(partsOfPeriod('junior-202611210830')).toEqual({ room: 'junior', startsAt: time('21T08:30:00') });
    expect(partsOfPeriod('my-room-202611210830')?.room).toBe('my-room');
    for (const id of [
      '',
      'junior',
      'junior-202613210830',
      'junior-202602300830',
      'junior-202611212460',
      '-202611210830',
    ]) {
      expect(partsOfPeriod(id)).toBeUndefined();
    }
    expect(partsOfPeriod("junior'; drop-202611210830")).toBeUndefined();
    expect(partsOfPeriod('junior-202611210830\n')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { dayMs, earlyCost, endOfDay, fullDays, interestAfter, yearlyRate } from '#contract/pledge-interest';
import { add, compare, isLess, multiply, subtract } from '#contract/money';
import { fc } from '#tests/property';

const simple = { daily_rate: '0.02', interest: 'simple' } as const;
const compound = { daily_rate: '0.02', interest: 'compound' } as const;

describe('interest of a fixed term', () => {
  it('is simple or compound', () => {
    expect(interestAfter('1000', simple, 30, 6)).toBe('6');
    expect(interestAfter('1000', compound, 30, 6)).toBe('6.017432');
    expect(interestAfter('1000', compound, 0, 6)).toBe('0');
  });

  it('is rounded down once to the scale of the currency', () => {
    expect(interestAfter('0.01', { daily_rate: '0.015', interest: 'simple' }, 1, 8)).toBe('0.0000015');
    expect(interestAfter('33.33', simple, 1, 2)).toBe('0');
    expect(interestAfter('1999', simple, 3, 0)).toBe('1');
  });

  it('states what a year pays', () => {
    expect(yearlyRate(simple)).toBe('7.3');
    expect(yearlyRate(compound)).toBe('7.5722');
  });

  it('grows with each day, and compounds to at least as much as without', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((cents) => multiply(String(cents), '0.000001'));
    const rate = fc.integer({ min: 0, max: 5000 }).map((tenth) => multiply(String(tenth), '0.0001'));
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 0, max: 400 }), (value, daily, days) => {
        const plain = interestAfter(value, { daily_rate: daily, interest: 'simple' }, days, 6);
        const grown = interestAfter(value, { daily_rate: daily, interest: 'compound' }, days, 6);
        expect(isLess(grown, plain)).toBe(false);
        expect(isLess(interestAfter(value, { daily_rate: daily, interest: 'compound' }, days + 1, 6), grown)).toBe(
          false,
        );
      }),
    );
  });

  it('follows the daily compounding of a bank, to within what it rounds', () => {
    let balance = '5000';
    for (let day = 0; day < 90; day += 1) balance = add(balance, multiply(balance, '0.00015'));
    const difference = subtract(
      interestAfter('5000', { daily_rate: '0.015', interest: 'compound' }, 90, 12),
      subtract(balance, '5000'),
    );
    expect(compare(difference.replace('-', ''), '0.00000000001')).toBe(-1);
  });
});

describe('days of a fixed term', () => {
  const opened = Date.parse('2026-11-11T08:30:00.000Z');

  it('count when they are full', () => {
    expect(fullDays(opened, opened + dayMs - 1, 30)).toBe(0);
    expect(fullDays(opened, endOfDay(opened, 1), 30)).toBe(1);
    expect(fullDays(opened, endOfDay(opened, 31), 30)).toBe(30);
    expect(fullDays(opened, opened - 1, 30)).toBe(0);
  });
});

it('costs a percentage of the amount to redeem early', () => {
  expect(earlyCost('1000', '0.5', 6)).toBe('5');
  expect(earlyCost('0.1', '0.5', 2)).toBe('0');
});

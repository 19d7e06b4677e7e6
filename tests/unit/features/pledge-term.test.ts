import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index';
import { interestAfter } from '#contract/pledge-interest';
import { isLess } from '#contract/money';
import { fc } from '#tests/property';
import { byMonth, holdings } from '../../../src/features/pledge/model/group.ts';
import { canonicalRecord } from '../../../src/features/pledge/model/canonical-record.ts';
import { below, exceeded, maxAmount, shortfall } from '../../../src/features/pledge/model/limits.ts';
import {
  breakEvenDay,
  costOf,
  nextDay,
  pollEvery,
  shownRate,
  type Term,
} from '../../../src/features/pledge/model/term.ts';

const [term] = calls['GET pledge/running'].example.response.items as readonly Term[] as [Term];
const { product } = term;
const opened = Date.parse(term.opened_at);
const dayMs = 86_400_000;

describe('the next day', () => {
  it('is said with its number, time and interest', () => {
    expect(nextDay(term)).toEqual({ day: 11, at: '2026-11-22T08:30:00.000Z', interest: '0.2' });
  });

  it('is the rest of the interest on the last one, and none after it', () => {
    const last = { ...term, full_days: 29, interest_so_far: '5.8' };
    expect(nextDay(last)).toEqual({ day: 30, at: term.matures_at, interest: '0.2' });
    expect(nextDay({ ...term, full_days: 30 })).toBeNull();
    expect(nextDay({ ...term, status: 'redeemed' })).toBeNull();
  });
});

describe('redeeming early', () => {
  it('returns the whole amount again from a day on', () => {
    expect(breakEvenDay(product, '1000')).toBe(25);
    expect(breakEvenDay({ ...product, early_cost: '0' }, '1000')).toBe(0);
    expect(breakEvenDay({ ...product, early_cost: '0.6' }, '1000')).toBeNull();
  });

  it('returns less on every day before, and no less from then on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 200 }), (whole, cost) => {
        const amount = String(whole);
        const offer = { ...product, early_cost: String(cost / 100), interest: 'compound' as const };
        const day = breakEvenDay(offer, amount) ?? offer.days;
        const isLoss = (at: number) => isLess(interestAfter(amount, offer, at, offer.scale), costOf(offer, amount));
        expect(day === 0 || isLoss(day - 1)).toBe(true);
        expect(day === offer.days || !isLoss(day)).toBe(true);
      }),
    );
  });
});

describe('reading again', () => {
  it('happens when a day fills, within minutes', () => {
    expect(pollEvery([term], opened + 11 * dayMs - 60_000)).toBe(60_000);
    expect(pollEvery([term], opened + 10.5 * dayMs)).toBe(300_000);
    expect(pollEvery([{ ...term, full_days: 30 }], opened + 31 * dayMs)).toBe(5000);
  });

  it('stops once nothing runs', () => {
    expect(pollEvery([{ ...term, status: 'matured' }], opened)).toBe(0);
    expect(pollEvery([], opened)).toBe(0);
    expect(pollEvery(undefined, opened)).toBe(0);
  });
});

describe('limits', () => {
  it('name what an amount breaks', () => {
    expect(exceeded('60000', '70000', product)).toEqual({ limit: 'maximum', amount: '50000' });
    expect(exceeded('101', '100', product)).toEqual({ limit: 'available', amount: '100' });
    expect(exceeded('100', '100', product)).toBeNull();
    expect(exceeded('', '100', product)).toBeNull();
    expect(below('49.99', product)).toEqual({ limit: 'minimum', amount: '50' });
    expect(below('50', product)).toBeNull();
  });

  it('fill in with Max what goes through', () => {
    expect(maxAmount('4250.5', product)).toBe('4250.5');
    expect(maxAmount('90000', product)).toBe('50000');
    expect(maxAmount('49', product)).toBeNull();
  });

  it('say what is missing, at least for the minimum', () => {
    expect(shortfall('', '12.5', product)).toBe('37.5');
    expect(shortfall('20', '30', product)).toBe('20');
    expect(shortfall('5000', '4250.5', product)).toBe('749.5');
    expect(shortfall('90000', '40000', product)).toBe('10000');
    expect(shortfall('100', '100', product)).toBeNull();
  });
});

describe('the overview', () => {
  const other = { ...term, number: 'P2', amount: '0.5', product: { ...product, currency: 'BTC', scale: 8 } };

  it('adds up each currency', () => {
    expect(holdings([term, other, { ...term, number: 'P3', amount: '250.5' }])).toEqual([
      { currency: 'USDT', scale: 6, amount: '1250.5', interest: '4' },
      { currency: 'BTC', scale: 8, amount: '0.5', interest: '2' },
    ]);
  });

  it('groups by the month of maturity', () => {
    const next = { ...term, number: 'P2', matures_at: '2027-01-15T08:30:00.000Z' };
    expect(byMonth([term, { ...term, number: 'P3' }, next]).map(([, items]) => items.length)).toEqual([2, 1]);
  });

  it('never states a higher rate than is paid', () => {
    expect(shownRate('7.5799')).toBe('7.57');
  });
});

it('hashes what never changes: the agreement, and how it ended', () => {
  const before = canonicalRecord(term);
  expect(canonicalRecord({ ...term, full_days: 11, interest_so_far: '2.2' })).toEqual(before);
  const closed = { ...term, status: 'redeemed' as const, closed_at: '2026-11-21T08:31:00.000Z', received: '997' };
  expect(canonicalRecord(closed)).toEqual([...before, ['closed_at', closed.closed_at], ['received', '997']]);
});

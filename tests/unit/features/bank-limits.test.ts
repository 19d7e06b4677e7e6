import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index';
import { statusKey, statusWord } from '../../../src/features/bank/model/bank-record.ts';
import { below, exceeded, firstToDraw, maxAmount } from '../../../src/features/bank/model/limits.ts';
import { blockersOf } from '../../../src/features/bank/model/blockers.ts';

const { items } = calls['GET bank/index'].example.response;
const [euro] = items;
const wallet = { ...euro, recharge: null };
const terms = { fee: '1.5', minimum: '10', maximum: '1000', left_today: '600', minutes: 240 };
const { info } = calls['POST index/login'].example.response;

describe('the amount of a withdrawal by bank', () => {
  it.each([
    ['500.01', '500', 'available', '500'],
    ['600.01', '5000', 'left-today', '600'],
  ])('%s with %s available breaks the limit %s', (amount, available, limit, most) => {
    expect(exceeded(amount, available, terms)).toEqual({ limit, amount: most });
  });

  it('breaks the maximum where more is left today', () => {
    expect(exceeded('1000.01', '5000', { ...terms, left_today: '9000' })).toEqual({ limit: 'maximum', amount: '1000' });
  });

  it('may be all of it, down to the minimum', () => {
    expect(exceeded('500', '500', terms)).toBeNull();
    expect(below('10', terms.minimum)).toBeNull();
    expect(below('9.99', terms.minimum)).toEqual({ limit: 'minimum', amount: '10' });
  });

  it('says nothing about what is no amount yet', () => {
    for (const typed of ['', '0', '0.00', '1.', '-5', 'x']) {
      expect([exceeded(typed, '0', terms), below(typed, '10')]).toEqual([null, null]);
    }
  });

  it('is at most what goes through', () => {
    expect(maxAmount('500', terms)).toBe('500');
    expect(maxAmount('5000', terms)).toBe('600');
    expect(maxAmount('9.99', terms)).toBeNull();
  });
});

describe('what stands in the way of a withdrawal', () => {
  const usable = { usable_at: null };
  const given = {
    info,
    isHeld: false,
    wallet: { ...wallet, draw: terms },
    cards: [usable],
    bank: { verification_needed: true },
  };

  it('is nothing for a verified customer with a card, a fund password and a balance', () => {
    expect(blockersOf(given)).toEqual([]);
  });

  it('is said all at once', () => {
    const newcomer = { ...info, real: { status: 0 as const, reason: null }, fund_password: false };
    const poor = { ...given.wallet, available: '0', draw: { ...terms, left_today: '0' } };
    expect(blockersOf({ ...given, info: newcomer, cards: [], wallet: poor })).toEqual([
      'verification',
      'fund-password',
      'card',
      'balance',
      'limit',
    ]);
  });

  it('is that every card waits', () => {
    const waiting = { usable_at: '2026-11-22T08:30:00.000Z' };
    expect(blockersOf({ ...given, cards: [waiting, waiting] })).toEqual(['card-waiting']);
    expect(blockersOf({ ...given, cards: [waiting, usable] })).toEqual([]);
  });

  it('is a hold while it lasts', () => {
    expect(blockersOf({ ...given, isHeld: true })).toEqual(['hold']);
  });
});

it('a withdrawal starts with a currency that has a balance', () => {
  const none = { ...wallet, currency: 'USD', available: '0', draw: terms };
  expect(firstToDraw([{ ...none, draw: null }, none, { ...none, currency: 'EUR', available: '1' }])).toBe('EUR');
  expect(firstToDraw([none])).toBe('USD');
  expect(firstToDraw([{ ...none, draw: null }])).toBeUndefined();
});

it('an ended record was canceled or refused', () => {
  const step = (name: 'canceled' | 'returned') => [{ step: name, at: '2026-11-21T08:30:00.000Z', expected_at: null }];
  expect(statusWord({ status: 3, timeline: step('canceled') })).toBe('canceled');
  expect(statusWord({ status: 3, timeline: step('returned') })).toBe('ended');
  expect(statusWord({ status: 1, timeline: [] })).toBe('processing');
});

it('a withdrawal is on its way once it was sent, not while it is reviewed', () => {
  const timeline = (at: string | null) => [
    { step: 'reviewing' as const, at: '2026-11-21T08:30:00.000Z', expected_at: null },
    { step: 'sent' as const, at, expected_at: null },
  ];
  expect(statusKey({ kind: 'withdrawal', status: 1, timeline: timeline(null) })).toBe('withdrawal.processing');
  expect(statusKey({ kind: 'withdrawal', status: 1, timeline: timeline('2026-11-21T09:30:00.000Z') })).toBe(
    'withdrawal.sent',
  );
  expect(statusKey({ kind: 'withdrawal', status: 3, timeline: timeline(null) })).toBe('withdrawal.ended');
  expect(statusKey({ kind: 'deposit', status: 1, timeline: [] })).toBe('deposit.processing');
});

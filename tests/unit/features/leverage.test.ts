import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index';
import { recordHash } from '../../../src/design-system/components/receipt/record-hash.ts';
import { hoursAfter, hoursOf } from '../../../src/features/leverage/model/break.ts';
import { canonicalRecord } from '../../../src/features/leverage/model/canonical-record.ts';
import { changedLimits, effectOf } from '../../../src/features/leverage/model/limit-change.ts';
import { checkBreak } from '../../../src/features/leverage/model/limits-form.ts';
import { readRoom } from '../../../src/features/leverage/model/record-filter.ts';

describe('a new limit', () => {
  it.each([
    ['100', '99.99', 'now'],
    ['100', '100.00', 'same'],
    ['100', '100.01', 'later'],
    ['100', '', 'later'],
    [null, '1000000', 'now'],
    [null, '', 'same'],
  ] as const)('of %s to %s applies: %s', (current, next, effect) => {
    expect(effectOf(current, next)).toBe(effect);
  });

  it('is sent only where it was changed and differs, so that a change that waits stays', () => {
    const current = { stake_per_day: '100', loss_per_day: null };
    const both = new Set(['stake_per_day', 'loss_per_day'] as const);
    expect(changedLimits(current, { stake_per_day: '100', loss_per_day: '' }, both)).toEqual({});
    const next = { stake_per_day: '', loss_per_day: '20' };
    expect(changedLimits(current, next, both)).toEqual(next);
    expect(changedLimits(current, next, new Set(['loss_per_day'] as const))).toEqual({ loss_per_day: '20' });
  });
});

describe('a break', () => {
  it.each([
    ['24', '', 24],
    ['own', ' 72 ', 72],
    ['own', '1.5', Number.NaN],
    ['own', '-3', Number.NaN],
    ['', '72', Number.NaN],
  ])('of %s %s lasts %s hours', (length, hours, lasts) => {
    expect(hoursOf({ length, hours })).toBe(lasts);
  });

  it.each([
    ['', '', { length: 'validation:break-hours' }],
    ['own', '0', { hours: 'leverage-limits:break.hours-invalid' }],
    ['own', '1.5', { hours: 'leverage-limits:break.hours-invalid' }],
    ['own', '8761', { hours: 'leverage-limits:break.hours-invalid' }],
    ['own', 'a week', { hours: 'leverage-limits:break.hours-invalid' }],
  ])('of %s %s says at the field what is wrong', (length, hours, errors) => {
    expect(checkBreak({ length, hours })).toEqual({ errors });
  });

  it('is sent in hours, and ends by the server’s clock', () => {
    expect(checkBreak({ length: 'own', hours: '8760' })).toEqual({ output: { break_hours: 8760 } });
    expect(hoursAfter('2026-11-21T08:30:00.000Z', 24)).toBe('2026-11-22T08:30:00.000Z');
  });
});

it('an address names one of the rooms, or none', () => {
  expect(readRoom(new URLSearchParams('room=vip'))).toBe('vip');
  expect(readRoom(new URLSearchParams('room=../vip'))).toBeUndefined();
});

describe('the receipt of an order', () => {
  const order = calls['GET leverage/records'].example.response.items[1];
  const hashOf = (own: object) => recordHash(canonicalRecord({ ...order, ...own }));

  it.each(['multiplier', 'opening_price', 'close_price', 'profit_loss', 'result', 'settled_at', 'period'])(
    'shows another pattern with another %s',
    (key) => {
      expect(hashOf({ [key]: null })).not.toBe(hashOf({}));
    },
  );
});

import { describe, expect, it } from 'vitest';
import {
  allowance,
  changeLimits,
  currentLimits,
  type LimitChange,
  nextMidnight,
  noLimits,
  type OwnLimits,
} from '#server/domains/leverage/own-limit-rules';

const start = new Date('2026-11-30T20:00:00Z');
const hours = (count: number): Date => new Date(start.getTime() + count * 3_600_000);

/** Applies changes at hours after the start. */
const after = (...changes: readonly [number, LimitChange][]): OwnLimits =>
  changes.reduce<OwnLimits>((limits, [at, change]) => changeLimits(limits, change, hours(at)), noLimits);

const shown = ({ stake, loss, pending }: OwnLimits) => [
  stake,
  loss,
  pending && [pending.stake, pending.loss, pending.from.toISOString()],
];

const at = (count: number): string => hours(count).toISOString();

describe('own limits', () => {
  it('apply at once when they are lower', () => {
    expect(shown(after([0, { stake: '100' }]))).toEqual(['100', null, null]);
    expect(shown(after([0, { stake: '100' }], [0, { stake: '99', loss: '5' }]))).toEqual(['99', '5', null]);
  });

  it('wait 24 hours when they are higher, or none', () => {
    const raised = after([0, { stake: '100', loss: '50' }], [1, { stake: '200' }]);
    expect(shown(raised)).toEqual(['100', '50', ['200', '50', at(25)]]);
    expect(shown(currentLimits(raised, new Date(hours(25).getTime() - 1)))).toEqual(shown(raised));
    // Over midnight and the end of a month.
    expect(shown(currentLimits(raised, hours(25)))).toEqual(['200', '50', null]);
    const removed = after([0, { stake: '100' }], [1, { stake: null }]);
    expect(shown(removed)).toEqual(['100', null, [null, null, at(25)]]);
    expect(shown(currentLimits(removed, hours(26)))).toEqual([null, null, null]);
  });

  it('lose a pending raise when they are lowered, or set to what they are', () => {
    const raised: [number, LimitChange][] = [
      [0, { stake: '100', loss: '50' }],
      [1, { stake: '200', loss: '80' }],
    ];
    expect(shown(after(...raised, [2, { stake: '90' }]))).toEqual(['90', '50', ['90', '80', at(25)]]);
    expect(shown(after(...raised, [2, { stake: '100', loss: '40' }]))).toEqual(['100', '40', null]);
  });

  it('keep the time of a pending raise when less is wanted, and start it over for more', () => {
    const raised: [number, LimitChange][] = [
      [0, { stake: '100' }],
      [1, { stake: '200' }],
    ];
    expect(shown(after(...raised, [9, { stake: '150' }]))).toEqual(['100', null, ['150', null, at(25)]]);
    expect(shown(after(...raised, [9, { stake: '200' }]))).toEqual(['100', null, ['200', null, at(25)]]);
    expect(shown(after(...raised, [9, { stake: '201' }]))).toEqual(['100', null, ['201', null, at(33)]]);
    expect(shown(after(...raised, [9, {}]))).toEqual(['100', null, ['200', null, at(25)]]);
    // What is above a smaller pending raise waits again.
    expect(shown(after(...raised, [9, { stake: '150' }], [10, { stake: '200' }]))[2]).toEqual(['200', null, at(34)]);
  });

  it('take up a pending raise that is due before they change', () => {
    const due = after([0, { stake: '100' }], [1, { stake: '200' }], [26, { loss: '10' }]);
    expect(shown(due)).toEqual(['200', '10', null]);
  });

  it('have a break that never gets shorter', () => {
    const breakOf = (...changes: [number, LimitChange][]) => after(...changes).breakUntil?.toISOString();
    expect(breakOf([0, { breakHours: 24 }])).toBe(at(24));
    expect(breakOf([0, { breakHours: 24 }], [1, { breakHours: 2 }])).toBe(at(24));
    expect(breakOf([0, { breakHours: 24 }], [1, { breakHours: 24 }])).toBe(at(25));
    expect(breakOf([0, { breakHours: 24 }], [1, { stake: '5' }])).toBe(at(24));
    expect(breakOf([0, { breakHours: 24 }], [30, { stake: '5' }])).toBeUndefined();
  });

  it('let stake what fits both, with open stakes counted as lost', () => {
    const day = { staked: '40', open: '10', lost: '5' };
    expect(allowance({ stake: null, loss: null }, day)).toBeNull();
    expect(allowance({ stake: '100', loss: null }, day)).toBe('60');
    expect(allowance({ stake: '100', loss: '20' }, day)).toBe('5');
    expect(allowance({ stake: '30', loss: '20' }, day)).toBe('0');
    // A gain doesn't raise the limit.
    expect(allowance({ stake: null, loss: '20' }, { staked: '40', open: '10', lost: '-500' })).toBe('10');
  });

  it('start over at midnight in UTC', () => {
    expect(nextMidnight(new Date('2026-12-31T23:59:59.999Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(nextMidnight(new Date('2026-12-01T00:00:00.000Z')).toISOString()).toBe('2026-12-02T00:00:00.000Z');
  });
});

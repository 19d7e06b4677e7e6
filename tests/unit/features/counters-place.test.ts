import { describe, expect, it } from 'vitest';
import { calls } from '../../../contract/index.ts';
import { placeOf } from '../../../src/features/counters/model/place.ts';
import type { ExchangeRecord, Stage } from '../../../src/features/counters/model/stage.ts';

const clock = { server_time: '2026-11-21T09:30:00.000Z' };
const silver = { id: 'silver', name: 'Silver' };
const matched = calls['GET exchange/current'].example.response as Stage;
const [record] = calls['GET exchange/records'].example.response.items as unknown as ExchangeRecord[];
if (!record) throw new Error('The example has no record.');
const waiting: Stage = { stage: 'success', ...clock, record: { ...record, status: 'waiting' }, upgraded_to: null };
const settled: Stage = { stage: 'success', ...clock, record, upgraded_to: null };
const finish: Stage = {
  stage: 'finish',
  ...clock,
  counter: silver,
  tasks_done: 20,
  task_count: 20,
  tasks_reset_at: clock.server_time,
  upgraded_to: null,
  record,
};
const start: Stage = { stage: 'start', ...clock, ended: null };

describe('what a counter’s screen shows', () => {
  it.each([undefined, 'start', 'matching', 'matched', 'success', 'finish', 'anything'])(
    'an open order wins over the address (%s)',
    (next) => {
      expect(placeOf(matched, 'silver', next)).toEqual({
        view: 'matched',
        path: '/counter/silver/matched',
        blocked: null,
      });
      expect(placeOf(waiting, 'silver', next).view).toBe('success');
    },
  );

  it.each(['matching', 'matched', 'success', 'finish', 'anything'])(
    'without an order, %s leads to the start',
    (next) => {
      expect(placeOf(start, 'silver', next)).toEqual({ view: 'start', path: '/counter/silver', blocked: null });
    },
  );

  it('an open order blocks every other counter, and says where it is', () => {
    expect(placeOf(matched, 'gold', undefined)).toEqual({
      view: 'start',
      path: '/counter/gold',
      blocked: { name: 'Silver', path: '/counter/silver/matched' },
    });
    expect(placeOf(waiting, 'gold', 'matched').blocked?.path).toBe('/counter/silver/success');
  });

  it('a settled order shows where the address asks for it, and blocks nothing', () => {
    expect(placeOf(settled, 'silver', 'success').view).toBe('success');
    expect(placeOf(settled, 'silver', 'matched').path).toBe('/counter/silver/success');
    expect(placeOf(settled, 'silver', undefined).view).toBe('start');
    expect(placeOf(finish, 'silver', 'success').path).toBe('/counter/silver/finish');
    expect(placeOf(finish, 'gold', 'finish')).toEqual({ view: 'start', path: '/counter/gold', blocked: null });
  });
});

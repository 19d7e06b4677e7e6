import { describe, expect, it } from 'vitest';
import { calls } from '../../../contract/index.ts';
import {
  initial,
  nextState,
  type ExchangeEvent,
  type ExchangeState,
} from '../../../src/features/counters/model/exchange-state.ts';
import { deviceTimeOf, pollEvery, type Stage, type StageOf } from '../../../src/features/counters/model/stage.ts';
import { ApiError } from '../../../src/platform/api-error.ts';

const at = (seconds: number): string => new Date(Date.UTC(2026, 10, 21, 9, 30, seconds)).toISOString();
const start = (seconds: number, ended: StageOf<'start'>['ended'] = null): Stage => ({
  stage: 'start',
  server_time: at(seconds),
  ended,
});
const matching = (seconds: number): Stage => ({
  stage: 'matching',
  server_time: at(seconds),
  sn: 'E1',
  counter: { id: 'silver', name: 'Silver' },
  started_at: at(0),
  ends_at: at(60),
});
const example = calls['GET exchange/current'].example.response as StageOf<'matched'>;
const matched = (seconds: number): Stage => ({ ...example, server_time: at(seconds) });

const run = (...events: ExchangeEvent[]): ExchangeState => events.reduce(nextState, initial);
const received = (state: Stage, isAnswer = false): ExchangeEvent => ({ type: 'received', state, at: 0, isAnswer });

describe('the stage on the screen', () => {
  it('says why it is back at the start', () => {
    expect(run(received(matching(1)), received(start(2))).note).toBe('stopped');
    expect(run(received(matching(1)), received(start(2, 'unmatched'))).note).toBe('nothing-found');
    expect(run(received(matched(1)), received(start(2))).note).toBe('declined');
    expect(run(received(matched(1)), received(start(2, 'expired'))).note).toBe('expired');
    expect(run(received(start(1))).note).toBeNull();
  });

  it('says what ended while the customer was elsewhere', () => {
    expect(run(received(start(1, 'expired')))).toMatchObject({ note: 'expired', hasMoved: false });
    expect(run(received(start(1, 'unmatched'))).note).toBe('nothing-found');
    expect(run(received(start(1, 'expired')), received(matching(2))).note).toBeNull();
  });

  it('ignores a response that a newer one overtook', () => {
    expect(run(received(matched(5)), received(matching(4))).timed?.state.stage).toBe('matched');
  });

  it('an overtaken response still ends its action', () => {
    const state = run(received(start(5)), { type: 'acting', action: 'leave' }, received(matching(4), true));
    expect(state.acting).toBeNull();
  });

  it('keeps a failure while the stage is the same, and drops it with the stage', () => {
    const failed: ExchangeEvent = { type: 'failed', action: 'accept', error: new ApiError({ kind: 'refusal' }) };
    expect(run(received(matched(1)), failed, received(matched(2))).failure).not.toBeNull();
    expect(run(received(matched(1)), failed, received(start(2))).failure).toBeNull();
  });
});

describe('deadlines', () => {
  it('are the server’s on a device whose clock is wrong', () => {
    const now = Date.UTC(2020, 0, 1);
    expect(deviceTimeOf({ state: matching(20), at: now }, at(60)) - now).toBe(40_000);
  });

  it('are watched closely once they passed, and only while an order is open', () => {
    const timed = { state: matching(0), at: 0 };
    expect(pollEvery(timed, 0)).toBe(2000);
    expect(pollEvery(timed, 60_000)).toBe(1000);
    expect(pollEvery({ state: start(0), at: 0 }, 0)).toBe(0);
    expect(pollEvery(null, 0)).toBe(0);
  });
});

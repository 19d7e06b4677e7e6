import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/api-error';
import {
  idle,
  isFetching,
  maxRenewals,
  nextState,
  shownQuote,
  type FlashRecord,
  type Quote,
  type QuoteState,
} from '../../../src/features/flash/model/quote-state.ts';

const quote = (rate: string): Quote => ({
  quote: `q${rate}`,
  from: 'USDT',
  to: 'BTC',
  from_amount: '250',
  to_amount: '0.0027',
  rate,
  mid_rate: '0.00001094',
  spread_percent: '0.4',
  spread_amount: '0.00001',
  expires_at: '2026-11-21T08:30:15.000Z',
  server_time: '2026-11-21T08:30:00.000Z',
});

const now = 5_000;
const requested = nextState(idle, { type: 'requested' });
const quoted = nextState(requested, { type: 'received', quote: quote('0.00001'), now });
const sending = nextState(quoted, { type: 'accepted' });

describe('the states of a quote', () => {
  it('counts down by the server’s clock, whatever this device believes', () => {
    expect(quoted).toMatchObject({ step: 'quoted', previous: null, quote: { until: now + 15_000 } });
  });

  it('fetches the next one while this one can still be accepted, and shows the old rate beside the new one', () => {
    const due = nextState(quoted, { type: 'due' });
    expect(due).toMatchObject({ step: 'quoted', isDue: true });
    expect(isFetching(due)).toBe(true);
    expect(nextState(due, { type: 'accepted' })).toMatchObject({ step: 'sending', quote: { rate: '0.00001' } });
    const next = nextState(due, { type: 'received', quote: quote('0.00002'), now });
    expect(next).toMatchObject({
      step: 'quoted',
      isDue: false,
      quote: { rate: '0.00002' },
      previous: { rate: '0.00001' },
    });
  });

  it('leaves the old quote on the screen while the next one is late', () => {
    const late = nextState(nextState(quoted, { type: 'due' }), { type: 'expired' });
    expect(late).toMatchObject({ step: 'requesting', isLate: false });
    expect(shownQuote(late)).toMatchObject({ rate: '0.00001' });
    expect(nextState(late, { type: 'accepted' })).toBe(late);
    const next = nextState(late, { type: 'received', quote: quote('0.00002'), now });
    expect(next).toMatchObject({ step: 'quoted', previous: { rate: '0.00001' } });
  });

  it('shows no change where the rate is the same', () => {
    const next = nextState(nextState(quoted, { type: 'due' }), { type: 'received', quote: quote('0.00001'), now });
    expect(next).toMatchObject({ step: 'quoted', previous: null });
  });

  it('stops renewing for somebody who is away, or where nothing can be fetched', () => {
    let state: QuoteState = quoted;
    for (let renewal = 0; renewal < maxRenewals; renewal += 1) {
      state = nextState(nextState(state, { type: 'due' }), { type: 'received', quote: quote('0.00001'), now });
    }
    expect(nextState(nextState(state, { type: 'due' }), { type: 'expired' }).step).toBe('expired');
    const failed = nextState(nextState(quoted, { type: 'due' }), {
      type: 'not-received',
      error: new ApiError({ kind: 'offline' }),
    });
    expect(failed).toMatchObject({ step: 'quoted', isDue: false });
    expect(nextState(failed, { type: 'expired' }).step).toBe('expired');
  });

  it('asks for a new quote when the server says that this one ran out', () => {
    const late = new ApiError({ kind: 'refusal', code: 'quote-expired' });
    expect(nextState(sending, { type: 'failed', error: late })).toMatchObject({ step: 'requesting', isLate: true });
    const next = nextState(nextState(sending, { type: 'failed', error: late }), {
      type: 'received',
      quote: quote('0.00002'),
      now,
    });
    expect(next).toMatchObject({ step: 'quoted', isLate: true });
    // Renewing it confirms nothing.
    expect(
      nextState(nextState(next, { type: 'due' }), { type: 'received', quote: quote('0.00003'), now }),
    ).toMatchObject({ isLate: false });
  });

  it('keeps the quote while it is unknown whether it was converted', () => {
    const lost = nextState(sending, { type: 'failed', error: new ApiError({ kind: 'timeout' }) });
    expect(lost).toMatchObject({ step: 'uncertain', quote: { quote: 'q0.00001' } });
    expect(nextState(lost, { type: 'changed' })).toBe(lost);
    expect(nextState(lost, { type: 'accepted' })).toMatchObject({ step: 'sending', quote: { quote: 'q0.00001' } });
  });

  it('still doesn’t know when asking again was turned away', () => {
    const lost = nextState(sending, { type: 'failed', error: new ApiError({ kind: 'timeout' }) });
    const error = new ApiError({ kind: 'too-many' });
    expect(nextState(nextState(lost, { type: 'accepted' }), { type: 'failed', error })).toMatchObject({
      step: 'uncertain',
      quote: { quote: 'q0.00001' },
      error,
    });
    // The first time, the server has made nothing of it.
    expect(nextState(sending, { type: 'failed', error })).toMatchObject({ step: 'refused', error });
  });

  it('resumes a conversion that was never answered, and asks for a new quote if it was never made', () => {
    const sent = { from: 'USDT', to: 'BTC', from_amount: '7', to_amount: '0.0001' };
    const resumed = nextState(idle, { type: 'resumed', id: 'q7', sent });
    expect(resumed).toEqual({ step: 'uncertain', id: 'q7', quote: null, sent, error: null });
    expect(shownQuote(resumed)).toBeNull();
    const again = nextState(resumed, { type: 'accepted' });
    expect(again).toEqual({ step: 'sending', id: 'q7', quote: null, sent, isAgain: true });
    const expired = new ApiError({ kind: 'refusal', code: 'quote-expired' });
    expect(nextState(again, { type: 'failed', error: expired })).toMatchObject({ step: 'requesting', isLate: true });
  });

  it('keeps a receipt until it is reset', () => {
    const done: QuoteState = { step: 'done', record: {} as FlashRecord };
    expect(nextState(done, { type: 'changed' })).toBe(done);
    expect(nextState(done, { type: 'requested' })).toBe(done);
    expect(nextState(done, { type: 'reset' })).toBe(idle);
    expect(nextState(quoted, { type: 'reset' })).toBe(quoted);
  });

  it('forgets a quote when the amount changes, and ignores its late answer', () => {
    expect(nextState(quoted, { type: 'changed' })).toBe(idle);
    expect(nextState(idle, { type: 'received', quote: quote('0.00001'), now })).toBe(idle);
  });
});

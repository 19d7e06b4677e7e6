import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/platform/api-error.ts';
import { idle, mostRenewals, nextState, type Quote, type QuoteState } from '../../../src/features/flash/model/quote-state.ts';

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
const asked = nextState(idle, { type: 'asked' });
const quoted = nextState(asked, { type: 'answered', quote: quote('0.00001'), now });
const sending = nextState(quoted, { type: 'accepted' });

describe('the states of a quote', () => {
  it('counts down by the server’s clock, whatever this device believes', () => {
    expect(quoted).toMatchObject({ step: 'quoted', previous: null, quote: { until: now + 15_000 } });
  });

  it('asks again when it ran out, and shows the old rate beside a new one', () => {
    const asking = nextState(quoted, { type: 'ran-out' });
    expect(asking.step).toBe('asking');
    const next = nextState(asking, { type: 'answered', quote: quote('0.00002'), now });
    expect(next).toMatchObject({ step: 'quoted', quote: { rate: '0.00002' }, previous: { rate: '0.00001' } });
  });

  it('shows no change where the rate is the same', () => {
    const next = nextState(nextState(quoted, { type: 'ran-out' }), { type: 'answered', quote: quote('0.00001'), now });
    expect(next).toMatchObject({ step: 'quoted', previous: null });
  });

  it('stops renewing for somebody who is away', () => {
    let state: QuoteState = quoted;
    for (let renewal = 0; renewal < mostRenewals; renewal += 1) {
      state = nextState(nextState(state, { type: 'ran-out' }), { type: 'answered', quote: quote('0.00001'), now });
    }
    expect(nextState(state, { type: 'ran-out' }).step).toBe('expired');
  });

  it('asks for a new quote when the server says that this one ran out', () => {
    const late = new ApiError({ kind: 'refusal', code: 'quote-expired' });
    expect(nextState(sending, { type: 'not-executed', error: late })).toMatchObject({ step: 'asking' });
  });

  it('keeps the quote while nobody knows whether it was converted', () => {
    const lost = nextState(sending, { type: 'not-executed', error: new ApiError({ kind: 'timeout' }) });
    expect(lost).toMatchObject({ step: 'uncertain', quote: { quote: 'q0.00001' } });
    expect(nextState(lost, { type: 'changed' })).toBe(lost);
    expect(nextState(lost, { type: 'accepted' })).toMatchObject({ step: 'sending', quote: { quote: 'q0.00001' } });
  });

  it('forgets a quote when the amount changes, and ignores its late answer', () => {
    expect(nextState(quoted, { type: 'changed' })).toBe(idle);
    expect(nextState(idle, { type: 'answered', quote: quote('0.00001'), now })).toBe(idle);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Prices } from '#server/domains/market/price-source';
import { tokenBucket } from '#server/plugins/live-channel/bucket';
import { mergeTicks, partOf, type Tick } from '#server/plugins/live-channel/ticks';

describe('ticks', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());

  function source() {
    let listener: ((prices: Prices) => void) | undefined;
    const got: Tick[] = [];
    const times: number[] = [];
    const stop = mergeTicks(
      {
        name: 'test',
        latest: () => undefined,
        readings: () => [],
        onTick(callback) {
          listener = callback;
          return () => (listener = undefined);
        },
      },
      (tick, at) => {
        got.push(tick);
        times.push(at);
      },
    );
    const send = (usd: Record<string, string>) => listener?.({ time: new Date(), usd: new Map(Object.entries(usd)) });
    return { got, send, stop, times };
  }

  it('go on when the clock is set back', () => {
    const { got, send } = source();
    send({ BTC: '1' });
    vi.setSystemTime(0);
    vi.advanceTimersByTime(200);
    send({ BTC: '2' });
    expect(got).toHaveLength(2);
  });

  it('contain only changes', () => {
    const { got, send } = source();
    send({ BTC: '1', ETH: '2' });
    vi.advanceTimersByTime(2_000);
    send({ BTC: '1', ETH: '3' });
    vi.advanceTimersByTime(2_000);
    send({ BTC: '1', ETH: '3' });
    expect(got.map(({ prices }) => prices)).toEqual([{ 'BTC-USD': '1', 'ETH-USD': '2' }, { 'ETH-USD': '3' }]);
  });

  it('arrive at most five times a second, without losing the last one', () => {
    const { got, send, times } = source();
    for (let price = 1; price <= 25; price += 1) {
      send({ BTC: String(price) });
      vi.advanceTimersByTime(30);
    }
    vi.advanceTimersByTime(1_000);
    expect(got.map(({ prices }) => prices['BTC-USD'])).toEqual(['1', '7', '14', '20', '25']);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBe(200);
  });

  it('stop on request', () => {
    const { got, send, stop } = source();
    send({ BTC: '1' });
    send({ BTC: '2' });
    stop();
    vi.advanceTimersByTime(5_000);
    expect(got).toHaveLength(1);
  });

  it('are reduced to the watched markets', () => {
    const tick = { time: 'now', prices: { 'BTC-USD': '1', 'ETH-USD': '2' } };
    expect(partOf(tick, ['ETH-USD', 'XRP-USD'])).toEqual({ time: 'now', prices: { 'ETH-USD': '2' } });
    expect(partOf(tick, ['XRP-USD'])).toBeUndefined();
  });
});

describe('the token bucket', () => {
  it('lets a burst through, then a limited number per second', () => {
    let now = 0;
    const mayPass = tokenBucket(3, 2, () => now);
    expect([mayPass(), mayPass(), mayPass(), mayPass()]).toEqual([true, true, true, false]);
    now = 500;
    expect([mayPass(), mayPass()]).toEqual([true, false]);
    now = 60_000;
    expect([mayPass(), mayPass(), mayPass(), mayPass()]).toEqual([true, true, true, false]);
  });

  it('takes nothing when the clock is set back', () => {
    const mayPass = tokenBucket(3, 2);
    vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
    expect([mayPass(), mayPass(), mayPass()]).toEqual([true, true, true]);
    vi.useRealTimers();
  });
});

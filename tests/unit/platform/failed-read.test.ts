import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleInfo } from '#contract/account';
import { retryLater } from '../../../src/platform/failed-read.ts';
import { sessionStore } from '../../../src/platform/session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Retry = Parameters<typeof retryLater>;

/** A server that is away: each read fails, as SWR reports it. */
function failingRead(key: string) {
  const times: number[] = [];
  const start = Date.now();
  const fail = (retryCount: number): void =>
    retryLater(
      new Error('away'),
      key,
      {} as Retry[2],
      (({ retryCount: count }: { retryCount: number }) => {
        times.push(Date.now() - start);
        fail(count + 1);
      }) as Retry[3],
      { retryCount, dedupe: true },
    );
  return { times, fail };
}

it('waits longer each time, differently on each device, and gives up after five times', () => {
  const { times, fail } = failingRead('one');
  fail(1);
  vi.advanceTimersByTime(600_000);
  expect(times).toHaveLength(5);
  const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(2 ** (index + 1) * 750);
    expect(wait).toBeLessThanOrEqual(2 ** (index + 1) * 1250 + 1);
  }
});

it('asks no more often when the network comes and goes every 30 seconds', () => {
  const { times, fail } = failingRead('two');
  for (let turn = 0; turn < 20; turn += 1) {
    // Back for a moment: SWR reads at once, and it fails.
    fail(1);
    vi.advanceTimersByTime(60_000);
  }
  // Those of one round only: after about 2, 6, 14 and 30 s, and seldom 60.
  const perRound = times.length / 20;
  expect(perRound).toBeGreaterThanOrEqual(4);
  expect(perRound).toBeLessThanOrEqual(5);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1500);
});

it('asks nothing for a visitor who has become a customer', () => {
  const { times, fail } = failingRead('three');
  fail(1);
  sessionStore.set({ token: 'first', info: exampleInfo, ended: null });
  vi.advanceTimersByTime(600_000);
  sessionStore.set({ token: null, info: null, ended: null });
  expect(times).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleInfo } from '#contract/account';
import { ApiError } from '../../../src/platform/api-error.ts';
import { retryLater } from '../../../src/platform/failed-read.ts';
import { sessionStore } from '../../../src/platform/session.ts';

/** Shows or hides the page. */
const show = (visibilityState: DocumentVisibilityState): void => void vi.stubGlobal('document', { visibilityState });

beforeEach(() => {
  vi.useFakeTimers();
  show('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Retry = Parameters<typeof retryLater>;

/** A server that is away: each read fails, as SWR reports it. */
function failingRead(key: string, error: () => Error = () => new Error('away')) {
  const times: number[] = [];
  const start = Date.now();
  const fail = (retryCount: number): void =>
    retryLater(
      error(),
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

it('waits longer each time, differently on each device, up to half a minute, and never gives up', () => {
  const { times, fail } = failingRead('one');
  fail(1);
  vi.advanceTimersByTime(600_000);
  const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
  for (const [index, wait] of waits.entries()) {
    const expected = 2 ** Math.min(index + 1, 5);
    expect(wait).toBeGreaterThanOrEqual(expected * 750);
    expect(wait).toBeLessThanOrEqual(expected * 1250 + 1);
  }
  expect(600_000 - (times.at(-1) ?? 0)).toBeLessThanOrEqual(40_001);
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

it('asks nothing while a server has been away for long and nobody looks, and again afterward', () => {
  const { times, fail } = failingRead('four');
  fail(6);
  show('hidden');
  vi.advanceTimersByTime(600_000);
  expect(times).toEqual([]);
  show('visible');
  vi.advanceTimersByTime(40_001);
  expect(times.length).toBeGreaterThanOrEqual(1);
});

it('keeps its distance from a server that has asked for "at once" several times in a row', () => {
  const { times, fail } = failingRead('five', () => new ApiError({ kind: 'too-many', retryAfter: 0.001 }));
  fail(1);
  vi.advanceTimersByTime(60_000);
  // Five at once, and one or two later.
  expect(times.length).toBeGreaterThanOrEqual(6);
  expect(times.length).toBeLessThanOrEqual(7);
});

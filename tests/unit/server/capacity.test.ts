import { describe, expect, it, vi } from 'vitest';
import { createCapacity } from '#server/plugins/contract/capacity';
import { Unavailable } from '#server/errors';

const limits = { running: 4, runningPerCaller: 2, waiting: 20, waitingPerCaller: 10, waitMs: 1_000 };

/** Work that records its start and ends on demand. */
function observed(capacity = createCapacity(limits)) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (caller: string, name = caller) =>
    capacity.run(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endNext = async () => {
    ends.shift()?.();
    // Lets the work end and the next one start.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, start, endNext, pending: () => ends.length };
}

describe('capacity', () => {
  it('limits concurrent work in total and per caller', () => {
    const { begun, start } = observed();
    for (let index = 0; index < 5; index += 1) void start('greedy', `greedy ${index}`);
    expect(begun).toEqual(['greedy 0', 'greedy 1']);
    for (const caller of ['a', 'b', 'c']) void start(caller);
    expect(begun).toEqual(['greedy 0', 'greedy 1', 'a', 'b']);
  });

  it('lets callers take turns, so that a busy one does not delay the others', async () => {
    const { begun, start, endNext } = observed();
    for (let index = 0; index < 10; index += 1) void start('greedy', `greedy ${index}`);
    for (const caller of ['a', 'b', 'c', 'd']) void start(caller);
    begun.length = 0;
    for (let index = 0; index < 4; index += 1) await endNext();
    expect(begun).toEqual(['c', 'd', 'greedy 2', 'greedy 3']);
  });

  it('eventually serves everything', async () => {
    const { begun, start, endNext, pending } = observed();
    const all = Array.from({ length: 12 }, (_, index) => start(`caller ${index % 3}`));
    while (pending() > 0) await endNext();
    await Promise.all(all);
    expect(begun).toHaveLength(12);
  });

  it('refuses work beyond the queue at once, per caller and in total', async () => {
    const { start } = observed();
    const overflow = Array.from({ length: 13 }, () => start('greedy'));
    await expect(overflow.at(-1)).rejects.toBeInstanceOf(Unavailable);
    for (let index = 0; index < 12; index += 1) void start(`other ${index}`).catch(() => {});
    await expect(start('last')).rejects.toBeInstanceOf(Unavailable);
  });

  it('refuses work that waited too long, and removes it', async () => {
    vi.useFakeTimers();
    const { begun, start, endNext } = observed();
    void start('slow', 'first');
    void start('slow', 'second');
    const late = start('slow', 'late').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limits.waitMs);
    expect(await late).toBeInstanceOf(Unavailable);
    await endNext();
    expect(begun).toEqual(['first', 'second']);
    vi.useRealTimers();
  });

  it('continues after failed work', async () => {
    const capacity = createCapacity({ ...limits, running: 1 });
    await expect(capacity.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(capacity.run('b', () => Promise.resolve('fine'))).resolves.toBe('fine');
  });
});

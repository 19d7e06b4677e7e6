import type { Cache, SWRConfiguration } from 'swr';
import { ApiError } from './api-error.ts';
import { currentOwner, loadReads } from './read-store.ts';

/** Whose reads a cache has got back. */
const restored = new WeakMap<Cache, { owner: string; work: Promise<void> }>();

async function fill(cache: Cache, times: WeakMap<object, number>, owner: string): Promise<void> {
  for (const { key, data, time } of await loadReads(owner)) {
    const state = cache.get(key);
    if (state?.data !== undefined) continue;
    // A list is kept as its first page.
    times.set(Array.isArray(data) ? ((data as object[])[0] ?? data) : data, time);
    cache.set(key, { ...state, data });
  }
}

/** Puts what this device kept for the current customer into the cache where there is nothing yet, once. */
export function restoreReads(cache: Cache, times: WeakMap<object, number>): Promise<void> {
  const owner = currentOwner();
  if (owner === undefined) return Promise.resolve();
  let restoration = restored.get(cache);
  if (restoration?.owner !== owner) restored.set(cache, (restoration = { owner, work: fill(cache, times, owner) }));
  return restoration.work;
}

/** After so many failures in a row, the delay grows no more: about half a minute. */
const maxDoublings = 5;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * Reads again, with exponential backoff and jitter, or when the server says. It doesn't give up, since SWR polls nothing that
 * failed.
 */
export const retryLater: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  key,
  _configuration,
  revalidate,
  { retryCount },
) => {
  // A network that comes and goes starts over each time: earlier retries must not add up.
  clearTimeout(timers.get(key));
  timers.delete(key);
  const retryAt = error instanceof ApiError ? error.retryAt : undefined;
  const isLasting = retryCount > maxDoublings;
  const backoff = 1000 * 2 ** Math.min(retryCount, maxDoublings) * (0.75 + Math.random() / 2);
  const asked = retryAt === undefined ? backoff : retryAt - Date.now();
  // A server that says "at once" each time must not be asked without end.
  const wait = isLasting ? Math.max(asked, backoff) : asked;
  const owner = currentOwner();
  const attempt = (): void => {
    // Nobody looks, but a read that doesn't follow the focus is still due afterward.
    if (isLasting && isHidden()) {
      timers.set(key, setTimeout(attempt, backoff));
      return;
    }
    timers.delete(key);
    // Another customer's answer must not arrive under this key.
    if (currentOwner() === owner) void revalidate({ retryCount });
  };
  timers.set(key, setTimeout(attempt, wait));
};

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

const maxRetries = 5;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Reads again, at most five times in a row, with exponential backoff and jitter, or when the server says. */
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
  if (retryCount > maxRetries) return;
  const retryAt = error instanceof ApiError ? error.retryAt : undefined;
  const wait = retryAt === undefined ? 1000 * 2 ** retryCount * (0.75 + Math.random() / 2) : retryAt - Date.now();
  const owner = currentOwner();
  const timer = setTimeout(() => {
    timers.delete(key);
    // Another customer's answer must not arrive under this key.
    if (currentOwner() === owner) void revalidate({ retryCount });
  }, wait);
  timers.set(key, timer);
};

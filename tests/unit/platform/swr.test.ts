import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchCall, fetchedAt, readConfiguration } from '#platform/swr';

const compare = readConfiguration.compare as (before: unknown, now: unknown) => boolean;

let items: unknown[];
beforeEach(() => {
  items = [1];
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, message: '', data: { items } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fetched(at: number): Promise<object> {
  vi.setSystemTime(at);
  return fetchCall(['GET index/site', {}, 'en-us', 'one']);
}

it('gives an unchanged response the time of the newer one', async () => {
  const [before, now] = [await fetched(1000), await fetched(5000)];
  expect(compare(before, now)).toBe(true);
  expect(fetchedAt(before)).toBe(5000);
});

it('does so for each page of an unchanged list', async () => {
  const before = [await fetched(1000), await fetched(2000)];
  // The second page was not fetched again.
  const now = [await fetched(5000), before[1]];
  expect(compare(before, now)).toBe(true);
  expect(before.map(fetchedAt)).toEqual([5000, 2000]);
});

it('leaves what changed with its own time', async () => {
  const before = await fetched(1000);
  items = [2];
  const now = await fetched(5000);
  expect(compare([before], [now])).toBe(false);
  expect([fetchedAt(before), fetchedAt(now)]).toEqual([1000, 5000]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unstable_serialize as spell } from 'swr';
import {
  type CallKey,
  expectNothing,
  expectRead,
  fetchCall,
  fetchedAt,
  newCache,
  readConfiguration,
} from '#platform/swr';

const compare = readConfiguration.compare as (before: unknown, now: unknown) => boolean;

let items: unknown[];
const answer = vi.fn<() => Promise<Response>>(async () => Response.json({ status: 1, message: '', data: { items } }));
beforeEach(() => {
  items = [1];
  answer.mockClear();
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('fetch', answer);
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

describe('a read that was expected', () => {
  const key: CallKey<'GET index/site'> = ['GET index/site', {}, 'en-us', 'visitor'];
  const asked = (): number => answer.mock.calls.length;

  beforeEach(() => {
    expectNothing();
    newCache();
  });

  it('is asked for once, for whoever reads it first', async () => {
    expectRead('GET index/site', {});
    expectRead('GET index/site', {});
    expect(asked()).toBe(1);
    expect(await fetchCall(key)).toEqual({ items });
    expect(asked()).toBe(1);
    await fetchCall(key);
    expect(asked()).toBe(2);
  });

  it('isn’t asked for when it is known', () => {
    newCache().set(spell(key), { data: { items } });
    expectRead('GET index/site', {});
    expect(asked()).toBe(0);
  });

  it('is in the cache when its screen comes later', async () => {
    const cache = newCache();
    expectRead('GET index/site', {});
    await vi.waitFor(() => expect(cache.get(spell(key))?.data).toEqual({ items }), 10_000);
    expect(newCache().get(spell(key))?.data).toEqual({ items });
    // The screen reads it again, without another call.
    expect(await fetchCall(key)).toEqual({ items });
    expect(asked()).toBe(1);
  });

  it('doesn’t get into the cache once something has changed', async () => {
    const cache = newCache();
    expectRead('GET index/site', {});
    expectNothing();
    // A later call is answered later.
    await fetchCall(key);
    expect(cache.get(spell(key))?.data).toBeUndefined();
  });

  it('is too old after five seconds', async () => {
    expectRead('GET index/site', {});
    vi.setSystemTime(6000);
    await fetchCall(key);
    expect(asked()).toBe(2);
    expectRead('GET index/site', {});
    expect(asked()).toBe(3);
  });

  it('is dropped when something changes', async () => {
    expectRead('GET index/site', {});
    expectNothing();
    await fetchCall(key);
    expect(asked()).toBe(2);
  });

  it('fails for whoever reads it, and for nobody else', async () => {
    answer.mockImplementationOnce(async () => Response.json({ status: 0, message: 'no', data: {} }, { status: 404 }));
    expectRead('GET index/site', {});
    await expect(fetchCall(key)).rejects.toMatchObject({ kind: 'refusal' });
    expect(asked()).toBe(1);
  });
});

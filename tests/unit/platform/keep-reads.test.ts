import { beforeEach, expect, it, vi } from 'vitest';
import { keepable } from '../../../src/platform/keep-reads.ts';
import { limited } from '../../../src/platform/read-store.ts';
import { fetchCall, newCache } from '../../../src/platform/swr.ts';

const day = 86_400_000;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, message: '', data: { items: [1] } }));
  return () => vi.unstubAllGlobals();
});

const fetched = (): Promise<object> => fetchCall(['GET index/site', {}, 'en-us', 'one']);

it('keeps what is in the table, of one customer, and of a list the first page', async () => {
  const cache = newCache();
  const [site, first, second] = [await fetched(), await fetched(), await fetched()];
  cache.set('@"GET index/site",#,"en-us","one",', { data: site });
  cache.set('@"GET index/site",#,"en-us","other",', { data: site });
  cache.set('@"GET user/sessions",#,"en-us","one",', { data: site });
  cache.set('@"GET user/factors",#,"en-us","one",', { data: site });
  cache.set('@"GET wallet/assets",#,"en-us","one",', { error: new Error('never arrived') });
  cache.set('$inf$@"GET wallet/records",#page:"1",,"en-us","one",', { data: [first, second] });
  expect(keepable(cache, 'one').map(({ key, data }) => [key, data])).toEqual([
    ['@"GET index/site",#,"en-us","one",', site],
    ['$inf$@"GET wallet/records",#page:"1",,"en-us","one",', [first]],
  ]);
  expect(keepable(cache, 'nobody')).toEqual([]);
});

it('drops what is a week old or from the future, then the oldest beyond the limits', () => {
  const now = 100 * day;
  const read = (time: number, data: object = {}) => ({ key: String(time), data, time });
  expect(
    limited([read(now - 8 * day), read(now + 1), read(now - day), read(now)], now).map(({ time }) => time),
  ).toEqual([now, now - day]);
  const many = Array.from({ length: 500 }, (_, index) => read(now - index));
  expect(limited(many, now)).toEqual(many.slice(0, 150));
  const big = { text: 'x'.repeat(700_000) };
  expect(limited([read(now, big), read(now - 1, big), read(now - 2, big)], now)).toHaveLength(2);
});

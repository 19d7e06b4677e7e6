import { expect, it } from 'vitest';
import { untilNext } from '#app/site';

const times = (site?: Parameters<typeof untilNext>[0]): number[] => Array.from({ length: 500 }, () => untilNext(site));

it('the site is read again at a random time: after 300 to 600 seconds, or as the operator set', () => {
  const [least, most] = [Math.min(...times()), Math.max(...times())];
  expect(least).toBeGreaterThanOrEqual(300_000);
  expect(most).toBeLessThanOrEqual(600_000);
  expect(most - least).toBeGreaterThan(200_000);
  const own = times({ refetch_min_second: 20, refetch_max_second: 40 });
  expect(Math.min(...own)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...own)).toBeLessThanOrEqual(40_000);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnsOf } from '#server/plugins/contract/turns';
import { Unavailable } from '#server/errors';
import type { Services } from '#server/services';
import { readSettings } from '#server/settings';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = () => new Promise<never>(() => {});

const turnsWith = (databasePool: number) => turnsOf({ settings: { ...readSettings({}), databasePool } } as Services);

it('a request gets a response before the app’s timeout of 25 seconds if the database hangs', async () => {
  const { forCustomer } = turnsWith(20);
  const outcome = forCustomer('margit', forever).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(await outcome).toBeInstanceOf(Unavailable);
});

it('a hanging request of one customer leaves turns for others', async () => {
  const { forCustomer } = turnsWith(20);
  for (let request = 0; request < 50; request += 1) forCustomer('margit', forever).catch(() => {});
  await expect(forCustomer('nils', () => Promise.resolve('served'))).resolves.toBe('served');
});

it.each([
  [10, 2, 4, 2],
  [20, 4, 8, 4],
  [60, 12, 24, 12],
])(
  'a pool of %i runs %i lookups, and requests of %i customers and %i visitors',
  (pool, sessions, customers, visitors) => {
    const { forSession, forCustomer, forVisitor } = turnsWith(pool);
    const running = (run: typeof forSession): number => {
      let count = 0;
      const work = () => {
        count += 1;
        return forever();
      };
      for (let caller = 0; caller < 50; caller += 1) run(`caller ${caller}`, work).catch(() => {});
      return count;
    };
    expect([forSession, forCustomer, forVisitor].map(running)).toEqual([sessions, customers, visitors]);
  },
);

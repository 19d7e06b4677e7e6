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

it('a customer’s long reads run one after another, and leave turns for the quick ones', async () => {
  const { forCustomer, forHistory } = turnsWith(20);
  const started: string[] = [];
  for (const customer of ['margit', 'margit', 'nils', 'ines']) {
    forHistory(customer, () => {
      started.push(customer);
      return forever();
    }).catch(() => {});
  }
  expect(started).toEqual(['margit', 'nils']);
  await expect(forCustomer('margit', () => Promise.resolve('served'))).resolves.toBe('served');
});

it.each([
  [10, 2, 2, 2, 2],
  [20, 4, 6, 2, 4],
  [60, 12, 18, 6, 12],
])(
  'a pool of %i runs %i lookups, requests of %i customers and %i for histories, and of %i visitors',
  (pool, sessions, customers, histories, visitors) => {
    const { forSession, forCustomer, forHistory, forVisitor } = turnsWith(pool);
    const running = (run: typeof forSession): number => {
      let count = 0;
      const work = () => {
        count += 1;
        return forever();
      };
      for (let caller = 0; caller < 50; caller += 1) run(`caller ${caller}`, work).catch(() => {});
      return count;
    };
    const shares = [forSession, forCustomer, forHistory, forVisitor].map(running);
    expect(shares).toEqual([sessions, customers, histories, visitors]);
    // The rest is for jobs.
    expect(shares.reduce((sum, share) => sum + share)).toBe((4 * pool) / 5);
  },
);

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnsOf } from '#server/plugins/contract/turns';
import { Unavailable } from '#server/errors';
import type { Services } from '#server/services';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = () => new Promise<never>(() => {});

it('a request gets a response before the app’s timeout of 25 seconds if the database hangs', async () => {
  const { forCustomer } = turnsOf({} as Services);
  const outcome = forCustomer('margit', forever).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(await outcome).toBeInstanceOf(Unavailable);
});

it('a hanging request of one customer leaves turns for others', async () => {
  const { forCustomer } = turnsOf({} as Services);
  for (let request = 0; request < 50; request += 1) forCustomer('margit', forever).catch(() => {});
  await expect(forCustomer('nils', () => Promise.resolve('served'))).resolves.toBe('served');
});

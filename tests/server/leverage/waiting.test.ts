import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { lockCustomer } from '#server/domains/account/store';
import { type TestCustomer, useApp } from '../support/app.ts';
import { testPrices, type TestPrices } from '../support/prices.ts';
import { nextPeriod, player, roomOf, stake } from './support.ts';

let prices: TestPrices | undefined;
const server = useApp(({ clock }) => ({ prices: (prices = testPrices(clock)) }));

/** Sends an order that waits for the customer's row until `meanwhile` is done. */
async function waiting(customer: TestCustomer, order: ReturnType<typeof stake>, meanwhile: () => Promise<void>) {
  const { answer } = await transact(server.db, async (tx) => {
    await lockCustomer(tx, customer.id);
    const answer = customer.client.try('POST leverage/order', order);
    await meanwhile();
    return { answer };
  });
  return answer;
}

it('refuses an order that waited until after the close', async () => {
  const { endsAt } = await nextPeriod(server);
  const customer = await player(server);
  const { period } = await roomOf(customer);
  // Just over the time that the order may wait would be left if it were the wait alone that counts.
  server.clock.advance((endsAt.getTime() - server.clock.now().getTime()) / 1000 - 5.6);
  const answer = await waiting(customer, stake(period.id), () => wait(800));
  expect(answer.data.code).toBe('period-closed');
  expect((await customer.client.call('GET leverage/records', {})).total).toBe(0);
});

it('decides again at the price of the moment if an order waited for a second', async () => {
  await nextPeriod(server);
  const customer = await player(server);
  const { period } = await roomOf(customer);
  const rise = async () => {
    await wait(1_100);
    prices?.set({ BTC: '50050' });
  };
  expect((await waiting(customer, stake(period.id, 'up'), rise)).data.code).toBe('terms-changed');
  prices?.set({ BTC: '50000' });
  const order = { ...stake(period.id, 'up'), least_multiplier: '1.01' };
  const { data } = await waiting(customer, order, rise);
  prices?.set({ BTC: '50000' });
  const { multiplier } = await customer.client.call('POST leverage/order', stake(period.id, 'up'));
  expect(Number(data.multiplier)).toBeLessThan(Number(multiplier));
});

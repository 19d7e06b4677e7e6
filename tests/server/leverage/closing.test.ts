import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { ask, closeDue, password, person } from '../privacy/support.ts';
import { setLimits, tryStake } from './limits-support.ts';
import { nextPeriod } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));

/** A customer with a password who is in the junior room. */
async function member() {
  const customer = await person(server);
  await server.fund(customer.id, 'USDT', '100');
  await nextPeriod(server);
  await customer.client.call('POST leverage/enter', { room: 'junior' });
  return customer;
}

it('waits for a leverage order, which the export has', async () => {
  const customer = await member();
  expect((await tryStake(customer, '20')).status).toBe(1);
  expect((await customer.client.call('GET user/closing', {})).blockers).toEqual(['balance', 'leverage-order']);
  expect(await customer.client.try('POST user/close', { password })).toMatchObject(refused('account-not-empty'));
  const { data } = await customer.client.call('POST user/export', { password });
  expect(data.orders).toMatchObject([{ room: { id: 'junior' }, quantity: '20', status: 'unsettled' }]);
  expect(data.rooms).toMatchObject([{ room: 'junior', code: null }]);
});

it('erases limits and time, and keeps the result, which the share of losing accounts counts', async () => {
  const customer = await member();
  const { id, client } = customer;
  await setLimits(customer, { stake_per_day: '20' });
  await client.call('POST leverage/stay', { room: 'junior' });
  await server.db
    .insertInto('leverage_standings')
    .values({ customer_id: id, room_id: 'junior', settled_orders: 1, net_result: '-100' })
    .execute();
  await server.fund(id, 'USDT', '-100');
  await ask(customer);
  await closeDue(server);
  const count = async (table: 'leverage_limits' | 'leverage_presence' | 'leverage_entries' | 'leverage_standings') =>
    (await server.db.selectFrom(table).select('customer_id').where('customer_id', '=', id).execute()).length;
  expect([await count('leverage_limits'), await count('leverage_presence')]).toEqual([0, 0]);
  expect([await count('leverage_entries'), await count('leverage_standings')]).toEqual([1, 1]);
});

it('refuses limits for a closed account, even a call on its way', async () => {
  const customer = await member();
  await server.fund(customer.id, 'USDT', '-100');
  await ask(customer);
  await closeDue(server);
  for (const work of [
    () => customer.client.try('POST leverage/limits', { stake_per_day: '5' }),
    () => customer.client.try('POST leverage/stay', { room: 'junior' }),
  ])
    expect((await work()).http).toBe(401);
  await expect(
    server.db.insertInto('leverage_limits').values({
      customer_id: customer.id, stake_per_day: '5', loss_per_day: null, pending_stake: null, pending_loss: null,
      pending_from: null, break_until: null,
    }).execute(), // prettier-ignore
  ).rejects.toThrow('closed');
});

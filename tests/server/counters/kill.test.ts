import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useApp, type TestCustomer } from '../support/app.ts';
import { counterViolations } from '#server/domains/counters/violations';
import { testPrices } from '../support/prices.ts';
import { useWorkers } from '../support/use-workers.ts';
import { enter, plain, trader, urgent } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

const workers = useWorkers(new URL('../support/counter-worker.ts', import.meta.url), server);

/** Does the next step of a customer, and counts accepted orders. */
async function step({ client }: TestCustomer, turn: number, accepted: Set<string>): Promise<void> {
  const stage = await client.call('GET exchange/current', {});
  if (stage.stage === 'matched') {
    const { sn, shortfall } = stage.offer;
    if (turn % 4 === 3) await client.try('POST exchange/decline', { order: sn });
    else if (shortfall === '0' && (await client.try('POST exchange/accept', { order: sn })).status === 1)
      accepted.add(sn);
  } else if (stage.stage !== 'matching') await client.try('POST exchange/match', { counter: 'bronze' });
}

it('kill -9 of two servers at work loses no order, books none twice, and leaves none past its deadline', async () => {
  await server.db
    .updateTable('counters')
    .set({ search_seconds: 3, offer_seconds: 2, urgent_seconds: 2, wait_seconds: 2, task_count: 1000 })
    .execute();
  const customers = await Promise.all(Array.from({ length: 6 }, () => trader(server, { USDT: '50000' })));
  const accepted = new Set<string>();
  await workers.start();
  await workers.start();
  let going = true;
  const playing = Promise.all(
    customers.map(async (customer, index) => {
      for (let turn = index; going; turn += 1) {
        await enter(server, {
          ...(turn % 5 ? plain : { ...urgent, bonus: null }),
          amount: String(10 + ((turn * 37) % 90)),
        });
        await step(customer, turn, accepted);
      }
    }),
  );
  for (let round = 0; round < 4; round += 1) {
    const enough = accepted.size + 3;
    await expect.poll(() => accepted.size, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(enough);
    await workers.replaceOldest();
  }
  going = false;
  await playing;
  const open = async () =>
    (await sql<{ sn: string }>`select sn from counter_orders where due_at is not null`.execute(server.db)).rows;
  await expect.poll(open).toEqual([]);
  expect(await counterViolations(server.db, new Date())).toEqual([]);
  const { rows } = await sql<{ sn: string; state: string }>`
    select sn, state from counter_orders where accepted_at is not null`.execute(server.db);
  expect(new Set(rows.map(({ sn }) => sn))).toEqual(accepted);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['completed', 'refunded']));
});

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { openOrders, placeMany } from '../support/leverage-orders.ts';
import { leverageViolations } from '#server/domains/leverage/violations';
import { useWorkers } from '../support/use-workers.ts';

const KILLS = 10;
const CUSTOMERS = 30;

const server = useApp();

const workers = useWorkers(new URL('../support/leverage-worker.ts', import.meta.url), server);

it('kill -9 of two servers during settlement settles every order once, and conserves the money', async () => {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => server.customer()));
  for (const { id } of customers) await server.fund(id, 'USDT', '10000');
  const ids = customers.map(({ id }) => id);
  await workers.start();
  await workers.start();
  for (let round = 0; round < KILLS; round += 1) {
    const startsAt = new Date(Date.UTC(2025, 0, 1) + round * 180_000);
    await placeMany(server.db, { customers: ids, count: 1_800, startsAt, close: `5000${round % 2}.0${round}` });
    // At another point of the settlement each time.
    await expect.poll(() => openOrders(server.db), { timeout: 20_000, interval: 2 }).toBeLessThan(1_800);
    await wait((round * 7) % 31);
    await workers.replaceOldest();
    await expect.poll(() => openOrders(server.db), { timeout: 30_000 }).toBe(0);
  }
  const unsettled = async () =>
    (await sql`select id from leverage_periods where settled_at is null and fixed_at is not null`.execute(server.db))
      .rows;
  await expect.poll(unsettled).toEqual([]);
  expect(await leverageViolations(server.db)).toEqual([]);
  const { rows } = await sql<{ orders: number; results: string[] }>`
      select count(*)::integer as orders, array_agg(distinct result order by result) as results from leverage_orders`.execute(
    server.db,
  );
  expect(rows).toEqual([{ orders: KILLS * 1_800, results: ['lost', 'returned', 'won'] }]);
}, 180_000);

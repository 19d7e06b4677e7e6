import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runCounterJobs } from '#server/domains/counters/jobs';
import { sweepSearches } from '#server/domains/counters/order-store';
import { codeOf } from '#server/errors';
import { balance } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { accepted, clearCounters, current, expectStage, enter, plain, trader, urgent } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

it('an order that cannot be refunded keeps nobody else waiting', async () => {
  const [broken, whole, searching] = [await trader(server), await trader(server), await trader(server)];
  await accepted(server, broken);
  server.clock.advance(1);
  await accepted(server, whole);
  // Its refund can't tell its customer.
  await sql`alter table notices add check (customer_id <> ${sql.lit(broken.id)})`.execute(server.db);
  server.clock.advance(601);
  await enter(server);
  await searching.client.call('POST exchange/match', { counter: 'bronze' });
  const errors: unknown[] = [];
  await runCounterJobs(server.services, (error) => errors.push(error));
  expect(errors).toHaveLength(1);
  expect(await balance(server.db, whole.id, 'USDT')).toMatchObject({ available: '1000', held: '0' });
  expectStage(await current(searching), 'matched');
});

it('a request that cannot be offered keeps nobody else waiting', async () => {
  await clearCounters(server);
  const [first, second] = [await trader(server), await trader(server)];
  // Its amount in the other currency has more digits than can be stored.
  await enter(server, { ...urgent, amount: '9'.repeat(19), target: 'IDR', bonus: null });
  await enter(server, plain);
  for (const { client } of [first, second]) await client.call('POST exchange/match', { counter: 'bronze' });
  const errors: unknown[] = [];
  await runCounterJobs(server.services, (error) => errors.push(error));
  expect(errors.map(codeOf)).toContain('22003');
  expectStage(await current(first), 'matched');
  expectStage(await current(second), 'matching');
});

it('searches that ended without an offer go, offers and open searches stay', async () => {
  await clearCounters(server);
  // The searches above end; the refund fails again.
  server.clock.advance(61);
  const run = () => runCounterJobs(server.services, () => {});
  await run();
  const before = server.clock.now();
  const [left, declined, open] = [await trader(server), await trader(server), await trader(server)];
  const match = ({ client }: typeof left) => client.call('POST exchange/match', { counter: 'bronze' });
  const { sn } = expectStage(await match(left), 'matching');
  await left.client.call('POST exchange/leave', { order: sn });
  await enter(server);
  await match(declined);
  await run();
  const { offer } = expectStage(await current(declined), 'matched');
  await declined.client.call('POST exchange/decline', { order: offer.sn });
  const { sn: searching } = expectStage(await match(open), 'matching');
  const rest = async () => {
    const owners = [left.id, declined.id, open.id];
    const rows = await server.db.selectFrom('counter_orders').select('sn').where('customer_id', 'in', owners).execute();
    return rows.map((row) => row.sn).sort();
  };
  // Like what the sandbox has of the past.
  await server.db.updateTable('counter_orders').set({ request_id: null }).where('sn', '=', offer.sn).execute();
  await sweepSearches(server.db, before);
  expect(await rest()).toEqual([sn, offer.sn, searching].sort());
  server.clock.advance(1);
  await sweepSearches(server.db, server.clock.now());
  expect(await rest()).toEqual([offer.sn, searching].sort());
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { transact } from '#server/db/transact';
import { runLeverageJobs } from '#server/domains/leverage/jobs';
import { lockCustomer } from '#server/domains/account/store';
import { codeOf } from '#server/errors';
import { type TestCustomer, useApp } from '../support/app.ts';
import { fromOutside, insist } from '../support/client.ts';
import { openOrders, placeMany } from '../support/leverage-orders.ts';
import { leverageViolations } from '#server/domains/leverage/violations';
import { testPrices } from '../support/prices.ts';
import { nextPeriod, player, roomOf, stake } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));

const pastPeriod = (index: number): Date => new Date(Date.UTC(2025, 0, 1) + index * 180_000);

async function funded(count: number): Promise<string[]> {
  const customers = await Promise.all(Array.from({ length: count }, () => server.customer()));
  for (const { id } of customers) await server.fund(id, 'USDT', '1000');
  return customers.map(({ id }) => id);
}

/** Places an order, and again whenever the server is too busy, as the app would. */
const order = ({ client }: TestCustomer, request: ReturnType<typeof stake>) =>
  insist((key) => client.try('POST leverage/order', request, { key }));

/** Runs the jobs of another server, with connections of its own. */
async function withSecondServer(work: (jobs: () => Promise<void>) => Promise<void>): Promise<void> {
  const { db, ping, close } = connect(server.config, () => {});
  const services = { ...server.services, db, ping };
  const jobs = () =>
    runLeverageJobs(services, (error) => {
      throw error;
    });
  try {
    await work(jobs);
  } finally {
    await close();
  }
}

describe('a hundred orders at once', () => {
  it('never exceed the room’s maximum for one period', async () => {
    await nextPeriod(server);
    const customer = await player(server, '100000');
    const { period } = await roomOf(customer);
    const answers = await Promise.all(Array.from({ length: 100 }, () => order(customer, stake(period.id, 'big', '9'))));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(22);
    expect(new Set(answers.map(({ data }) => data.code))).toEqual(new Set([undefined, 'period-limit-reached']));
    expect((await roomOf(customer)).mine).toMatchObject({ staked: '198' });
  });

  it('never exceed the balance', async () => {
    await nextPeriod(server);
    const customer = await player(server, '20.5');
    const { period } = await roomOf(customer);
    const answers = await Promise.all(Array.from({ length: 100 }, () => order(customer, stake(period.id, 'odd', '1'))));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(20);
    expect(await leverageViolations(server.db)).toEqual([]);
  });

  it('with one key are one', async () => {
    await nextPeriod(server);
    const customer = await player(server);
    const { period } = await roomOf(customer);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        customer.client.call('POST leverage/order', stake(period.id), { key: 'a-hundred-times' }),
      ),
    );
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect((await customer.client.call('GET leverage/records', {})).total).toBe(1);
  });
});

describe('several servers', () => {
  it('settle each order once', async () => {
    const customers = await funded(20);
    for (const [index, close] of ['50000.01', '49999.98', '50000'].entries())
      await placeMany(server.db, { customers, count: 1_200, startsAt: pastPeriod(index), close });
    const jobs = () =>
      runLeverageJobs(server.services, (error) => {
        throw error;
      });
    server.events.length = 0;
    await withSecondServer(async (other) => {
      while ((await openOrders(server.db)) > 0) await Promise.all([jobs(), other(), jobs(), other()]);
      await jobs();
    });
    expect(await leverageViolations(server.db)).toEqual([]);
    const own = new Set(customers);
    const settled = server.events.filter(({ event, customer = '' }) => event === 'settled' && own.has(customer));
    expect(settled).toHaveLength(3_600);
    expect(new Set(settled.map(({ payload }) => JSON.stringify(payload))).size).toBe(3_600);
    const { rows } =
      await sql`select id from leverage_periods where fixed_at is not null and settled_at is null`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('leave out a customer who is busy, while there are others', async () => {
    const customers = await funded(5);
    await placeMany(server.db, { customers, count: 600, startsAt: pastPeriod(20), close: '50000.01' });
    const waits: unknown[] = [];
    const { settling } = await transact(server.db, async (tx) => {
      await lockCustomer(tx, customers[2]!);
      // A wait may hold orders of others, too, until it ends after ten seconds and a smaller chunk is tried.
      const settling = fromOutside(() => runLeverageJobs(server.services, (error) => waits.push(codeOf(error))));
      await expect.poll(() => fromOutside(() => openOrders(server.db)), { timeout: 45_000 }).toBe(120);
      return { settling };
    });
    await settling;
    expect(waits.every((code) => code === '55P03')).toBe(true);
    await runLeverageJobs(server.services, (error) => {
      throw error;
    });
    expect(await openOrders(server.db)).toBe(0);
    expect(await leverageViolations(server.db)).toEqual([]);
  });

  it('let an order that can’t be settled keep nobody else waiting', async () => {
    const customers = await funded(10);
    const startsAt = pastPeriod(10);
    const id = await placeMany(server.db, { customers, count: 700, startsAt, close: '50000.01' });
    // As if its hold had been closed by mistake.
    const { rows } = await sql<{ number: string }>`
      select number from leverage_orders where period_id = ${id} order by number offset 300 limit 1`.execute(server.db);
    const number = rows[0]!.number;
    await sql`update ledger_holds set status = 'released', closed_at = now() where reference = ${number}`.execute(
      server.db,
    );
    const errors: unknown[] = [];
    await runLeverageJobs(server.services, (error) => errors.push(error));
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every((error) => error instanceof Error && error.name === 'HoldNotOpen')).toBe(true);
    expect(await openOrders(server.db)).toBe(1);
    // Repaired, so that the ledger adds up after the test.
    await sql`alter table ledger_holds disable trigger ledger_holds_one_way`.execute(server.db);
    await sql`update ledger_holds set status = 'open', closed_at = null where reference = ${number}`.execute(server.db);
    await sql`alter table ledger_holds enable trigger ledger_holds_one_way`.execute(server.db);
    await runLeverageJobs(server.services, (error) => {
      throw error;
    });
    expect(await openOrders(server.db)).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { balance } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { insist } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import {
  accepted,
  clearCounters,
  current,
  enter,
  expectStage,
  offered,
  plain,
  runJobs,
  settle,
  trader,
  urgent,
} from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

beforeEach(() => clearCounters(server));

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const codesOf = (responses: readonly { status: number; data: { code?: unknown } }[]) =>
  new Set(responses.filter(({ status }) => status !== 1).map(({ data }) => data.code));

describe('a hundred calls at once', () => {
  it('start one search', async () => {
    const { client, id } = await trader(server);
    const responses = await times(100, () =>
      insist((key) => client.try('POST exchange/match', { counter: 'bronze' }, { key })),
    );
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(codesOf(responses)).toEqual(new Set(['order-open']));
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from counter_orders where customer_id = ${id}`.execute(server.db);
    expect(rows[0]?.count).toBe(1n);
  });

  it('accept an offer once, and pay its bonus once', async () => {
    const { client, id } = await trader(server, { USDT: '5000' });
    const { sn } = await offered(server, { client, id, username: '' }, urgent);
    const responses = await times(100, () =>
      insist((key) => client.try('POST exchange/accept', { order: sn }, { key })),
    );
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(codesOf(responses)).toEqual(new Set(['order-changed']));
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '3806', held: '1200' });
  });

  it('accept or decline it, but not both', async () => {
    const customer = await trader(server);
    const { client, id } = customer;
    const { sn } = await offered(server, customer);
    const responses = await times(100, (index) =>
      insist((key) => client.try(index % 2 ? 'POST exchange/accept' : 'POST exchange/decline', { order: sn }, { key })),
    );
    const { stage } = await current(customer);
    const done = responses.filter(({ status }) => status === 1);
    // Declining again changes nothing, so it succeeds.
    if (stage === 'success') expect(done).toHaveLength(1);
    else expect(responses.filter(({ status }, index) => status === 1 && index % 2)).toEqual([]);
    expect((await balance(server.db, id, 'USDT')).held).toBe(stage === 'success' ? '200' : '0');
  });

  it('of customers who want one request give it to one of them', async () => {
    const customers = await times(20, () => trader(server));
    await times(20, (index) => customers[index]!.client.call('POST exchange/match', { counter: 'bronze' }));
    await enter(server);
    // As many servers would.
    await times(8, () => runJobs(server.services));
    const stages = await times(20, (index) => current(customers[index]!));
    expect(stages.filter(({ stage }) => stage === 'matched')).toHaveLength(1);
  });
});

describe('several servers', () => {
  it('match each search and each request once', async () => {
    const customers = await times(12, () => trader(server));
    for (let index = 0; index < 12; index += 1) await enter(server, { ...plain, amount: String(100 + index) });
    await times(12, (index) => customers[index]!.client.call('POST exchange/match', { counter: 'bronze' }));
    for (let turn = 0; turn < 12; turn += 1) await times(4, () => runJobs(server.services));
    const amounts = await times(
      12,
      async (index) => expectStage(await current(customers[index]!), 'matched').offer.amount,
    );
    expect(new Set(amounts).size).toBe(12);
  });

  it('refund each order once, while its customer reads it', async () => {
    const customers = await times(10, () => trader(server));
    for (const customer of customers) await accepted(server, customer);
    server.clock.advance(601);
    await Promise.all([times(4, () => runJobs(server.services)), times(10, (index) => current(customers[index]!))]);
    for (const { id, client } of customers) {
      expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1000', held: '0' });
      const { items } = await client.call('GET notice/index', {});
      expect(items.filter(({ title }) => title.startsWith('Exchange order refunded'))).toHaveLength(1);
    }
  });

  it('complete or refund an order, but not both', async () => {
    const customer = await trader(server);
    const sn = await accepted(server, customer);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => settle(server, sn, index % 2 === 0)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status } = expectStage(await current(customer), 'success').record;
    expect(await balance(server.db, customer.id, 'USDT')).toMatchObject({
      available: status === 'refunded' ? '1000' : '800',
      held: '0',
    });
  });

  it('never deadlock', async () => {
    const { rows } = await sql<{ count: bigint }>`
      select deadlocks as count from pg_stat_database where datname = current_database()`.execute(server.db);
    expect(rows[0]?.count).toBe(0n);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { transact } from '#server/db/transact';
import { closeProduct } from '#server/domains/pledge/product-store';
import { balance } from '#server/ledger/index';
import { DAY_SECONDS } from '#server/time';
import { useApp } from '../support/app.ts';
import { ledgerViolations } from '#server/ledger/violations';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { insist, offer, runJobs, saver } from './support.ts';

const server = useApp();

let product = '';

beforeEach(async () => {
  await runJobs(server.services);
  product = await offer(server);
});

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const done = (responses: readonly { status: number }[]) => responses.filter(({ status }) => status === 1);

const codesOf = (responses: readonly { status: number; data: { code?: unknown } }[]) =>
  new Set(responses.filter(({ status }) => status !== 1).map(({ data }) => data.code));

describe('a hundred calls at once', () => {
  it('redeem a term once', async () => {
    const { id, client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '400' });
    server.clock.advance(2 * DAY_SECONDS);
    const responses = await times(100, () =>
      insist((key) => client.try('POST pledge/redeem', { number, received: '398.8' }, { key })),
    );
    expect(done(responses)).toHaveLength(1);
    expect(codesOf(responses)).toEqual(new Set(['not-redeemable']));
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '998.8', held: '0' });
  });

  it('with one key answer the same', async () => {
    const { id, client } = await saver(server);
    const open = () =>
      insist(() => client.try('POST pledge/open', { product, amount: '400' }, { key: 'hundred-at-once' }));
    const opened = await times(100, open);
    expect(new Set(opened.map(({ data }) => data.number)).size).toBe(1);
    const number = String(opened[0]?.data.number);
    const redeem = () =>
      insist(() => client.try('POST pledge/redeem', { number, received: '398' }, { key: 'hundred-redemptions' }));
    expect(new Set((await times(100, redeem)).map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '998', held: '0' });
  });

  it('open what the balance allows', async () => {
    const { id, client } = await saver(server, '1010');
    const responses = await times(100, () =>
      insist((key) => client.try('POST pledge/open', { product, amount: '100' }, { key })),
    );
    expect(done(responses)).toHaveLength(10);
    expect(codesOf(responses)).toEqual(new Set(['insufficient-balance']));
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '10', held: '1000' });
  });

  it('never run more than a hundred terms', async () => {
    const { client } = await saver(server, '10000');
    const responses = await times(120, () =>
      insist((key) => client.try('POST pledge/open', { product, amount: '50' }, { key })),
    );
    expect(done(responses)).toHaveLength(100);
    expect(codesOf(responses)).toEqual(new Set(['term-limit']));
  });
});

describe('at the same instant', () => {
  it('a term matures or is redeemed, but not both', async () => {
    const savers = await times(24, () => saver(server));
    const numbers: string[] = [];
    for (const { client } of savers)
      numbers.push((await client.call('POST pledge/open', { product, amount: '400' })).number);
    // Redemptions begin before the first maturity, end after it, and meet two servers that pay.
    const row = await server.db
      .selectFrom('pledges')
      .select(({ fn }) => fn.min('matures_at').as('first'))
      .where('number', 'in', numbers)
      .executeTakeFirstOrThrow();
    server.clock.advance((row.first.getTime() - server.clock.now().getTime() - 30) / 1000);
    const redeeming = savers.map(({ client }, index) =>
      client.try('POST pledge/redeem', { number: numbers[index]!, received: '401.6' }),
    );
    const paying = times(40, async () => {
      server.clock.advance(0.05);
      await runJobs(server.services);
    });
    const [redeemed] = await Promise.all([Promise.all(redeeming), paying]);
    server.clock.advance(60);
    await runJobs(server.services);
    for (const [index, { id, client }] of savers.entries()) {
      const [record] = (await client.call('GET pledge/records', { number: numbers[index]! })).items;
      const isRedeemed = redeemed[index]?.status === 1;
      expect(record?.status).toBe(isRedeemed ? 'redeemed' : 'matured');
      // Nine full days less 2, or all ten.
      const available = isRedeemed ? '1001.6' : '1004';
      expect(await balance(server.db, id, 'USDT')).toMatchObject({ available, held: '0' });
    }
    expect(await pledgeViolations(server.db, server.clock.now())).toEqual([]);
  });

  it('a product closes, and nothing is opened once that is done', async () => {
    const savers = await times(20, () => saver(server));
    const count = async () =>
      Number(
        (await sql<{ count: bigint }>`select count(*) from pledges where product_id = ${product}`.execute(server.db))
          .rows[0]?.count,
      );
    const opening = times(100, (index) =>
      insist((key) => savers[index % 20]!.client.try('POST pledge/open', { product, amount: '100' }, { key })),
    );
    await expect.poll(count, { interval: 1 }).toBeGreaterThan(3);
    await transact(server.db, (tx) => closeProduct(tx, product, server.clock.now()));
    const closed = await count();
    const responses = await opening;
    expect(await count()).toBe(closed);
    expect(done(responses)).toHaveLength(closed);
    expect([...codesOf(responses)].every((code) => code === 'product-closed')).toBe(true);
  });
});

describe('several servers', () => {
  it('pay each term once, while its customer reads it', async () => {
    const savers = await times(15, () => saver(server));
    for (const { client } of savers) await client.call('POST pledge/open', { product, amount: '400' });
    server.clock.advance(10 * DAY_SECONDS);
    await Promise.all([
      times(4, () => runJobs(server.services)),
      times(15, (index) => savers[index]!.client.call('GET pledge/running', {})),
    ]);
    for (const { id, client } of savers) {
      expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1004', held: '0' });
      expect((await client.call('GET notice/index', {})).total).toBe(1);
    }
  });

  it('never deadlock, and lose nothing', async () => {
    const { rows } = await sql<{ count: bigint }>`
      select deadlocks as count from pg_stat_database where datname = current_database()`.execute(server.db);
    expect(rows[0]?.count).toBe(0n);
    await runJobs(server.services);
    expect(await pledgeViolations(server.db, server.clock.now())).toEqual([]);
    expect(await ledgerViolations(server.db)).toEqual([]);
  });
});

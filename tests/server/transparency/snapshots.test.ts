import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ResponseOf } from '#contract/index';
import { sum } from '#contract/money';
import { verifyBalance } from '#contract/transparency-tree';
import { sweepTrees } from '#server/domains/transparency/snapshot-store';
import { startTransparencyJobs } from '#server/domains/transparency/jobs';
import { takeDueSnapshot } from '#server/domains/transparency/take-snapshot';
import { DAY_MS, DAY_SECONDS } from '#server/time';
import { type TestCustomer, useApp } from '../support/app.ts';

const server = useApp();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Of the sandbox, in seconds. */
const INTERVAL = 300;
type Proof = ResponseOf<'GET transparency/proof'>;

/** Takes the next snapshot and returns what is published about it. */
async function next(): Promise<ResponseOf<'GET transparency/liabilities'>> {
  server.clock.advance(INTERVAL);
  await takeDueSnapshot(server.services);
  return server.visitor().call('GET transparency/liabilities', {});
}

const proofOf = ({ client }: TestCustomer, snapshot?: string): Promise<Proof> =>
  client.call('GET transparency/proof', snapshot === undefined ? {} : { snapshot });

async function expectProven(proof: Proof, published: ResponseOf<'GET transparency/liabilities'>): Promise<void> {
  expect(proof.number).toBe(published.number);
  for (const { currency, ...item } of proof.items) {
    const { root, liabilities } = published.items.find((totals) => totals.currency === currency) ?? {};
    expect([item.root, item.liabilities]).toEqual([root, liabilities]);
    expect(await verifyBalance({ ...item, account: proof.account }, sha256)).toMatchObject({ fails: null });
  }
}

it('every customer’s balances are in the published totals, held ones too, and nobody else’s are shown', async () => {
  const customers = await Promise.all(Array.from({ length: 7 }, () => server.customer()));
  for (const [index, { id }] of customers.entries()) {
    await server.fund(id, 'USDT', `${index + 1}.5`);
    if (index % 2 === 0) await server.fund(id, 'BTC', '0.25');
  }
  const without = await server.customer();
  const published = await next();
  const { rows } = await sql<{ currency: string; total: string }>`
    select currency, sum(balance) as total from ledger_accounts where customer_id is not null group by 1`.execute(
    server.db,
  );
  for (const { currency, total } of rows)
    expect(published.items.find((item) => item.currency === currency)?.liabilities).toBe(total);
  const proofs = await Promise.all(customers.map((customer) => proofOf(customer)));
  for (const [index, proof] of proofs.entries()) {
    expect(proof.account).toBe(customers[index]?.id);
    expect(proof.items.map(({ currency, balance }) => [currency, balance])).toEqual([
      ...(index % 2 === 0 ? [['BTC', '0.25']] : []),
      ['USDT', `${index + 1}.5`],
    ]);
    await expectProven(proof, published);
  }
  expect(
    sum(proofs.flatMap(({ items }) => items.filter(({ currency }) => currency === 'BTC').map((i) => i.balance))),
  ).toBe('1');
  expect((await proofOf(without)).items).toEqual([]);
  expect(await server.visitor().try('GET transparency/proof', {})).toMatchObject({ http: 401 });
});

it('assets are what came in from outside, whatever was booked inside', async () => {
  const before = await next();
  const { id } = await server.customer();
  await server.fund(id, 'USDT', '40');
  const after = await next();
  const [old, now] = [before, after].map(({ items }) => items.find(({ currency }) => currency === 'USDT'));
  expect(sum([now?.assets ?? '', `-${old?.assets}`])).toBe('40');
  expect(sum([now?.liabilities ?? '', `-${old?.liabilities}`])).toBe('40');
});

it('several servers take one snapshot, and the next one only when it is due', async () => {
  const before = await next();
  await Promise.all(Array.from({ length: 5 }, () => takeDueSnapshot(server.services)));
  expect((await server.visitor().call('GET transparency/liabilities', {})).number).toBe(before.number);
  server.clock.advance(INTERVAL);
  await Promise.all(Array.from({ length: 5 }, () => takeDueSnapshot(server.services)));
  const { total, items } = await server.visitor().call('GET transparency/snapshots', { page: '1' });
  const count = await server.db
    .selectFrom('liability_snapshots')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(Number(count.count));
  expect(items[1]?.number).toBe(before.number);
  expect(new Set(items.map(({ time }) => time)).size).toBe(items.length);
});

it('an earlier snapshot is proven as it was then', async () => {
  const customer = await server.customer();
  await server.fund(customer.id, 'USDT', '10');
  const first = await next();
  await server.fund(customer.id, 'USDT', '5');
  const second = await next();
  expect((await proofOf(customer)).items[0]?.balance).toBe('15');
  const earlier = await proofOf(customer, first.number);
  expect(earlier.items[0]?.balance).toBe('10');
  await expectProven(earlier, first);
  await expectProven(await proofOf(customer, second.number), second);
});

it.each(['0', '999999', 'x', '-1', '9223372036854775808'])('the snapshot %j is not found', async (snapshot) => {
  await next();
  const { client } = await server.customer();
  expect(await client.try('GET transparency/proof', { snapshot })).toMatchObject({ data: { code: 'not-found' } });
});

it('the roots stay when the proofs are old enough to go', async () => {
  const customer = await server.customer();
  await server.fund(customer.id, 'USDT', '10');
  const old = await next();
  server.clock.advance(DAY_SECONDS);
  const latest = await next();
  const device = { ...customer, client: await server.device(customer.id) };
  expect(await device.client.try('GET transparency/proof', { snapshot: old.number })).toMatchObject({
    data: { code: 'not-found' },
  });
  await sweepTrees(server.db, new Date(server.clock.now().getTime() - DAY_MS));
  const { rows } = await sql<{ snapshots: string[] }>`
    select array_agg(distinct snapshot_id::text) as snapshots from liability_nodes`.execute(server.db);
  expect(rows[0]?.snapshots).toEqual([latest.number]);
  const { items } = await server.visitor().call('GET transparency/snapshots', { page: '1' });
  expect(items.find(({ number }) => number === old.number)).toMatchObject({ items: old.items });
  await expectProven(await proofOf(device), latest);
});

it('what was published can’t be changed', async () => {
  await next();
  for (const statement of [
    'update liability_roots set liabilities = 0',
    'delete from liability_roots',
    'update liability_snapshots set taken_at = now()',
    'delete from liability_snapshots',
  ])
    await expect(sql.raw(statement).execute(server.db)).rejects.toMatchObject({ code: 'FL002' });
});

it('a server takes what is due while it runs, and stops when asked', async () => {
  await next();
  const stop = startTransparencyJobs(server.services, (error) => {
    throw error;
  });
  const total = async (): Promise<number> =>
    (await server.visitor().call('GET transparency/snapshots', { page: '1' })).total;
  const before = await total();
  server.clock.advance(INTERVAL);
  await expect.poll(total).toBe(before + 1);
  await stop();
});

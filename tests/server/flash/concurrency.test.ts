import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { balance } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { ask, prices, setPrices, traderWith } from './support.ts';

const server = useApp(() => ({ prices }));

beforeEach(setPrices);

async function deadlocks(): Promise<bigint | undefined> {
  const { rows } = await sql<{ count: bigint }>`
    select deadlocks as count from pg_stat_database where datname = current_database()`.execute(server.db);
  return rows[0]?.count;
}

it('books once when twenty requests accept one quote concurrently', async () => {
  const { id, client } = await traderWith(server);
  const { quote } = await client.call('POST flash/quote', ask);
  const responses = await Promise.all(Array.from({ length: 20 }, () => client.try('POST flash/exchange', { quote })));
  expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
  expect(new Set(responses.filter(({ status }) => status === 0).map(({ data }) => data.code))).toEqual(
    new Set(['quote-used']),
  );
  expect((await balance(server.db, id, 'BTC')).available).toBe('0.00498');
  expect((await client.call('GET flash/records', {})).total).toBe(1);
});

it('never overspends when several quotes are accepted concurrently', async () => {
  const { id, client } = await traderWith(server, 'USDT', '1000');
  const quotes = await Promise.all(
    Array.from({ length: 10 }, () => client.call('POST flash/quote', { ...ask, amount: '300' })),
  );
  const responses = await Promise.all(quotes.map(({ quote }) => client.try('POST flash/exchange', { quote })));
  expect(responses.filter(({ status }) => status === 1)).toHaveLength(3);
  expect(new Set(responses.filter(({ status }) => status === 0).map(({ data }) => data.code))).toEqual(
    new Set(['insufficient-balance']),
  );
  expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '100', held: '0' });
});

it('locks in one order, so that concurrent conversions in both directions succeed', async () => {
  const { id, client } = await traderWith(server, 'USDT', '100000');
  await server.fund(id, 'BTC', '2');
  const quotes = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      client.call('POST flash/quote', index % 2 ? ask : { from: 'BTC', to: 'USDT', amount: '0.005', side: 'from' }),
    ),
  );
  const before = await deadlocks();
  const responses = await Promise.all(quotes.map(({ quote }) => client.try('POST flash/exchange', { quote })));
  expect(responses.filter(({ status }) => status !== 1)).toEqual([]);
  expect(await deadlocks()).toBe(before);
});

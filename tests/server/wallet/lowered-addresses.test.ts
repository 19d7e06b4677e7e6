import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { useApp } from '../support/app.ts';

const server = useApp();

const migration = await readFile(
  new URL('../../../server/db/migrations/0103_lowered_addresses.sql', import.meta.url),
  'utf8',
);

/** What the first two of `kept` became. */
const lowered = ['tb1bqaavxamumqgoqu9rkfuyjybgte6xbs', 'bc15my5znyppkdfa8c2qp63ajufs3zqtnaqgmlzbxtmh'];
const kept = [
  ['USDT', 'tron', 'TB1bqaaVXAmuMqgoqu9RkfuyJyBgte6xbs'],
  ['SOL', 'solana', 'Bc15my5znypPKdFA8C2qp63AjuFs3zQTnAQgMLzBxTMh'],
  ['BTC', 'bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
] as const;

it('removes addresses that were lowered by mistake, and their checks that nobody used', async () => {
  const { id } = await server.customer();
  const at = server.clock.now();
  const all = [['USDT', 'tron', lowered[0]] as const, ['SOL', 'solana', lowered[1]] as const, ...kept];
  const rows = all.map(([currency, network, address = '']) => ({
    customer_id: id,
    currency,
    network,
    address,
    memo: '',
  }));
  await server.db
    .insertInto('saved_addresses')
    .values(rows.map((row) => ({ ...row, label: row.address, created_at: at, usable_at: at })))
    .execute();
  const checks = rows.flatMap((row) => [row, { ...row, used_at: at }]);
  await server.db
    .insertInto('withdrawal_checks')
    .values(
      checks.map((row, index) => ({
        ...row,
        ...{ hash: `check-${index}`, amount: '2', fee: '1', worth: '1', created_at: at, expires_at: at },
      })),
    )
    .execute();
  await transact(server.db, (tx) => sql.raw(migration).execute(tx));
  const left = async (table: 'saved_addresses' | 'withdrawal_checks', isUsed: boolean) => {
    const query = server.db.selectFrom(table).select('address').where('customer_id', '=', id);
    const found = await (isUsed ? query.where(sql<boolean>`used_at is not null`) : query).execute();
    return found.map(({ address }) => address).toSorted();
  };
  const right = kept.map(([, , address]) => address);
  expect(await left('saved_addresses', false)).toEqual(right.toSorted());
  // A used one says what was withdrawn.
  expect(await left('withdrawal_checks', true)).toEqual([...lowered, ...right].toSorted());
  expect(await left('withdrawal_checks', false)).toEqual([...right, ...right, ...lowered].toSorted());
});

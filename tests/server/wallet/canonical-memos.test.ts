import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { useApp } from '../support/app.ts';

const server = useApp();

const migration = await readFile(
  new URL('../../../server/db/migrations/0102_canonical_memos.sql', import.meta.url),
  'utf8',
);

it('saved tags lose their leading zeros, and one that was saved in two spellings stays once', async () => {
  const { id } = await server.customer();
  const save = (network: string, memo: string) => ({
    customer_id: id,
    currency: network === 'xrp' ? 'XRP' : 'USDT',
    network,
    address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    memo,
    label: `as ${memo}`,
    created_at: server.clock.now(),
    usable_at: server.clock.now(),
  });
  const saved = ['007', '7', '0', '00', '70'].map((memo) => save('xrp', memo));
  await server.db
    .insertInto('saved_addresses')
    .values([...saved, save('tron', '')])
    .execute();
  await transact(server.db, (tx) => sql.raw(migration).execute(tx));
  const rows = await server.db
    .selectFrom('saved_addresses')
    .select(['memo', 'label'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { memo: '7', label: 'as 007' },
    { memo: '0', label: 'as 0' },
    { memo: '70', label: 'as 70' },
    { memo: '', label: 'as ' },
  ]);
});

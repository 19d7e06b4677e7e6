import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type Connection } from '#server/db/connect';
import { balance } from '#server/ledger/index';
import { ledgerViolations } from '#server/ledger/violations';
import { openAccount } from './support.ts';

const FOLDER = new URL('../../../server/db/migrations/', import.meta.url);
const MIGRATION = '0097_ledger_owners.sql';

const name = `test_${randomBytes(6).toString('hex')}`;
const config = (database: string) => ({ ...inject('cluster'), database });
const connections: Connection[] = [];
const open = (database: string): Connection['db'] => {
  const connection = connect(config(database), () => {});
  connections.push(connection);
  return connection.db;
};

beforeAll(() => sql`create database ${sql.id(name)}`.execute(open('postgres')));
afterAll(async () => {
  await Promise.all(connections.map(({ close }) => close()));
});

const read = (file: string): Promise<string> => readFile(new URL(file, FOLDER), 'utf8');

it('says whose the transfers, postings, and holds are that were booked before', async () => {
  const db = open(name);
  const former = (await readdir(FOLDER)).filter((file) => file < MIGRATION).toSorted();
  for (const file of former) await sql.raw(await read(file)).execute(db);
  const customer = await openAccount(db);
  const lines = (...postings: [owner: string, bucket: string, amount: string][]): string =>
    JSON.stringify(postings.map(([owner, bucket, amount]) => ({ owner, bucket, currency: 'EUR', amount })));
  const book = (kind: string, owner: string | null, postings: string) =>
    sql`select ledger_post(${kind}, 'one', ${owner}, null, ${postings})`.execute(db);
  await book('capital', null, lines(['platform', 'external', '-9'], ['platform', 'treasury', '9']));
  await book('deposit', customer, lines(['platform', 'external', '-5'], [customer, 'available', '5']));
  await book('test-hold', customer, lines([customer, 'available', '-2'], [customer, 'held', '2']));
  await sql`insert into ledger_holds (kind, reference, customer_id, currency, amount, opened_at)
    values ('test', 'one', ${customer}, 'EUR', 2, now())`.execute(db);

  await sql.raw(await read(MIGRATION)).execute(db);

  const { rows } = await sql`
    select t.kind, t.owner, count(*)::int as postings from ledger_transfers t
    join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id) group by t.id, t.kind, t.owner order by t.id`.execute(
    db,
  );
  expect(rows).toEqual([
    { kind: 'capital', owner: 'platform', postings: 2 },
    { kind: 'deposit', owner: customer, postings: 2 },
    { kind: 'test-hold', owner: customer, postings: 2 },
  ]);
  expect(await balance(db, customer, 'EUR')).toEqual({ currency: 'EUR', available: '3', held: '2' });
  expect(await ledgerViolations(db)).toEqual([]);
  // The guards are back.
  await expect(sql`delete from ledger_postings`.execute(db)).rejects.toMatchObject({ code: 'FL002' });
  await expect(sql`delete from ledger_transfers`.execute(db)).rejects.toMatchObject({ code: 'FL002' });
});

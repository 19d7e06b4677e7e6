import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact, type Tx } from '#server/db/transact';
import { earnedByDay, listEarnings } from '#server/domains/bank/earning-store';
import { externalFlows, openingBalances } from '#server/domains/wallet/history-store';
import {
  balancesAfter,
  nextPostings,
  statementBalances,
  statementBounds,
} from '#server/domains/wallet/statement-store';
import { transactions } from '#server/domains/wallet/transaction-store';
import { valuesOver } from '#server/domains/wallet/value-store';
import { balance, entries, hold, post, release } from '#server/ledger/index';
import { partitionLedger } from '#server/ledger/partition';
import { useDatabase } from '../support/database.ts';
import { deposit, depositPostings, openAccount, reference } from './support.ts';

const COUNT = 4;
const TABLES = ['ledger_transfers', 'ledger_postings', 'ledger_holds'] as const;

const from = new Date(0);
const to = new Date('2100-01-01');

/** Every read of a customer's part of the ledger. */
const reads: Record<string, (tx: Tx, customer: string) => Promise<unknown>> = {
  entries: (tx, customer) => entries(tx, { customer, page: 1, pageSize: 10 }),
  transactions: (tx, customer) => transactions(tx, { customer, page: 1, pageSize: 10 }),
  'one transaction': (tx, customer) => transactions(tx, { customer, id: '1', page: 1, pageSize: 1 }),
  'balances of a statement': (tx, customer) => statementBalances(tx, { customer, since: from, until: to }),
  'bounds of a statement': (tx, customer) => statementBounds(tx, { customer, since: from, until: to }),
  'balances after a posting': (tx, customer) => balancesAfter(tx, { customer }, 1_000_000n),
  'postings of a statement': (tx, customer) =>
    nextPostings(tx, { customer }, { after: 0n, last: 1_000_000n, size: 10 }),
  'value over time': (tx, customer) => valuesOver(tx, { customer, base: 'USD', scale: 2, from, to }),
  'opening balances': (tx, customer) => openingBalances(tx, customer, to),
  'external flows': (tx, customer) => externalFlows(tx, customer, from),
  earnings: (tx, customer) => listEarnings(tx, { customer, page: 1, pageSize: 10 }),
  'earnings by day': (tx, customer) => earnedByDay(tx, { customer, base: 'USD', current: new Map() }),
};

/** Holds and releases, so that each table has a row of the customer. */
async function trade(customer: string): Promise<void> {
  const { db } = database;
  await deposit(db, customer, 'EUR', '5');
  const order = { kind: 'test', reference: reference(), customer };
  await transact(db, (tx) => hold(tx, { ...order, currency: 'EUR', amount: '2' }));
  await transact(db, (tx) => release(tx, order));
}

const rowsOf = async (table: string): Promise<unknown[]> =>
  (await sql`select * from ${sql.id(table)} order by id`.execute(database.db)).rows;

/** Returns keys, indexes, triggers, and rights of a table. */
async function definitionsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = ${table}::regclass and contype <> 'n' and conparentid = 0
    union all
    select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') from pg_index where indrelid = ${table}::regclass
    union all
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal
    union all
    select concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity) from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0
    union all
    select grantee::regrole || ' ' || privilege_type from pg_class c, aclexplode(c.relacl) where c.oid = ${table}::regclass
    order by 1`.execute(database.db);
  return rows.map(({ text }) => text);
}

const database = useDatabase();

// With LEDGER_PARTITIONS, all ledgers are.
describe.skipIf(process.env.LEDGER_PARTITIONS)('a ledger that is split by customer', () => {
  it('keeps every row, key, index, trigger, and right', async () => {
    const { db } = database;
    for (let count = 0; count < 12; count += 1) await trade(await openAccount(db));
    await sql`grant select on ledger_postings to pg_monitor`.execute(db);
    const before = await Promise.all(TABLES.map(async (name) => [await rowsOf(name), await definitionsOf(name)]));
    await partitionLedger(db, COUNT);
    expect(await Promise.all(TABLES.map(async (name) => [await rowsOf(name), await definitionsOf(name)]))).toEqual(
      before,
    );
    const { rows } = await sql<{ used: bigint }>`
      select count(distinct tableoid) as used from ledger_transfers`.execute(db);
    expect(rows).toEqual([{ used: BigInt(COUNT) }]);
  });

  it('books on, in the order of its ids', async () => {
    const { db } = database;
    const [last] = (await rowsOf('ledger_transfers')).slice(-1) as [{ id: bigint }];
    const customer = await openAccount(db);
    const transfer = {
      kind: 'test',
      reference: reference(),
      customer,
      postings: depositPostings(customer, 'EUR', '7'),
    };
    expect(await transact(db, (tx) => post(tx, transfer))).toBe(last.id + 1n);
    await trade(customer);
    expect(await balance(db, customer, 'EUR')).toEqual({ currency: 'EUR', available: '12', held: '0' });
    await expect(transact(db, (tx) => post(tx, transfer))).rejects.toMatchObject({ code: '23505' });
  });

  it.each(Object.keys(reads))('reads one partition for a customer’s %s', async (name) => {
    const { db } = database;
    const customer = await openAccount(db);
    await trade(customer);
    const locked = await transact(db, async (tx) => {
      await reads[name]?.(tx, customer);
      const { rows } = await sql<{ table: string }>`
        select regexp_replace(relname, '_\\d+$', '') as table from pg_locks join pg_class c on c.oid = relation
        where pid = pg_backend_pid() and relnamespace = 'ledger_partitions'::regnamespace and relkind = 'r'
        order by relname`.execute(tx);
      return rows.map(({ table }) => table);
    });
    expect(locked.length).toBeGreaterThan(0);
    expect(locked).toEqual([...new Set(locked)]);
  });

  it('lets nobody past the guards, in a partition neither', async () => {
    const { db } = database;
    const { rows: partitions } = await sql<{ name: string }>`
      select relid::regclass::text as name from pg_partition_tree('ledger_postings') where isleaf`.execute(db);
    expect(partitions).toHaveLength(COUNT);
    for (const { name } of partitions) {
      await expect(sql.raw(`update ${name} set amount = 1`).execute(db)).rejects.toMatchObject({ code: 'FL002' });
      await expect(sql.raw(`delete from ${name}`).execute(db)).rejects.toMatchObject({ code: 'FL002' });
      await expect(sql.raw(`truncate ${name}`).execute(db)).rejects.toMatchObject({ code: 'FL002' });
      await expect(sql.raw(`insert into ${name} default values`).execute(db)).rejects.toMatchObject({
        code: 'FL003',
      });
    }
  });

  it('isn’t split again', async () => {
    await expect(partitionLedger(database.db, 8)).rejects.toThrow('split already');
    expect(await rowsOf('ledger_transfers')).not.toEqual([]);
  });
});

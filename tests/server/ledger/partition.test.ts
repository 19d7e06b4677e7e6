import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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
import { balance, hold, post, release } from '#server/ledger/index';
import { partitionLedger } from '#server/ledger/partition';
import { useDatabase } from '../support/database.ts';
import { deposit, depositPostings, openAccount, reference } from './support.ts';

const COUNT = 4;
const TABLES = ['ledger_transfers', 'ledger_postings', 'ledger_holds'] as const;

const from = new Date(0);
const to = new Date('2100-01-01');

/** Every read of a customer's part of the ledger. */
const reads: Record<string, (tx: Tx, customer: string) => Promise<unknown>> = {
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

/** Returns how many partitions have transfers. */
async function usedPartitions(): Promise<number> {
  const { rows } = await sql<{ used: bigint }>`select count(distinct tableoid) as used from ledger_transfers`.execute(
    database.db,
  );
  return Number(rows[0]?.used);
}

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
    select concat_ws(' ', grantee::regrole, privilege_type, is_grantable) from pg_class c, aclexplode(c.relacl) where c.oid = ${table}::regclass
    order by 1`.execute(database.db);
  return rows.map(({ text }) => text);
}

const database = useDatabase();

/** Returns the partitions that a transaction has locked, by table and mode. */
async function lockedBy(tx: Tx, mode: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select regexp_replace(relname, '_\\d+$', '') as table from pg_locks l join pg_class c on c.oid = l.relation
    where pid = pg_backend_pid() and relnamespace = 'ledger_partitions'::regnamespace and relkind = 'r'
      and l.mode = ${mode}
    order by relname`.execute(tx);
  return rows.map(({ table }) => table);
}

const partitions = process.env.LEDGER_PARTITIONS ?? '0';

// With LEDGER_PARTITIONS, all ledgers are.
describe.skipIf(partitions !== '0')('a ledger that is split by customer', () => {
  let before: readonly (readonly [unknown[], string[]])[];
  let after: typeof before;
  let first: string;
  const all = () => Promise.all(TABLES.map(async (name) => [await rowsOf(name), await definitionsOf(name)] as const));

  beforeAll(async () => {
    const { db } = database;
    first = await openAccount(db);
    await trade(first);
    for (let count = 0; count < 3; count += 1) await trade(await openAccount(db));
    await sql`grant select on ledger_postings to pg_monitor with grant option`.execute(db);
    await sql`grant select on ledger_holds to public`.execute(db);
    before = await all();
    await partitionLedger(db, COUNT);
    after = await all();
    // A customer's id is random, and rows of each partition are needed below.
    while ((await usedPartitions()) < COUNT) await trade(await openAccount(db));
  });

  it('keeps every row, key, index, trigger, and right', async () => {
    expect(after).toEqual(before);
    const { rows } = await sql`select to_regnamespace('ledger_whole') as left`.execute(database.db);
    expect(rows).toEqual([{ left: null }]);
  });

  it('books on, in the order of its ids', async () => {
    const { db } = database;
    const [last] = (await rowsOf('ledger_transfers')).slice(-1) as [{ id: bigint }];
    const transfer = {
      kind: 'test',
      reference: reference(),
      customer: first,
      postings: depositPostings(first, 'EUR', '7'),
    };
    expect(await transact(db, (tx) => post(tx, transfer))).toBe(last.id + 1n);
    await trade(first);
    expect(await balance(db, first, 'EUR')).toEqual({ currency: 'EUR', available: '17', held: '0' });
    await expect(transact(db, (tx) => post(tx, transfer))).rejects.toMatchObject({ code: '23505' });
  });

  it.each(Object.keys(reads))('reads one partition for a customer’s %s', async (name) => {
    const locked = await transact(database.db, async (tx) => {
      await reads[name]?.(tx, first);
      return lockedBy(tx, 'AccessShareLock');
    });
    expect(locked.length).toBeGreaterThan(0);
    expect(locked).toEqual([...new Set(locked)]);
  });

  it('writes one partition of each table for a transfer with a hold, and for its end', async () => {
    const { db } = database;
    const order = { kind: 'test', reference: reference(), customer: first };
    const written = [...TABLES].toSorted();
    const steps = [(tx: Tx) => hold(tx, { ...order, currency: 'EUR', amount: '2' }), (tx: Tx) => release(tx, order)];
    for (const step of steps) {
      const locked = await transact(db, async (tx) => {
        await step(tx);
        return lockedBy(tx, 'RowExclusiveLock');
      });
      expect(locked).toEqual(written);
    }
  });

  it.each(TABLES)('guards every partition of %s, too', async (table) => {
    const { db } = database;
    const { rows: leaves } = await sql<{ name: string }>`
      select relid::regclass::text as name from pg_partition_tree(${table}::regclass) where isleaf`.execute(db);
    expect(leaves).toHaveLength(COUNT);
    for (const { name } of leaves) {
      await expect(sql.raw(`delete from ${name}`).execute(db)).rejects.toMatchObject({ code: 'FL002' });
      if (table === 'ledger_holds') continue;
      await expect(sql.raw(`update ${name} set id = default`).execute(db)).rejects.toMatchObject({ code: 'FL002' });
      await expect(sql.raw(`truncate ${name} cascade`).execute(db)).rejects.toMatchObject({ code: 'FL002' });
      await expect(sql.raw(`insert into ${name} default values`).execute(db)).rejects.toMatchObject({ code: 'FL003' });
    }
  });

  it('isn’t split again', async () => {
    await expect(partitionLedger(database.db, 8)).rejects.toThrow('split already');
  });
});

describe.skipIf(partitions !== '0')('splitting the ledger', () => {
  const other = useDatabase();

  it('waits for a booking, which ends', async () => {
    const { db } = other;
    const customer = await openAccount(db);
    const events = { booked: () => {}, finish: () => {} };
    const isBooked = new Promise<void>((resolve) => (events.booked = resolve));
    const isFinished = new Promise<void>((resolve) => (events.finish = resolve));
    const order = { kind: 'test', reference: reference(), customer, currency: 'EUR', amount: '2' };
    await deposit(db, customer, 'EUR', '5');
    const booking = transact(db, async (tx) => {
      await hold(tx, order);
      events.booked();
      await isFinished;
      // Needs each table again, in the other order.
      await release(tx, order);
    });
    await isBooked;
    const splitting = partitionLedger(db, COUNT);
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_locks where not granted and relation in ('customers'::regclass, 'ledger_accounts'::regclass)`.execute(
          db,
        );
        expect(rows).not.toEqual([]);
      },
      { timeout: 10_000, interval: 10 },
    );
    events.finish();
    await booking;
    await splitting;
    expect(await balance(db, customer, 'EUR')).toEqual({ currency: 'EUR', available: '5', held: '0' });
  });
});

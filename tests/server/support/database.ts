import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { connect } from '#server/db/connect';
import type { Db } from '#server/db/transact';
import { TEMPLATE } from './global-setup.ts';

const config = (database: string) => ({ ...inject('cluster'), database });

async function asRoot(work: (db: Db) => Promise<unknown>): Promise<void> {
  const root = connect(config('postgres'), () => {});
  await work(root.db);
  await root.close();
}

/** What must hold after any test whatsoever; answers what does not. */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('%s sums to %s', a.currency, sum(p.amount)) as fault
      from ledger_postings p join ledger_accounts a on a.id = p.account_id
      group by a.currency having sum(p.amount) <> 0
    union all
    select format('account %s of %s has %s, its postings say %s', a.id, a.owner, a.balance, coalesce(sum(p.amount), 0))
      from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      where a.owner <> 'platform' group by a.id having a.balance <> coalesce(sum(p.amount), 0)
    union all
    select format('posting %s says %s after it, its account had %s', id, balance_after, running) from (
      select p.id, p.balance_after, sum(p.amount) over (partition by p.account_id order by p.id) as running
      from ledger_postings p) lines where balance_after <> running
    union all
    select format('%s holds %s %s, its open holds say %s', a.owner, a.balance, a.currency, coalesce(h.total, 0))
      from ledger_accounts a left join (
        select customer_id, currency, sum(amount) as total from ledger_holds where status = 'open' group by 1, 2) h
        on h.customer_id = a.owner and h.currency = a.currency
      where a.bucket = 'held' and a.balance <> coalesce(h.total, 0)`.execute(db);
  return rows.map(({ fault }) => fault);
}

/**
 * A database of its own for the test file, copied from the migrated one. After each test every currency sums to zero,
 * and balances, running balances and holds agree with the postings.
 */
export function useDatabase(): { readonly db: Db; readonly ping: () => Promise<void>; readonly config: ReturnType<typeof config> } {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let connection: ReturnType<typeof connect> | undefined;

  beforeAll(async () => {
    await asRoot((db) => sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(db));
    connection = connect(config(name), () => {});
  });

  afterEach(async () => {
    if (connection) expect(await ledgerFaults(connection.db)).toEqual([]);
  });

  afterAll(async () => {
    await connection?.close();
    await asRoot((db) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db));
  });

  return {
    get db() {
      if (!connection) throw new Error('the database is there from beforeAll on');
      return connection.db;
    },
    ping: async () => connection?.ping(),
    config: config(name),
  };
}

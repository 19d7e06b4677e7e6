import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { connect } from '#server/db/connect';
import type { Db } from '#server/db/transact';
import { TEMPLATE } from './global-setup.ts';
import { ledgerViolations } from '#server/ledger/violations';

const config = (database: string) => ({ ...inject('cluster'), database });

async function asRoot(work: (db: Db) => Promise<unknown>): Promise<void> {
  const root = connect(config('postgres'), () => {});
  await work(root.db);
  await root.close();
}

/**
 * Opens a database for the test file, copied from the migrated one. Checks after each test that every currency sums to zero,
 * and that balances, running balances and holds match the postings.
 */
export function useDatabase(): {
  readonly db: Db;
  readonly ping: () => Promise<void>;
  readonly config: ReturnType<typeof config>;
} {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let connection: ReturnType<typeof connect> | undefined;

  beforeAll(async () => {
    await asRoot((db) => sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(db));
    connection = connect(config(name), () => {});
  });

  afterEach(async () => {
    if (connection) expect(await ledgerViolations(connection.db)).toEqual([]);
  });

  afterAll(async () => {
    await connection?.close();
    await asRoot((db) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db));
  });

  return {
    get db() {
      if (!connection) throw new Error('the database starts in beforeAll');
      return connection.db;
    },
    ping: async () => connection?.ping(),
    config: config(name),
  };
}

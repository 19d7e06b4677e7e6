import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Connection } from '#server/db/connect';
import { migrate } from '#server/db/migrate';
import { member, statusOf } from '../account/support.ts';
import { ask, prices, setPrices } from '../flash/support.ts';
import { operate, token } from '../operator/support.ts';
import { useApp } from '../support/app.ts';

const role = `servers_${randomBytes(6).toString('hex')}`;
const login = { user: role, password: role };
let connection: Connection | undefined;

/** Runs `work` in a connection of its own. */
async function connected<Result>(
  config: Parameters<typeof connect>[0],
  work: (db: Connection['db']) => Promise<Result>,
): Promise<Result> {
  const { db, close } = connect(config, () => {});
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const asRoot = (work: (db: Connection['db']) => Promise<unknown>) =>
  connected({ ...inject('cluster'), database: 'postgres' }, work);

// Roles belong to the cluster, so this one is there before the database.
beforeAll(() => asRoot((db) => sql`create role ${sql.id(role)} login password ${sql.lit(role)}`.execute(db)));

// Registered first, so it runs last: a role can be dropped once its rights are gone with the database.
afterAll(async () => {
  await connection?.close();
  await asRoot((db) => sql`drop role ${sql.id(role)}`.execute(db));
});

const server = useApp(({ settings }) => {
  connection = connect({ ...server.config, ...login }, () => {});
  return { db: connection.db, ping: connection.ping, prices, settings: { ...settings, operatorToken: token } };
});

/** Migrates as a server that starts. */
const start = (options?: string) =>
  connected({ ...server.config, ...login, ...(options === undefined ? {} : { options }) }, migrate);

beforeAll(async () => {
  const { db } = server;
  // As docs/guides/live.md says for a database that is there already.
  await sql`grant select, insert, update, delete on all tables in schema public to ${sql.id(role)}`.execute(db);
  await sql`grant usage on all sequences in schema public to ${sql.id(role)}`.execute(db);
  // Gives the role its settings.
  await start();
});

describe('a role that may only read and write rows', () => {
  it('serves customers and operators of a database that is up to date', async () => {
    expect(await start()).toEqual([]);
    setPrices();
    const { id, logIn } = await member(server);
    await server.fund(id, 'USDT', '1000');
    const client = await logIn();
    expect(await statusOf(client)).toBe(200);
    const { quote } = await client.call('POST flash/quote', ask);
    expect(await client.call('POST flash/exchange', { quote })).toMatchObject({ target: 'BTC' });
    expect((await operate(server, 'POST', 'settings', { support_hours: 'Always' })).http).toBe(200);
  });

  it('can change no table and no trigger', async () => {
    const { db } = server.services;
    for (const statement of [
      'alter table ledger_postings disable trigger all',
      'drop table operator_audit',
      'truncate ledger_postings',
      'create table made_up (id int)',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/must be owner|permission denied/);
  });

  it('doesn’t start with a migration missing, which is named', async () => {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(server.db);
    const last = rows.at(-1)?.name ?? 'none';
    await sql`update migrations set name = 'unknown' where name = ${last}`.execute(server.db);
    await expect(start()).rejects.toThrow('which this version doesn');
    await sql`delete from migrations where name = 'unknown'`.execute(server.db);
    await expect(start()).rejects.toThrow(`lacks ${last}, and its role may not apply them. Run npm run migrate`);
  });

  it('doesn’t start with an empty database either', async () => {
    await sql`create schema nothing`.execute(server.db);
    await sql`grant usage on schema nothing to ${sql.id(role)}`.execute(server.db);
    await expect(start('-c search_path=nothing')).rejects.toThrow('lacks 0001_customers.sql, 0002_');
  });
});

describe('a role that owns a new database, and is no superuser', () => {
  const owner = `owner_${randomBytes(6).toString('hex')}`;
  const start = () => connected({ ...inject('cluster'), database: owner, user: owner, password: owner }, migrate);

  beforeAll(() =>
    asRoot(async (db) => {
      await sql`create role ${sql.id(owner)} login password ${sql.lit(owner)}`.execute(db);
      await sql`create database ${sql.id(owner)} owner ${sql.id(owner)}`.execute(db);
    }),
  );
  afterAll(() =>
    asRoot(async (db) => {
      await sql`drop database ${sql.id(owner)} with (force)`.execute(db);
      await sql`revoke set on parameter "florin.ledger" from ${sql.id(owner)}`.execute(db);
      await sql`drop role ${sql.id(owner)}`.execute(db);
    }),
  );

  it('is told what it lacks, and then migrates it', async () => {
    await expect(start()).rejects.toThrow('grant set on parameter "florin.ledger"');
    // As docs/guides/live.md says.
    await asRoot((db) => sql`grant set on parameter "florin.ledger" to ${sql.id(owner)}`.execute(db));
    expect(await start()).toContain('0002_ledger.sql');
    expect(await start()).toEqual([]);
  });
});

import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Db, disableTimeouts, transact, type Tx } from './transact.ts';

const FOLDER = new URL('migrations/', import.meta.url);

// Any number that no other lock uses.
const LOCK = 0x666c6f72;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * What every connection of the server's role has. The role has them and not the connections, because a pooler such as
 * PgBouncer shares connections between servers and takes no settings from them.
 */
const ROLE_SETTINGS = {
  timezone: 'UTC',
  lock_timeout: '10s',
  statement_timeout: '20s',
  idle_in_transaction_session_timeout: '60s',
};

/** Only one server at a time, whose migrations and wait for the lock may be slow. Ends with the transaction. */
async function lock(tx: Tx): Promise<void> {
  await disableTimeouts(tx);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

async function readApplied(tx: Tx, migrations: readonly Migration[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(tx);
  for (const { name, checksum } of rows) {
    const own = migrations.find((migration) => migration.name === name);
    if (!own)
      throw new Error(`The database has migration ${name}, which this version doesn't have. Start a newer version.`);
    if (own.checksum !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new one.`);
  }
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

interface Rights {
  /** Whether the role may make tables. */
  readonly mayCreate: boolean;
  /** Whether there is a table of applied migrations. */
  readonly isMigrated: boolean;
}

async function readRights(tx: Tx): Promise<Rights> {
  const { rows } = await sql<Rights>`select
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
    to_regclass('migrations') is not null as "isMigrated"`.execute(tx);
  return rows[0] ?? { mayCreate: false, isMigrated: false };
}

/** Says what a role lacks that may not make the functions that write the ledger, which set `florin.ledger`. */
function explainMissingRight(error: unknown): never {
  if (!(error instanceof Error && error.message === 'permission denied to set parameter "florin.ledger"')) throw error;
  throw new Error(
    'The database role may not make functions that set florin.ledger. As a superuser, run: ' +
      'grant set on parameter "florin.ledger" to the role that owns the tables.',
    { cause: error },
  );
}

/**
 * Applies the new files of a folder in order, each in one transaction, and returns their names. Throws if an applied
 * file has changed or is missing, and if there are new ones for a role that may not make tables. Connections that open
 * afterward have the settings of the role.
 */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const { applied, mayCreate } = await transact(db, async (tx) => {
    await lock(tx);
    for (const [name, value] of Object.entries(ROLE_SETTINGS))
      await sql`alter role current_user set ${sql.ref(name)} = ${sql.lit(value)}`.execute(tx);
    const rights = await readRights(tx);
    if (rights.mayCreate)
      await sql`create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
    const isThere = rights.mayCreate || rights.isMigrated;
    return { ...rights, applied: isThere ? await readApplied(tx, migrations) : new Map<string, string>() };
  });
  const missing = migrations.filter((each) => !applied.has(each.name));
  if (missing.length > 0 && !mayCreate)
    throw new Error(
      `The database lacks ${missing.map(({ name }) => name).join(', ')}, and its role may not apply them. ` +
        'Run npm run migrate with the role that owns the tables.',
    );
  const done: string[] = [];
  for (const { name, text, checksum } of missing) {
    const isNew = await transact(db, async (tx) => {
      await lock(tx);
      // Again, since another server may have been faster.
      if ((await readApplied(tx, migrations)).has(name)) return false;
      // A backup that reads a table must not keep every call waiting behind what changes it.
      await sql`select set_config('lock_timeout', '5s', true)`.execute(tx);
      await sql.raw(text).execute(tx).catch(explainMissingRight);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
      return true;
    });
    if (isNew) done.push(name);
  }
  return done;
}

import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Db } from './transact.ts';

const FOLDER = new URL('migrations/', import.meta.url);

// Any number that no other lock uses. The lock keeps servers from migrating concurrently.
const LOCK = 0x666c6f72;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies the new files of `migrations/` in order, each in one transaction, and returns their names. Throws if an applied
 * file has changed or is missing.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrations = await readMigrations();
  return db.connection().execute(async (connection) => {
    // Migrations may be slow, and so may waiting for another server's.
    await sql`set lock_timeout = 0`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      await sql`create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(
        connection,
      );
      const applied = new Map(rows.map((row) => [row.name, row.checksum]));
      for (const name of applied.keys()) {
        if (!migrations.some((migration) => migration.name === name)) {
          throw new Error(
            `The database has migration ${name}, which this version doesn't have. Start a newer version.`,
          );
        }
      }
      const done: string[] = [];
      for (const { name, text, checksum } of migrations) {
        const known = applied.get(name);
        if (known === checksum) continue;
        if (known) throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new one.`);
        await connection.transaction().execute(async (tx) => {
          await sql.raw(text).execute(tx);
          await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
        });
        done.push(name);
      }
      return done;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

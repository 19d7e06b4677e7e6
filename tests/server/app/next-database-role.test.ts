import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from '#server/db/connect';
import { migrate } from '#server/db/migrate';
import { type Db, transact } from '#server/db/transact';
import { post } from '#server/ledger/index';

const florin = `florin_${randomBytes(6).toString('hex')}`;
const florinNext = `${florin}_next`;
let folder = '';

async function connected<Result>(
  config: { readonly user?: string; readonly database: string },
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const login = config.user === undefined ? {} : { password: config.user };
  const { db, close } = connect({ ...inject('cluster'), ...config, ...login }, () => {});
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const asRoot = (...statements: readonly string[]) =>
  connected({ database: 'postgres' }, async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });

const asSuperuser = (statement: string) => connected({ database: florin }, (db) => sql.raw(statement).execute(db));

/** Migrates as a server of a next version, which changes a table and adds a function that may write the ledger. */
async function update(user: string, version: number): Promise<string[]> {
  await writeFile(
    join(folder, `999${version}_next.sql`),
    `alter table ledger_transfers add column note_${version} text;
     create function ledger_next_${version}() returns void language sql set florin.ledger = 'writes' as $$ select $$;`,
  );
  return connected({ user, database: florin }, (db) => migrate(db, pathToFileURL(`${folder}/`)));
}

/** Books for the platform. */
const book = (user: string, reference: string) =>
  connected({ user, database: florin }, (db) =>
    transact(db, (tx) =>
      post(tx, {
        kind: 'test',
        reference,
        postings: [
          { platform: 'external', currency: 'EUR', amount: '-1' },
          { platform: 'treasury', currency: 'EUR', amount: '1' },
        ],
      }),
    ),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-migrations-'));
  await cp(new URL('../../../server/db/migrations/', import.meta.url), folder, { recursive: true });
  await asRoot(
    `create role ${florin} login password '${florin}'`,
    `grant set on parameter "florin.ledger" to ${florin}`,
    `create database ${florin} owner ${florin}`,
  );
  await connected({ user: florin, database: florin }, migrate);
});

afterAll(async () => {
  await asRoot(
    `drop database ${florin}`,
    `revoke set on parameter "florin.ledger" from ${florinNext}`,
    `drop role ${florinNext}`,
  );
  await rm(folder, { recursive: true });
});

// Step by step as docs/guides/live.md says.
it('the role after the first serves and updates in its place, and can get everything that it owns', async () => {
  await asRoot(`create role ${florinNext} login password '${florinNext}' in role ${florin}`);
  await asRoot(`alter role ${florin} nologin`);
  expect(await connected({ user: florinNext, database: florin }, migrate)).toEqual([]);
  await book(florinNext, 'with both');
  expect(await update(florinNext, 1)).toEqual(['9991_next.sql']);

  await asSuperuser(
    `begin;
     grant set on parameter "florin.ledger" to ${florinNext};
     reassign owned by ${florin} to ${florinNext};
     drop owned by ${florin};
     drop role ${florin};
     commit;`,
  );
  await book(florinNext, 'alone');
  expect(await update(florinNext, 2)).toEqual(['9992_next.sql']);
  await book(florinNext, 'updated');
});

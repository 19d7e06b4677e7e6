import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '#server/db/connect';
import { urlOf } from '../support/database-url.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/migrate.ts', import.meta.url));
const NAMES = readdirSync(new URL('../../../server/db/migrations/', import.meta.url)).filter((name) =>
  name.endsWith('.sql'),
);

const run = async (env: Readonly<Record<string, string>>): Promise<string> =>
  (await promisify(execFile)(process.execPath, [SCRIPT], { env: { ...process.env, ...env } })).stdout;

it('several migrations at once apply each file once, and a later one has nothing to do', async () => {
  const root = connect({ ...inject('cluster'), database: 'postgres' }, () => {});
  await sql`create database migrated_at_once`.execute(root.db);
  onTestFinished(async () => {
    await sql`drop database migrated_at_once with (force)`.execute(root.db);
    await root.close();
  });
  const env = { DATABASE_URL: urlOf({ ...inject('cluster'), database: 'migrated_at_once' }) };
  const outputs = await Promise.all([run(env), run(env), run(env)]);
  const applied = outputs.join('').match(/(?<=^applied )\S+$/gmu);
  expect(applied?.toSorted()).toEqual(NAMES.toSorted());
  expect(await run(env)).toBe('The database is up to date.\n');
});

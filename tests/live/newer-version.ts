import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVER = 'tests/server/support/server-on-database.ts';
/** What a server reads besides its packages. */
const PARTS = ['server', 'contract', 'locales', 'package.json', SERVER];

export const NEWER_MIGRATION = '9999_test.sql';

/** Adds what a migration may: to tables that every booking writes, and of its own. */
const MIGRATION = `
alter table ledger_transfers add column test_note text not null default '';
alter table ledger_postings add column test_mark bigint;
create table test_notes (id bigint primary key, note text not null);
create index if not exists test_notes_note on test_notes (note);
`;

/** Makes a newer version in a folder, with one more migration. Returns its server. */
export async function newerVersion(folder: string): Promise<string> {
  const newer = join(folder, 'newer');
  await mkdir(newer);
  for (const part of PARTS) await cp(join(ROOT, part), join(newer, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(newer, 'node_modules'));
  await writeFile(join(newer, 'server/db/migrations', NEWER_MIGRATION), MIGRATION);
  return join(newer, SERVER);
}

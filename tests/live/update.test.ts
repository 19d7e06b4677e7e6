import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { convertDuring, CUSTOMERS, expectBooked } from './conversions.ts';
import { useInstances } from './use-instances.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVER = 'tests/server/support/server-on-database.ts';
/** What a server reads besides its packages. */
const PARTS = ['server', 'contract', 'locales', 'package.json', SERVER];

/** Adds what a migration may: to tables that every booking writes, and of its own. */
const MIGRATION = `
alter table ledger_transfers add column test_note text not null default '';
alter table ledger_postings add column test_mark bigint;
create table test_notes (id bigint primary key, note text not null);
create index if not exists test_notes_note on test_notes (note);
`;

const live = useInstances();

/** Makes a newer version, with one more migration. Returns its server. */
async function newerVersion(): Promise<string> {
  const folder = join(live.folder, 'newer');
  await mkdir(folder);
  for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'server/db/migrations/9999_test.sql'), MIGRATION);
  return join(folder, SERVER);
}

it('updates one server after the other without losing a booking, while the other one has the former version', async () => {
  const { instances, connection } = live;
  const [one, other] = instances;
  const file = await newerVersion();
  const booked = await convertDuring(live, async () => {
    await wait(1_500);
    await one.stop();
    await one.start({}, file);
    // Both versions serve, on the migrated database.
    await wait(3_000);
    await other.stop();
    await other.start({}, file);
    await wait(1_500);
  });
  const { rows } = await sql`select from migrations where name = '9999_test.sql'`.execute(connection.db);
  expect(rows).toHaveLength(1);
  expect(booked.size).toBe(CUSTOMERS);
  await expectBooked(connection.db, booked);
  for (const { output } of instances) expect(output).not.toMatch(/error/iu);
});

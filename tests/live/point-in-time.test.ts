import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { auditMoney } from '#server/audit';
import { type Connection, connect } from '#server/db/connect';
import { migrate } from '#server/db/migrate';
import { ownedFolder, restoreUntil, startPostgres, takeBase } from '../../scripts/support/live-parts.ts';
import { fund, loggedInCustomer } from '../server/support/customers.ts';
import { freePort } from '../server/support/process.ts';
import { balances } from './balances.ts';

function open(url: string): Connection {
  const connection = connect(url, () => {});
  onTestFinished(() => connection.close());
  return connection;
}

it('the archive restores the database as it was at a moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await chmod(folder, 0o755);
  const archive = await ownedFolder(join(folder, 'archive'));
  const postgres = await startPostgres(folder, await freePort(), {
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f`,
  });
  onTestFinished(() => postgres.stop());
  const { db } = open(postgres.url);
  await migrate(db);
  const { id } = await loggedInCustomer(db, new Date());
  await fund(db, id, 'USDT', '100');
  const base = await takeBase(postgres.url, join(folder, 'base'));

  await fund(db, id, 'USDT', '20');
  const before = await balances(db);
  const { rows } = await sql<{ time: string }>`select clock_timestamp()::text as time`.execute(db);
  await fund(db, id, 'USDT', '3');
  const { rows: segments } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(db);
  await expect
    .poll(async () => {
      const archived = await sql<{ name: string }>`select last_archived_wal as name from pg_stat_archiver`.execute(db);
      return archived.rows[0]?.name ?? '';
    })
    .toBe(segments[0]?.name);

  const began = performance.now();
  const restored = await restoreUntil(base, await freePort(), archive, rows[0]?.time ?? '');
  onTestFinished(() => restored.stop());
  const { db: back } = open(restored.url);
  await expect
    .poll(async () => (await sql`show transaction_read_only`.execute(back)).rows)
    .toEqual([{ transaction_read_only: 'off' }]);
  console.log(`restored in ${Math.round(performance.now() - began)} ms`);
  expect(await balances(back)).toEqual(before);
  expect((await auditMoney(back, new Date())).violations).toEqual([]);
});

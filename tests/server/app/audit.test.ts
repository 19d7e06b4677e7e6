import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { runningCluster } from '#server/db/embedded/cluster';
import { transact } from '#server/db/transact';
import { useServerProcess } from '../support/server-process.ts';

const COMMAND = fileURLToPath(new URL('../../../scripts/audit.ts', import.meta.url));

const server = useServerProcess();

/** Runs the command on the running server. */
const audit = (): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: relative('', server.folder), DATABASE_URL: '' };
    execFile(process.execPath, [COMMAND], { env }, (error, output) =>
      resolve({ code: error ? Number(error.code) : 0, output }),
    );
  });

it('says that everything adds up, or each thing that doesn’t', async () => {
  const sound = await audit();
  expect(sound.output).toMatch(
    /^Everything adds up: [1-9]\d* transfers between [1-9]\d* accounts in [1-9]\d* currencies/u,
  );
  expect(sound.code).toBe(0);

  const config = await runningCluster({
    folder: join(server.folder, 'postgres'),
    passwordFile: join(server.folder, 'postgres-password'),
  });
  const { db, close } = connect(config!, () => {});
  // Past the triggers, as somebody with the rights of a superuser would.
  const account = await transact(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ id: bigint }>`
      update ledger_accounts set balance = balance + 1 where id = (
        select id from ledger_accounts where owner <> 'platform' and bucket = 'available' and currency = 'USDT' limit 1)
      returning id`.execute(tx);
    return rows[0]!.id;
  });
  await close();

  const unsound = await audit();
  expect(unsound.output).toContain(`account ${account} of `);
  expect(unsound.output).toMatch(/^1 violation in /mu);
  expect(unsound.code).toBe(1);
});

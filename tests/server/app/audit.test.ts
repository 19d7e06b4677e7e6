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
  const changed = await transact(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ account: bigint; deposit: string; withdrawal: string; conversion: string }>`
      with account as (
        update ledger_accounts set balance = balance + 1 where id = (
          select id from ledger_accounts where owner <> 'platform' and bucket = 'available' and currency = 'USDT' limit 1)
        returning id),
      deposit as (
        update deposits set arrived = arrived + 1 where sn = (select min(sn) from deposits where status = 2) returning sn),
      withdrawal as (update withdrawals set fee = fee + 1 where sn = (select min(sn) from withdrawals) returning sn),
      conversion as (
        update flash_quotes q set to_amount = to_amount * 2 from flash_exchanges e
        where e.quote_id = q.id and e.number = (select min(number) from flash_exchanges) returning e.number),
      correction as (
        insert into operator_audit (id, at, operator, act, subject, details, previous_hash, hash)
        select 999, now(), 'Nobody', 'balance-corrected', 'customer/' || customer_id,
          '{"currency": "EUR", "amount": "1", "reference": "none"}', sha256(''), sha256('') from deposits limit 1)
      select (select id from account) as account, (select sn from deposit) as deposit,
        (select sn from withdrawal) as withdrawal, (select number from conversion) as conversion`.execute(tx);
    return rows[0]!;
  });
  await close();

  const unsound = await audit();
  expect(unsound.output).toContain(`account ${changed.account} of `);
  for (const number of [changed.deposit, changed.withdrawal, changed.conversion])
    expect(unsound.output).toContain(`${number} is completed: `);
  expect(unsound.output).toContain('entry 999 is a correction: ');
  expect(unsound.output).toMatch(/^5 violations in /mu);
  expect(unsound.code).toBe(1);
});

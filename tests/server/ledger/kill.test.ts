import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { startCluster } from '#server/db/embedded/cluster';
import { openFolder } from '../support/folder.ts';
import { ledgerViolations } from '#server/ledger/violations';

const WRITER = fileURLToPath(new URL('../support/ledger-writer.ts', import.meta.url));

let folder = '';

beforeEach(async () => {
  folder = await openFolder();
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Kills a PostgreSQL process that serves a connection. */
async function killBackend(): Promise<void> {
  const password = await readFile(join(folder, 'password'), 'utf8');
  const { db, close } = connect(
    { host: join(folder, 'postgres'), user: 'florin', password, database: 'postgres' },
    () => {},
  );
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  await close();
  const [backend] = rows;
  if (!backend) throw new Error('PostgreSQL serves no connection');
  process.kill(backend.pid, 'SIGKILL');
}

/** Runs the writer until it has committed `count` deposits, kills it, and returns what it acknowledged. */
async function writeAndKill(
  count: number,
  kill: (writer: ChildProcess, postgres: number) => unknown,
): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  let postgres = 0;
  let killed = false;
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line.startsWith('postgres ')) postgres = Number(line.slice(9));
    else acknowledged.push(line);
    if (acknowledged.length >= count && !killed) {
      killed = true;
      await kill(writer, postgres);
    }
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(count);
  if (writer.exitCode === null && writer.signalCode === null) await ended(writer);
  return acknowledged;
}

/** Restarts the database as the next server would, and compares. */
async function expectNothingLost(acknowledged: readonly string[]): Promise<void> {
  const cluster = await startCluster({ folder: join(folder, 'postgres'), passwordFile: join(folder, 'password') });
  const { db, close } = connect(cluster.config('postgres'), () => {});
  try {
    const rows = await db.selectFrom('ledger_transfers').select(['kind', 'reference']).execute();
    const deposits = new Set(rows.filter(({ kind }) => kind === 'test-deposit').map(({ reference }) => reference));
    const holds = new Set(rows.filter(({ kind }) => kind === 'test-hold').map(({ reference }) => reference));
    expect(acknowledged.filter((reference) => !deposits.has(reference))).toEqual([]);
    // Both were written in one transaction.
    expect(holds).toEqual(deposits);
    expect(await ledgerViolations(db)).toEqual([]);
  } finally {
    await close();
    await cluster.stop();
  }
}

describe('kill -9 during writes', () => {
  it('of the server loses no acknowledged deposit, and the next server takes over its PostgreSQL', async () => {
    const first = await writeAndKill(40, (writer) => writer.kill('SIGKILL'));
    // The second writer finds the PostgreSQL of the first still running.
    const second = await writeAndKill(40, (writer) => writer.kill('SIGKILL'));
    await expectNothingLost([...first, ...second]);
  });

  it('of a PostgreSQL process and the server: the next server takes over a recovering PostgreSQL', async () => {
    const acknowledged = await writeAndKill(40, async (writer) => {
      // PostgreSQL ends its other processes and recovers on its own.
      await killBackend();
      writer.kill('SIGKILL');
    });
    const log = () => readFile(join(folder, 'postgres', 'server.log'), 'utf8');
    await expect.poll(log, { interval: 5, timeout: 20_000 }).toContain('database system was interrupted');
    await expectNothingLost(acknowledged);
  });

  it('of PostgreSQL and the server loses no acknowledged deposit', async () => {
    const acknowledged = await writeAndKill(40, (writer, postgres) => {
      process.kill(postgres, 'SIGKILL');
      writer.kill('SIGKILL');
    });
    await expectNothingLost(acknowledged);
  });
});

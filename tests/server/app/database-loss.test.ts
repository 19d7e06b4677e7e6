import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useServerProcess } from '../support/server-process.ts';

const own = useServerProcess();

const statusOf = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${own.port}${path}`)).status;

/** Reads continuously until `stop` is called. Resolves to every HTTP status. */
function keepReading() {
  let stopped = false;
  const statuses = new Set<number>();
  const reading = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!stopped) statuses.add(await statusOf('/api/market/tickers'));
    }),
  );
  return {
    async stop() {
      stopped = true;
      await reading;
      return statuses;
    },
  };
}

async function untilServed(path: string): Promise<void> {
  while ((await statusOf(path)) !== 200);
}

async function terminateBackends(): Promise<void> {
  const password = await readFile(join(own.folder, 'postgres-password'), 'utf8');
  const client = new pg.Client({ host: join(own.folder, 'postgres'), user: 'florin', password, database: 'postgres' });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
    ['client backend'],
  );
  await client.end();
}

const postmasterId = async (): Promise<number> =>
  Number.parseInt(await readFile(join(own.folder, 'postgres/postmaster.pid'), 'utf8').catch(() => ''), 10);

/** Resolves when a new postmaster runs. Until then, processes of the old one may still respond. */
const signalPostmaster = (signal: NodeJS.Signals) => async (): Promise<void> => {
  const old = await postmasterId();
  process.kill(old, signal);
  for (let now = old; now === old || Number.isNaN(now) || now === own.process.child.pid;) now = await postmasterId();
};

describe('a server that loses its database', () => {
  it.each([
    ['its connections are terminated', terminateBackends],
    ['PostgreSQL is killed', signalPostmaster('SIGKILL')],
    ['PostgreSQL is shut down', signalPostmaster('SIGINT')],
  ])('returns 503 in the meantime and recovers by itself when %s', async (_what, strike) => {
    const reader = keepReading();
    await strike();
    await untilServed('/healthz');
    await untilServed('/api/market/tickers');
    const statuses = await reader.stop();
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(own.process.child.exitCode).toBeNull();
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#server/db/connect';
import type { Db } from '#server/db/transact';
import type { Server } from './server.ts';

/** Works in the database of a running server, for what no call can bring about. Returns what `work` returns. */
export async function withDatabase<Result>({ dataDir }: Server, work: (db: Db) => Promise<Result>): Promise<Result> {
  const [postmaster, password] = await Promise.all([
    readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
    readFile(join(dataDir, 'postgres-password'), 'utf8'),
  ]);
  const host = postmaster.split('\n')[4] ?? '';
  const { db, close } = connect({ host, user: 'florin', password, database: 'postgres' }, () => {});
  try {
    return await work(db);
  } finally {
    await close();
  }
}

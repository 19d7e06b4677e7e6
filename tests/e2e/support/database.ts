import { join } from 'node:path';
import { connect } from '#server/db/connect';
import { runningCluster } from '#server/db/embedded/cluster';
import type { Db } from '#server/db/transact';
import type { Server } from './server.ts';

/** Works in the database of a running server, for what no call can bring about. Returns what `work` returns. */
export async function withDatabase<Result>({ dataDir }: Server, work: (db: Db) => Promise<Result>): Promise<Result> {
  const config = await runningCluster({
    folder: join(dataDir, 'postgres'),
    passwordFile: join(dataDir, 'postgres-password'),
  });
  if (!config) throw new Error('the server has no database');
  const { db, close } = connect(config, () => {});
  try {
    return await work(db);
  } finally {
    await close();
  }
}

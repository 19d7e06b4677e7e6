import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Connection } from '../db/connect.ts';
import { startCluster } from '../db/embedded/cluster.ts';
import type { Settings } from '../settings.ts';

/** Time that running queries have to finish. */
const CLOSE_MS = 3_000;

/** The PostgreSQL of DATABASE_URL, else the embedded one in the data folder, which `close` ends as well. */
export async function openDatabase(settings: Settings, onError: (error: Error) => void): Promise<Connection> {
  if (settings.databaseUrl) return connect(settings.databaseUrl, onError);
  await mkdir(settings.dataDir, { recursive: true });
  const cluster = await startCluster({
    folder: join(settings.dataDir, 'postgres'),
    passwordFile: join(settings.dataDir, 'postgres-password'),
  });
  const connection = connect(cluster.config('postgres'), onError);
  return {
    db: connection.db,
    close: async () => {
      // A query that goes on is ended by the stop.
      await Promise.race([connection.close(), wait(CLOSE_MS)]);
      await cluster.stop();
    },
  };
}

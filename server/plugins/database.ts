import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Connection } from '../db/connect.ts';
import { startCluster } from '../db/embedded/cluster.ts';
import type { Settings } from '../settings.ts';

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
      await connection.close();
      await cluster.stop();
    },
  };
}

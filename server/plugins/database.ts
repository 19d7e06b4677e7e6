import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Connection } from '../db/connect.ts';
import { type Cluster, startCluster } from '../db/embedded/cluster.ts';
import type { Settings } from '../settings.ts';

/** Time that running queries have to finish. */
const CLOSE_MS = 3_000;

/** Brings the cluster back whenever it is told that a connection failed, one attempt at a time. */
function reviver(cluster: Cluster, onError: (error: unknown) => void) {
  let reviving: Promise<void> | undefined;
  let stopped = false;
  return {
    revive(): void {
      if (stopped) return;
      reviving ??= cluster
        .revive()
        .catch(onError)
        .finally(() => (reviving = undefined));
    },
    async stop(): Promise<void> {
      stopped = true;
      await reviving;
    },
  };
}

/** The PostgreSQL of DATABASE_URL, else the embedded one in the data folder, which `close` ends as well. */
export async function openDatabase(settings: Settings, onError: (error: unknown) => void): Promise<Connection> {
  if (settings.databaseUrl) return connect(settings.databaseUrl, onError);
  await mkdir(settings.dataDir, { recursive: true });
  const cluster = await startCluster({
    folder: join(settings.dataDir, 'postgres'),
    passwordFile: join(settings.dataDir, 'postgres-password'),
  });
  const { revive, stop: stopReviving } = reviver(cluster, onError);
  const connection = connect(cluster.config('postgres'), (error) => {
    onError(error);
    revive();
  });
  return {
    ...connection,
    close: async () => {
      await stopReviving();
      // A query that goes on is ended by the stop.
      await Promise.race([connection.close(), wait(CLOSE_MS)]);
      await cluster.stop();
    },
  };
}

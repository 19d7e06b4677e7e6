import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Connection } from '../db/connect.ts';
import { type Cluster, startCluster } from '../db/embedded/cluster.ts';
import type { Settings } from '../settings.ts';

/** How long running queries may take to finish. */
const CLOSE_MS = 3_000;

/** Restarts the cluster after a failed connection, one attempt at a time. */
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

/** Opens the database of DATABASE_URL, or else the embedded one in the data folder, which `close` also stops. */
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
      // Stopping the cluster ends queries that still run.
      await Promise.race([connection.close(), wait(CLOSE_MS)]);
      await cluster.stop();
    },
  };
}

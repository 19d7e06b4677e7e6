import type { Logger } from 'kysely';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Connection, databaseAt } from '../db/connect.ts';
import { type Cluster, startCluster } from '../db/embedded/cluster.ts';
import { migrate } from '../db/migrate.ts';
import { isSimulated } from '../domains/market/store.ts';
import { type Settings, SettingsError } from '../settings.ts';

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

/**
 * Brings the database up to date in a connection of its own: those of the server need the settings that this gives its role.
 * Throws SettingsError if live mode would run on a database of the sandbox: its money is play money, and everybody knows its
 * passwords.
 */
async function migrateApart(
  { mode }: Settings,
  config: Parameters<typeof connect>[0],
  onError: (error: unknown) => void,
): Promise<void> {
  const { db, close } = connect(config, onError);
  try {
    if (mode === 'live' && (await isSimulated(db)))
      throw new SettingsError(['DATABASE_URL must not lead to a database of the sandbox: its money is play money']);
    for (const name of await migrate(db)) console.log(`  applied ${name}`);
  } finally {
    await close();
  }
}

interface OpenOptions {
  readonly settings: Settings;
  /** Runs one step and prints its duration. */
  readonly step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly onError: (error: unknown) => void;
  readonly onQuery: Logger | undefined;
  /** Gets what closes the database as soon as there is something to close. */
  readonly onOpen: (close: () => Promise<void>) => void;
}

/** Opens and migrates the database of DATABASE_URL, or else the embedded one in the data folder. */
export async function openDatabase({ settings, step, onError, onQuery, onOpen }: OpenOptions): Promise<Connection> {
  const migrated = (config: Parameters<typeof connect>[0]) =>
    step('Migrated the database', () => migrateApart(settings, config, onError));
  if (settings.databaseUrl) {
    await migrated(settings.databaseUrl);
    const connection = connect({ ...databaseAt(settings.databaseUrl), max: settings.databasePool }, onError, onQuery);
    onOpen(connection.close);
    return connection;
  }
  await mkdir(settings.dataDir, { recursive: true });
  const cluster = await step('Started PostgreSQL', () =>
    startCluster({
      folder: join(settings.dataDir, 'postgres'),
      passwordFile: join(settings.dataDir, 'postgres-password'),
    }),
  );
  onOpen(() => cluster.stop());
  const config = cluster.config('postgres');
  await migrated(config);
  const { revive, stop: stopReviving } = reviver(cluster, onError);
  const onLost = (error: Error): void => {
    onError(error);
    revive();
  };
  const connection = connect(config, onLost, onQuery);
  onOpen(async () => {
    await stopReviving();
    // Stopping the cluster ends queries that still run.
    await Promise.race([connection.close(), wait(CLOSE_MS)]);
  });
  return connection;
}

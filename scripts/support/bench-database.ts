import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection } from '../../server/db/connect.ts';
import { startCluster } from '../../server/db/embedded/cluster.ts';
import { migrate } from '../../server/db/migrate.ts';

interface BenchDatabase extends Pick<Connection, 'db' | 'ping'>, AsyncDisposable {
  /** For other files of the bench; gone with the database. */
  readonly folder: string;
  /** Connects once more, as another server would. */
  connectAgain(): Connection['db'];
}

/**
 * Opens an embedded PostgreSQL with its default, durable settings and our tables. Take it by `await using`: PostgreSQL would
 * outlive a bench that fails.
 */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closers.splice(0).toReversed()) await each();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'florin-bench-'));
    closers.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    await chmod(folder, 0o755);
    const cluster = await startCluster({ folder: join(folder, 'postgres'), passwordFile: join(folder, 'password') });
    closers.push(() => cluster.stop());
    const open = (): Connection => {
      const connection = connect(cluster.config('postgres'), console.error);
      closers.push(() => connection.close());
      return connection;
    };
    const { db, ping } = open();
    await migrate(db);
    return { folder, db, ping, connectAgain: () => open().db, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

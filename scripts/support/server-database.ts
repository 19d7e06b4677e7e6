import { join, resolve } from 'node:path';
import { connect, type Connection } from '../../server/db/connect.ts';
import { runningCluster } from '../../server/db/embedded/cluster.ts';

/** Connects to the database of DATABASE_URL, or else of the sandbox that runs on DATA_DIR. Ends the process if there is none. */
export async function serverDatabase(): Promise<Connection> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
  const folder = resolve(dataDir || '.data');
  const config =
    url ||
    (await runningCluster({ folder: join(folder, 'postgres'), passwordFile: join(folder, 'postgres-password') }));
  if (config) return connect(config, () => {});
  console.error(`No sandbox is running on ${folder}. Start it, or set DATABASE_URL.`);
  process.exit(1);
}

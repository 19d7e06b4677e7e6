import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, connect } from '#server/db/connect';
import {
  type AddressedPart,
  ownedFolder,
  startHaproxy,
  startPgBouncer,
  startPostgres,
  startRedis,
} from '../../scripts/support/live-parts.ts';
import { freePort, type ServerProcess, startProcess } from '../server/support/process.ts';

const FILE = fileURLToPath(new URL('../server/support/server-on-database.ts', import.meta.url));

/** One of the servers. */
class Instance {
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  #process: ServerProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = { ...env, PORT: String(port) };
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its output since it started. */
  get output(): string {
    return this.#process?.output() ?? '';
  }

  /** `env` replaces some of its settings. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#process = startProcess({ ...this.#env, ...env }, FILE);
    await this.#process.ready;
  }

  /** Returns the bytes that it takes. Linux only. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#process?.child.pid ?? 0}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) * 1024;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#process?.child.kill(signal);
    await this.#process?.ended;
  }
}

export interface Parts {
  /** For files of a test; PostgreSQL's programs can write in it. */
  readonly folder: string;
  readonly postgres: AddressedPart;
  readonly pooler: AddressedPart;
  readonly redis: AddressedPart;
  readonly proxy: AddressedPart;
  readonly instances: readonly [Instance, Instance];
  readonly connection: Connection;
  close(): Promise<void>;
}

/**
 * Opens two servers behind HAProxy, on one Redis and on one PostgreSQL that they reach through PgBouncer in transaction mode, or
 * directly with `isDirect`.
 */
export async function openInstances(env: Readonly<Record<string, string>> = {}, isDirect = false): Promise<Parts> {
  const folder = await mkdtemp(join(tmpdir(), 'florin-live-'));
  await chmod(folder, 0o755);
  const [postgresPort, poolerPort, redisPort, proxyPort, one, other] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const postgres = await startPostgres(folder, postgresPort);
  const pooler = await startPgBouncer(folder, poolerPort, postgresPort);
  const redis = await startRedis(folder, redisPort);
  const common = {
    ...env,
    SANDBOX_DATABASE_URL: isDirect ? postgres.url : pooler.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: `http://localhost:${proxyPort}`,
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: '3',
    IDENTITY_KEY: '0'.repeat(64),
  };
  const instances = [
    new Instance(one, { ...common, DATA_DIR: join(folder, 'one') }),
    new Instance(other, { ...common, DATA_DIR: join(folder, 'other') }),
  ] as const;
  // The first one migrates and seeds.
  for (const instance of instances) await instance.start();
  const proxy = await startHaproxy(folder, proxyPort, [one, other]);
  const connection = connect(postgres.url, () => {});
  return {
    folder: await ownedFolder(join(folder, 'own')),
    postgres,
    pooler,
    redis,
    proxy,
    instances,
    connection,
    close: async () => {
      await connection.close();
      await proxy.stop('SIGKILL');
      await Promise.all(instances.map((instance) => instance.stop()));
      await Promise.all([redis.stop(), pooler.stop()]);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

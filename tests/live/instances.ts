import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Connection, connect } from '#server/db/connect';
import {
  type AddressedPart,
  ownedFolder,
  type Standby,
  startDatabaseProxy,
  startHaproxy,
  startPgBouncer,
  startPostgres,
  startRedis,
  startStandby,
} from '../../scripts/support/live-parts.ts';
import { givenPart, givenPostgres, givenRedis } from './given-parts.ts';
import { type Link, openLink } from './link.ts';
import { OPERATOR_TOKENS } from './operator.ts';
import { freePort, type ServerProcess, startProcess } from '../server/support/process.ts';

/** What the servers seal with. */
export const IDENTITY_KEY = '0'.repeat(64);

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

  /** `env` replaces some of its settings, `file` its version. */
  async start(env: Readonly<Record<string, string>> = {}, file = FILE): Promise<void> {
    this.#process = startProcess({ ...this.#env, ...env }, file);
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

/** Restarts one server after the other, each once the load balancer has noticed that the one before is back. */
export async function restartAll(
  instances: readonly Instance[],
  env?: Readonly<Record<string, string>>,
  file?: string,
): Promise<void> {
  for (const instance of instances) {
    await instance.stop();
    await instance.start(env, file);
    await wait(1_500);
  }
}

export interface Parts {
  /** For files of a test; PostgreSQL's programs can write in it. */
  readonly folder: string;
  readonly postgres: AddressedPart;
  readonly standby: Standby | undefined;
  readonly replica: Standby | undefined;
  readonly pooler: AddressedPart;
  readonly redis: AddressedPart;
  readonly proxy: AddressedPart;
  readonly instances: readonly [Instance, Instance];
  /** Between the servers and their parts; `primary` between PgBouncer and PostgreSQL. */
  readonly links: Record<'database' | 'primary' | 'redis', Link> | undefined;
  readonly connection: Connection;
  close(): Promise<void>;
}

export interface PartsOptions {
  /** Settings of the servers. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the servers reach PostgreSQL without PgBouncer. */
  readonly isDirect?: boolean;
  /** Whether a second PostgreSQL has everything that the first one has acknowledged, behind one address with it. */
  readonly hasStandby?: boolean;
  /** Whether the servers have a second PostgreSQL for long reads, which may have less than the first one. */
  readonly hasReplica?: boolean;
  /** Whether the servers reach PostgreSQL and Redis over a network that can be slow. */
  readonly hasLinks?: boolean;
  /** Whether PostgreSQL and Redis may be those that the environment names, since the test doesn't end them. */
  readonly mayBeGiven?: boolean;
}

/** Opens two servers behind HAProxy, on one Redis and on one PostgreSQL that they reach through PgBouncer in transaction mode. */
export async function openInstances({
  env,
  isDirect,
  hasStandby,
  hasReplica,
  hasLinks,
  mayBeGiven,
}: PartsOptions = {}): Promise<Parts> {
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
  const given = mayBeGiven ? await givenPostgres() : undefined;
  const postgres = given ?? (await startPostgres(folder, postgresPort));
  const pair = hasStandby ? await startPair(folder, { url: postgres.url, port: postgresPort }) : undefined;
  const replica = hasReplica ? await startStandby(folder, await freePort(), postgres.url) : undefined;
  const primary = hasLinks ? await openLink(postgresPort) : undefined;
  const pooler = given
    ? givenPart(given.url)
    : await startPgBouncer(folder, poolerPort, primary?.port ?? pair?.port ?? postgresPort);
  const redis = (mayBeGiven && givenRedis()) || (await startRedis(folder, redisPort));
  const database = isDirect ? postgres : pooler;
  const links = primary && {
    database: await openLink(Number(new URL(database.url).port)),
    primary,
    redis: await openLink(redisPort),
  };
  const common = {
    ...env,
    SANDBOX_DATABASE_URL: addressOver(links?.database, database.url),
    ...(replica && { SANDBOX_REPLICA_URL: replica.url }),
    REDIS_URL: addressOver(links?.redis, redis.url),
    PUBLIC_URL: `http://localhost:${proxyPort}`,
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: '3',
    IDENTITY_KEY,
    OPERATOR_TOKENS,
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
    standby: pair?.standby,
    replica,
    pooler,
    redis,
    proxy,
    instances,
    links,
    connection,
    close: async () => {
      await connection.close();
      await proxy.stop('SIGKILL');
      await Promise.all(instances.map((instance) => instance.stop()));
      await Promise.all([links?.database.close(), links?.redis.close()]);
      await Promise.all([redis.stop(), pooler.stop()]);
      await links?.primary.close();
      await pair?.proxy.stop();
      await pair?.standby.stop();
      await replica?.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the address of a part over a link to it. */
const addressOver = (link: Link | undefined, address: string): string =>
  link ? address.replace(/:\d+(?=\/|$)/, `:${link.port}`) : address;

/** Starts a standby without which the primary acknowledges nothing, and one address for both. */
async function startPair(folder: string, primary: { readonly url: string; readonly port: number }) {
  const [standbyPort, port] = [await freePort(), await freePort()];
  const standby = await startStandby(folder, standbyPort, primary.url);
  const { db, close } = connect(primary.url, () => {});
  await sql`alter system set synchronous_standby_names = '*'`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await close();
  const proxy = await startDatabaseProxy(folder, port, { primary: primary.port, standby: standbyPort });
  return { standby, proxy, port };
}

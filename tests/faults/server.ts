import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, type Connection } from '#server/db/connect';
import { startCluster } from '#server/db/embedded/cluster';
import { postmaster } from '#server/db/embedded/postmaster';
import { openFolder } from '../server/support/folder.ts';
import { freePort, type ServerProcess, startProcess } from '../server/support/process.ts';
import type { Tally } from './tally.ts';

const SECOND = fileURLToPath(new URL('../server/support/server-on-database.ts', import.meta.url));

/**
 * The real server in a separate process, with its embedded PostgreSQL or that of another one. It runs in the test environment,
 * which has no rate limits and checks every response against the contract.
 */
export class FaultServer {
  readonly folder: string;
  readonly port: number;
  readonly #tally: Tally;
  /** Whose database it uses. */
  readonly #first: FaultServer | undefined;
  #second: FaultServer | undefined;
  #turn = 0;
  #process: ServerProcess | undefined;
  #meant = false;

  private constructor(folder: string, port: number, tally: Tally, first?: FaultServer) {
    this.folder = folder;
    this.port = port;
    this.#tally = tally;
    this.#first = first;
  }

  static async open(tally: Tally): Promise<FaultServer> {
    const server = new FaultServer(await openFolder(), await freePort(), tally);
    await server.start();
    return server;
  }

  /** Opens two servers on one database and one folder of files. */
  static async openTwo(tally: Tally): Promise<FaultServer> {
    const first = await FaultServer.open(tally);
    const second = new FaultServer(await openFolder(), await freePort(), tally, first);
    first.#second = second;
    await mkdir(join(first.folder, 'files'), { recursive: true });
    await symlink(join(first.folder, 'files'), join(second.folder, 'files'));
    await second.start();
    return first;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The other one of two. */
  get second(): FaultServer {
    if (!this.#second) throw new Error('there is one server');
    return this.#second;
  }

  /** Alternates between the servers, as a load balancer does. */
  nextOrigin(): string {
    this.#turn += 1;
    return this.#second && this.#turn % 2 === 0 ? this.#second.origin : this.origin;
  }

  get running(): boolean {
    const child = this.#process?.child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async start(): Promise<void> {
    const env = { DATA_DIR: this.folder, PORT: String(this.port), IDENTITY_KEY: '0'.repeat(64) };
    const started = this.#first
      ? startProcess({ ...env, SANDBOX_DATABASE_URL: await this.#first.#databaseUrl() }, SECOND)
      : startProcess(env);
    this.#process = started;
    this.#meant = false;
    void started.ended.then((code) => {
      if (!this.#meant) this.#tally.fault('death', `exit code ${code}: ${started.output().slice(-600)}`);
    });
    await started.ready;
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.#end('SIGTERM');
    await this.start();
  }

  /** Stops it cleanly and deletes its data. */
  async close(): Promise<void> {
    await this.#second?.close();
    await this.#end('SIGTERM');
    // A crashed or killed server leaves its database running.
    if ((await this.postmaster()) !== undefined) {
      const cluster = await startCluster({
        folder: join(this.folder, 'postgres'),
        passwordFile: join(this.folder, 'postgres-password'),
      });
      await cluster.stop();
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#meant = true;
    this.#process?.child.kill(signal);
    await this.#process?.ended;
  }

  /** Returns the process id of PostgreSQL; undefined if it isn't running. */
  async postmaster(): Promise<number | undefined> {
    const data = join(this.folder, 'postgres');
    if ((await postmaster(data)) !== 'running') return undefined;
    return Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10);
  }

  /** How another process connects to the database. */
  async databaseConfig() {
    const [host, password] = await Promise.all([
      readFile(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').then((text) => text.split('\n')[4] ?? ''),
      readFile(join(this.folder, 'postgres-password'), 'utf8'),
    ]);
    return { host, user: 'florin', password, database: 'postgres' };
  }

  async #databaseUrl(): Promise<string> {
    const { host, user, password, database } = await this.databaseConfig();
    return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;
  }

  /** Opens a connection to read the database. */
  async database(): Promise<Connection> {
    return connect(await this.databaseConfig(), () => {});
  }

  /** Resolves when it, and the second one, is ready for requests. Counts it as silent if that takes longer than `patience`. */
  async recovered(patience = 60_000): Promise<void> {
    await Promise.all([this.#recovered(patience), this.#second?.recovered(patience)]);
  }

  async #recovered(patience: number): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
      if (!this.running) {
        // Already counted as a crash. Continue the run.
        await this.start();
        return;
      }
      const response = await fetch(`${this.origin}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(
        () => undefined,
      );
      if (response?.ok) return;
      if (response && response.status !== 503)
        this.#tally.fault('500', `/healthz returns ${response.status} while the database is down`);
    }
    this.#tally.fault('silent', `not ready again after ${patience / 1000} s`);
    await this.kill();
    await this.start();
  }
}

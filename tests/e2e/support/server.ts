import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../server/support/process.ts';

const root = join(import.meta.dirname, '../../..');
const main = new URL('../../../server/main.ts', import.meta.url);
/** Creating and seeding a database takes the longest. */
const patience = 120_000;

/** The real server as a separate process with its own port and data folder. */
export class Server {
  origin = '';
  dataDir = '';
  #port = 0;
  #child: ChildProcess | undefined;
  #log = '';
  readonly #env: Readonly<Record<string, string>>;
  readonly #template: string | undefined;
  readonly #entry: string;

  /** With the data folder of a stopped server, it starts on a copy of it, else on an empty one. */
  constructor(env: Readonly<Record<string, string>> = {}, template?: string, entry = main) {
    this.#env = env;
    this.#template = template;
    this.#entry = fileURLToPath(entry);
  }

  /** Starts or restarts it on the same data; resolves when it is ready. */
  async start(): Promise<void> {
    if (this.dataDir === '') {
      this.dataDir = await mkdtemp(join(tmpdir(), 'florin-e2e-'));
      // Keeps the owner: as root, the database runs as another user.
      if (this.#template) await promisify(execFile)('cp', ['-a', `${this.#template}/.`, this.dataDir]);
      // That user must be able to reach its folder.
      await chmod(this.dataDir, 0o711);
      this.#port = await freePort();
      this.origin = `http://127.0.0.1:${this.#port}`;
    }
    const child = spawn(process.execPath, [this.#entry], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Vitest sets these for its own processes only.
        VITEST: '',
        TEST: '',
        ...this.#env,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer): void => {
      this.#log += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    this.#child = child;
    const deadline = Date.now() + patience;
    while (!(await this.#ready())) {
      const { exitCode, signalCode } = child;
      if (exitCode !== null || signalCode !== null || Date.now() > deadline) {
        const end = signalCode ?? (exitCode === null ? 'still starting' : `exit code ${exitCode}`);
        throw new Error(`The server did not become ready (${end}):\n${this.#log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Kills it like a power cut: no handler runs. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it like Ctrl-C. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    if (this.dataDir) await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Everything it has printed, across restarts. */
  get log(): string {
    return this.#log;
  }

  async #ready(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
    return answer?.ok ?? false;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

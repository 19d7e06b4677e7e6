import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** Making the database of a fresh folder, with its seed, is the longest. */
const patience = 120_000;

/** The real server as a process of its own, on a port and a data folder of its own. */
export class Server {
  origin = '';
  dataDir = '';
  #port = 0;
  #child: ChildProcess | undefined;
  #log = '';
  readonly #env: Readonly<Record<string, string>>;

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env;
  }

  /** Starts it, or starts it again on the same data; resolves when it is ready for requests. */
  async start(): Promise<void> {
    if (this.dataDir === '') {
      this.dataDir = await mkdtemp(join(tmpdir(), 'florin-e2e-'));
      // As root the database runs as a user of its own, who must get through to its folder.
      await chmod(this.dataDir, 0o711);
      this.#port = await freePort();
      this.origin = `http://127.0.0.1:${this.#port}`;
    }
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Vitest marks its own processes with these; the server is not one of them.
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
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not become ready (exit code ${child.exitCode}):\n${this.#log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends it as a power cut would: no handler runs. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends it as Ctrl-C does. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** What it has printed so far, over all its starts. */
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

/** A server for all tests of a file, gone with its data after them. */
export function useServer(env?: Readonly<Record<string, string>>): Server {
  const server = new Server(env);
  beforeAll(() => server.start());
  afterAll(async () => {
    await server.stop();
    if (server.dataDir) await rm(server.dataDir, { recursive: true, force: true });
  });
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

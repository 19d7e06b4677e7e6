import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { openFolder } from './folder.ts';
import { freePort, type ServerProcess, startProcess } from './process.ts';

interface OwnServer {
  /** Its DATA_DIR. */
  readonly folder: string;
  readonly port: number;
  /** The current process, which tests may replace. */
  process: ServerProcess;
  /** Stops it like Ctrl-C, and starts it again on the same port and folder. Resolves when it listens. */
  restart(): Promise<void>;
}

type Running = Pick<OwnServer, 'folder' | 'port' | 'process'>;

/** Runs one server process for the tests of a file, with its own port and folder. */
export function useServerProcess(env: Readonly<Record<string, string>> = {}): OwnServer {
  let own: Running | undefined;
  const requireServer = (): Running => {
    if (!own) throw new Error('the server starts in beforeAll');
    return own;
  };

  const start = (folder: string, port: number) => startProcess({ ...env, DATA_DIR: folder, PORT: String(port) });

  beforeAll(async () => {
    const [folder, port] = [await openFolder(), await freePort()];
    own = { folder, port, process: start(folder, port) };
    await own.process.ready;
  });

  afterAll(async () => {
    const { folder, process } = requireServer();
    process.child.kill('SIGTERM');
    await process.ended;
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get folder() {
      return requireServer().folder;
    },
    get port() {
      return requireServer().port;
    },
    get process() {
      return requireServer().process;
    },
    set process(next) {
      requireServer().process = next;
    },
    async restart() {
      const server = requireServer();
      server.process.child.kill('SIGTERM');
      await server.process.ended;
      server.process = start(server.folder, server.port);
      await server.process.ready;
    },
  };
}

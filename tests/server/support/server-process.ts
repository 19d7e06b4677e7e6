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
}

/** Runs one server process for the tests of a file, with its own port and folder. */
export function useServerProcess(): OwnServer {
  let own: OwnServer | undefined;
  const requireServer = (): OwnServer => {
    if (!own) throw new Error('the server starts in beforeAll');
    return own;
  };

  beforeAll(async () => {
    const [folder, port] = [await openFolder(), await freePort()];
    own = { folder, port, process: startProcess({ DATA_DIR: folder, PORT: String(port) }) };
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
  };
}

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { openFolder } from './folder.ts';
import { freePort, type ServerProcess, startProcess } from './process.ts';

interface OwnServer {
  /** Its DATA_DIR. */
  readonly folder: string;
  readonly port: number;
  /** The process that runs now; a test may put another one in its place. */
  process: ServerProcess;
}

/** One server process for the tests of a file, on a port and in a folder of its own. */
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

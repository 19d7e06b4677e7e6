import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A process with another server's jobs. */
export interface Worker {
  /** Resolves when it works. */
  readonly ready: Promise<void>;
  kill(): Promise<void>;
}

/** Resolves with the first line. Rejects if there is none. */
async function works(stdout: Readable): Promise<void> {
  const none = once(stdout, 'close').then(() => Promise.reject(new Error('it ended before it worked')));
  await Promise.race([once(stdout, 'data'), none]);
}

/** Starts a worker on a database. */
export function startWorker(file: URL, config: object): Worker {
  const child = spawn(process.execPath, [fileURLToPath(file), JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    ready: works(child.stdout),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

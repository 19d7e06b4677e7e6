import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Returns its output so far. */
  output(): string;
  /** Resolves when it listens. Rejects with its output if it ends before. */
  readonly ready: Promise<void>;
  /** Resolves to its exit code, or null if a signal ended it, once all of its output is read. */
  readonly ended: Promise<number | null>;
}

/** Starts `node server/main.ts`, or another `file` that prints the same, in a separate process, in a folder of its own if given. */
export function startProcess(env: Readonly<Record<string, string>>, file: string = MAIN, cwd?: string): ServerProcess {
  const child = spawn(process.execPath, [file], {
    cwd,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Florin is running at ')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(text)));
  });
  // Tests that wait only for the end don't handle this rejection.
  ready.catch(() => {});
  return { child, ready, ended, output: () => text };
}

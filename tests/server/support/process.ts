import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Returns its output so far. */
  output(): string;
  /** Resolves when it listens. Rejects with its output if it ends before. */
  readonly ready: Promise<void>;
  /** Resolves to its exit code, or null if a signal ended it. */
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
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
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

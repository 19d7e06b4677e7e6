import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** How a command ended. */
export interface Outcome {
  /** Exit code; 1 when a signal ended it. */
  code: number;
  /** Its output, both streams in order. */
  output: string;
  /** Milliseconds. */
  took: number;
}

/** The environment with the repository's tools and Node first in the path. */
export function toolEnv(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
}

/** Runs a tool of the repository without standard input. `live` shows its output as it comes. */
export function run(command: string, args: readonly string[], { live = false, env = {} } = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows the commands of node_modules/.bin are .cmd files, which need a shell.
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, took: performance.now() - started }));
  });
}

/** Formats milliseconds: `850 ms`, `4.2 s`, `3 min 5 s`. */
export function time(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

import { afterEach } from 'vitest';
import type { TestApp } from './app.ts';
import { startWorker, type Worker } from './worker.ts';

/** Runs workers of a file on a test's database, and kills those that are left after each test. */
export function useWorkers(file: URL, { config }: TestApp) {
  const running: Worker[] = [];

  const start = async (): Promise<void> => {
    const worker = startWorker(file, { ...config, user: 'florin' });
    running.push(worker);
    await worker.ready;
  };

  /** Kills all of them with SIGKILL. */
  const kill = async (): Promise<void> => void (await Promise.all(running.splice(0).map((worker) => worker.kill())));

  afterEach(kill);

  return {
    start,
    kill,
    /** Kills the oldest one with SIGKILL and starts another. */
    replaceOldest: async (): Promise<void> => {
      await running.shift()?.kill();
      await start();
    },
  };
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openFolder } from '../support/folder.ts';
import { freePort } from '../support/process.ts';

it('starts, serves, and stops in order though nobody reads its log anymore', async () => {
  const [folder, port] = [await openFolder(), await freePort()];
  const path = join(folder, 'log');
  await promisify(execFile)('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const log = openSync(path, 'w');
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  closeSync(log);
  closeSync(reader);
  const statusOf = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) })).status;
  await expect.poll(() => statusOf().catch(() => 0), { timeout: 60_000 }).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

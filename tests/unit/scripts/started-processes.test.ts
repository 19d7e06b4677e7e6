import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPart } from '../../../scripts/support/live-parts.ts';
import { Server } from '../../e2e/support/server.ts';
import { freePort } from '../../server/support/process.ts';

const endsBySignal = `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-started-'));
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

async function start(script: string): Promise<unknown> {
  const args = ['-e', script];
  const port = await freePort();
  return startPart({ file: process.execPath, args, port, signal: 'SIGTERM', asOwner: false });
}

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('what tests start', () => {
  it('says at once which signal ended a part', { timeout: 10_000 }, async () => {
    await expect(start(endsBySignal)).rejects.toThrow('does not start (SIGTERM)');
  });

  it('says at once which signal ended the server', { timeout: 10_000 }, async () => {
    const file = join(folder, 'server.mjs');
    await writeFile(file, endsBySignal);
    const server = new Server({}, undefined, pathToFileURL(file));
    await expect(server.start()).rejects.toThrow('did not become ready (SIGTERM)');
    await server.remove();
  });

  it('leaves no part behind that is not ready in time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const file = join(folder, 'pid');
    const starting = start(
      `fs.writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000);`,
    );
    const failure = starting.catch((error: unknown) => error);
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), 10_000);
    vi.setSystemTime(Date.now() + 60_000);
    expect(String(await failure)).toContain('does not start (not in time)');
    expect(runs(Number(await readFile(file, 'utf8')))).toBe(false);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../server/support/process.ts';

const root = join(import.meta.dirname, '../..');
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'florin-stop-'));
  await chmod(dataDir, 0o711);
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the process that locks the data folder, or undefined. */
async function holder(): Promise<number | undefined> {
  const socket = connect(join(dataDir, 'florin.sock'));
  try {
    await once(socket, 'connect');
    return (JSON.parse(await text(socket)) as { pid: number }).pid;
  } catch {
    return undefined;
  }
}

/** Returns whether a process is running; zombies don't count. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z ');
  return !stat.includes(') Z ');
}

/** Runs `npm start` in its own process group, as a terminal does, and waits until it is ready. */
async function npmStart() {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', TEST: '', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(npm, 'exit');
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 120_000, interval: 100 }).toContain('Florin is running at');
  // Browsers keep a spare, unused connection.
  const spare = connect(port, '127.0.0.1');
  spare.on('error', () => {});
  onTestFinished(() => void spare.destroy());
  const server = await holder();
  if (server === undefined || npm.pid === undefined) throw new Error(`npm start left no server:\n${output}`);
  const postgres = Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  return { npm: npm.pid, server, postgres, ended };
}

type Processes = Awaited<ReturnType<typeof npmStart>>;

/** Everything ended within seconds, and PostgreSQL shut down cleanly. */
async function expectAllStopped({ server, postgres }: Processes): Promise<void> {
  await expect.poll(() => isRunning(server)).toBe(false);
  expect(await isRunning(postgres)).toBe(false);
  const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
  expect(log.trimEnd()).toMatch(/database system is shut down$/);
}

describe.skipIf(process.platform !== 'linux')('npm start stops its server and its database', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('with npm, which waits for them, on %s', async (signal) => {
    const all = await npmStart();
    process.kill(all.npm, signal);
    await all.ended;
    expect(await isRunning(all.server)).toBe(false);
    await expectAllStopped(all);
  });

  it('when npm is killed', async () => {
    const all = await npmStart();
    process.kill(all.npm, 'SIGKILL');
    await expectAllStopped(all);
  });

  it('when its terminal closes', async () => {
    const all = await npmStart();
    process.kill(-all.npm, 'SIGHUP');
    await expectAllStopped(all);
  });

  it('on Ctrl-C, which reaches every process', async () => {
    const all = await npmStart();
    process.kill(-all.npm, 'SIGINT');
    await all.ended;
    await expectAllStopped(all);
  });

  it('when the server itself is asked to', async () => {
    const all = await npmStart();
    process.kill(all.server, 'SIGTERM');
    await all.ended;
    await expectAllStopped(all);
  });
});

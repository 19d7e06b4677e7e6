import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/index';
import { openFolder } from '../support/folder.ts';
import { useServerProcess } from '../support/server-process.ts';
import { freePort, startProcess } from '../support/process.ts';

const own = useServerProcess();

const address = (path: string) => `http://127.0.0.1:${own.port}${path}`;

async function call(path: string, body: object) {
  const response = await fetch(address(`/api/${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    ...((await response.json()) as { status: number; data: { token: string } }),
  };
}

const credentials = { username: 'outliver', password: 'ein gutes Wort' };
const account = { ...credentials, email: 'outliver@post.example' };

async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process whose parent doesn't wait for it remains as a zombie.
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) Z /.test(state);
}

describe('a server process', () => {
  it('writes readable mails, and opens an account with an emailed code', async () => {
    await call('index/sendEmail', { email: account.email });
    const [file = ''] = await readdir(join(own.folder, 'outbox'));
    const mail = await PostalMime.parse(await readFile(join(own.folder, 'outbox', file)));
    expect(mail.to).toEqual([{ address: account.email, name: '' }]);
    expect(mail.from).toEqual({ address: 'no-reply@florin.example', name: 'Florin' });
    const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
    expect(mail.subject).toBe(`${code} is your Florin code`);
    expect(
      (await call('index/register', { ...account, code, agreed: { agreement: 1, privacyPolicy: 1 } })).status,
    ).toBe(1);
  });

  it('keeps secrets and customers’ files private', async () => {
    expect((await stat(join(own.folder, 'postgres-password'))).mode & 0o077).toBe(0);
    expect((await stat(join(own.folder, 'postgres'))).mode & 0o077).toBe(0);
    expect((await stat(join(own.folder, 'outbox'))).mode & 0o077).toBe(0);
    // Only a unix socket, nothing on the network.
    const pidFile = (await readFile(join(own.folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    expect(pidFile[5]?.trim()).toBe('');
  });

  it('tells a second one on the same folder who holds it', async () => {
    const second = startProcess({ DATA_DIR: own.folder, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `in use by Florin, process ${own.process.child.pid} at http://localhost:${own.port}`,
    );
    expect((await fetch(address('/healthz'))).status).toBe(200);
  });

  it('reports that its port is taken and leaves nothing behind', async () => {
    const other = await openFolder();
    const second = startProcess({ DATA_DIR: other, PORT: String(own.port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${own.port} is already in use.`);
    expect(await readdir(other)).toEqual([]);
    await rm(other, { recursive: true });
  });

  it('keeps all data after kill -9, and its customers can log in', async () => {
    const { data, cookie } = await call('index/login', credentials);
    own.process.child.kill('SIGKILL');
    await own.process.ended;
    own.process = startProcess({ DATA_DIR: own.folder, PORT: String(own.port) });
    await own.process.ready;
    const response = await fetch(address('/api/notice/index'), { headers: { token: data.token, cookie } });
    expect(await response.json()).toMatchObject({ status: 1, data: { total: 1 } });
    expect((await call('index/login', credentials)).status).toBe(1);
  });

  it('measures its parts by itself, and still has what it measured after kill -9', async () => {
    type Status = { data: ResponseOf<'GET transparency/status'> };
    const parts = async () => ((await (await fetch(address('/api/transparency/status'))).json()) as Status).data.parts;
    await expect.poll(parts).toHaveLength(4);
    const before = await parts();
    expect(before.map(({ state }) => state)).toEqual(['working', 'working', 'working', 'working']);
    own.process.child.kill('SIGKILL');
    await own.process.ended;
    own.process = startProcess({ DATA_DIR: own.folder, PORT: String(own.port) });
    await own.process.ready;
    const after = await parts();
    expect(after.map(({ part, since }) => [part, since])).toEqual(before.map(({ part, since }) => [part, since]));
    const working = (of: typeof after) => of.map(({ days }) => days[0]?.working ?? 0);
    for (const [index, count] of working(before).entries()) expect(working(after)[index]).toBeGreaterThanOrEqual(count);
  });

  it('stops PostgreSQL when it stops', async () => {
    const postgres = Number.parseInt(await readFile(join(own.folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    expect(await isRunning(postgres)).toBe(true);
    own.process.child.kill('SIGINT');
    expect(await own.process.ended).toBe(0);
    expect(await isRunning(postgres)).toBe(false);
    own.process = startProcess({ DATA_DIR: own.folder, PORT: String(own.port) });
    await own.process.ready;
  });
});

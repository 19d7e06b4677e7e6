import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { openFolder } from '../support/folder.ts';
import { freePort, type ServerProcess, startProcess } from '../support/process.ts';

let folder = '';
let port = 0;
let server: ServerProcess;

const files = () => readdir(join(folder, 'files')).catch(() => [] as string[]);
const address = (path: string) => `http://127.0.0.1:${port}${path}`;

async function start(): Promise<void> {
  server = startProcess({ DATA_DIR: folder, PORT: String(port) });
  await server.ready;
}

beforeEach(async () => {
  folder = await openFolder();
  port = await freePort();
  await start();
});

afterEach(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

/** Opens an account and returns the headers of its session. */
async function register(): Promise<Record<string, string>> {
  const email = 'outliver@post.example';
  const post = (path: string, body: object) =>
    fetch(address(`/api/index/${path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('sendEmail', { email });
  const [mail = ''] = await readdir(join(folder, 'outbox'));
  const code = /\b\d{6}\b/.exec(await readFile(join(folder, 'outbox', mail), 'utf8'))?.[0];
  const response = await post('register', { username: 'outliver', password: 'ein gutes Wort', email, code });
  const { data } = (await response.json()) as { data: { token: string } };
  return { token: data.token, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function upload(headers: Record<string, string>): Promise<string> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0ffee' } })
    .jpeg()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(picture)]), 'picture.jpg');
  const response = await fetch(address('/api/upload/avatar'), { method: 'POST', headers, body: form });
  return ((await response.json()) as { data: { filename: string } }).data.filename;
}

/** Kills the server between writing an image and its row, and returns the image's name. */
async function killBeforeRow(headers: Record<string, string>): Promise<string> {
  const before = await files();
  const database = connect(
    {
      host: join(folder, 'postgres'),
      user: 'florin',
      password: await readFile(join(folder, 'postgres-password'), 'utf8'),
      database: 'postgres',
    },
    () => {},
  );
  try {
    return await database.db.transaction().execute(async (tx) => {
      await sql`lock table files in access exclusive mode`.execute(tx);
      const response = upload(headers).catch(() => 'the connection broke off');
      const added = async () => (await files()).filter((name) => !before.includes(name) && name.endsWith('.jpg'));
      await expect.poll(added, { timeout: 30_000 }).toHaveLength(1);
      server.child.kill('SIGKILL');
      expect(await response).toBe('the connection broke off');
      await server.ended;
      // PostgreSQL outlives the server and would still write the row.
      const others = sql`from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      await sql`select pg_terminate_backend(pid) ${others}`.execute(tx);
      const left = async () => {
        await sql`select pg_stat_clear_snapshot()`.execute(tx);
        return (await sql`select pid ${others}`.execute(tx)).rows;
      };
      await expect.poll(left, { timeout: 30_000 }).toEqual([]);
      return (await added())[0] ?? '';
    });
  } finally {
    await database.close();
  }
}

it('deletes files left by a crash at the next start, but no known files or running uploads', async () => {
  const session = await register();
  const demo = await files();
  const known = await upload(session);
  const orphan = await killBeforeRow(session);

  const name = () => `${randomBytes(16).toString('hex')}.jpg.part`;
  const [part, youngPart, foreign] = [name(), name(), 'notes.txt'];
  const stored = join(folder, 'files');
  await mkdir(stored, { recursive: true });
  for (const file of [part, youngPart, foreign]) await writeFile(join(stored, file), 'half a picture');
  const earlier = new Date(Date.now() - 2 * 3_600_000);
  for (const file of [known, orphan, part, foreign]) await utimes(join(stored, file), earlier, earlier);

  await start();
  expect((await fetch(address(`/uploads/${known}`), { headers: session })).status).toBe(200);
  // Stopping waits for the housekeeping that started with the server.
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect((await files()).toSorted()).toEqual([...demo, known, youngPart, foreign].toSorted());
});

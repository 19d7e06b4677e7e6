import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulator } from '#server/sandbox/market/simulator';
import { MailService } from '../mail/mail-service.ts';
import { useDatabase } from '../support/database.ts';
import { urlOf } from '../support/database-url.ts';
import { openFolder } from '../support/folder.ts';
import { freePort, type ServerProcess, startProcess } from '../support/process.ts';

const database = useDatabase();
const seeded = useDatabase();
const mails = new MailService();
let folder: string;
let port: number;
let server: ServerProcess;

const envOf = ({ config }: Pick<typeof database, 'config'>) => ({
  NODE_ENV: 'production',
  DATABASE_URL: urlOf(config),
  SMTP_URL: mails.url,
  MAIL_FROM: 'no-reply@florin.example',
  PUBLIC_URL: 'https://florin.example',
  IDENTITY_KEY: randomBytes(32).toString('hex'),
  DATA_DIR: folder,
  PORT: String(port),
});

beforeAll(async () => {
  await mails.start();
  [folder, port] = [await openFolder(), await freePort()];
  server = startProcess(envOf(database));
  await server.ready;
});

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await mails.stop();
  await rm(folder, { recursive: true, force: true });
});

async function call(method: 'GET' | 'POST', path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { http: response.status, ...((await response.json()) as { status: number; data: Record<string, unknown> }) };
}

it('runs on the parts that the environment names, with nothing of the sandbox', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(server.output()).not.toContain('Play money');
  const login = await call('POST', 'index/login', { username: 'demo', password: 'demo-florin' });
  expect(login).toMatchObject({ status: 0, data: { code: 'wrong-credentials' } });
  const customers = await database.db.selectFrom('customers').select('id').execute();
  expect(customers).toEqual([]);
});

it('makes no price up while no source is named', async () => {
  const answers = await Promise.all(
    ['market/sources', 'market/tickers', 'market/rates?base=USD'].map((path) => call('GET', path)),
  );
  expect(answers.map(({ http, data }) => [http, data.code ?? data.items])).toEqual([
    [200, []],
    [503, 'unavailable'],
    [503, 'unavailable'],
  ]);
});

it('sends a code by the mail server', async () => {
  expect(await call('POST', 'index/sendEmail', { email: 'ada@post.example' })).toMatchObject({ status: 1 });
  expect(mails.subjects).toEqual([expect.stringMatching(/^\d{6} is your Florin code$/u)]);
});

it('ends when it is asked to', async () => {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('doesn’t start on a database of the sandbox, and says why', async () => {
  const market = simulator(seeded.db, (error) => {
    throw error;
  });
  await market.start();
  await market.stop();
  const refused = startProcess({ ...envOf(seeded), PORT: String(await freePort()) });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('DATABASE_URL must not lead to a database of the sandbox');
  expect(refused.output()).not.toMatch(/ {4}at |Migrated the database/u);
});

it('doesn’t start while its database is absent, and says so without a stack', async () => {
  const env = { ...envOf(database), DATABASE_URL: 'postgres://florin:secret@127.0.0.1:1/florin' };
  const refused = startProcess({ ...env, PORT: String(await freePort()) });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('Cannot connect to the database. (connect ECONNREFUSED 127.0.0.1:1)');
  expect(refused.output()).not.toMatch(/ {4}at |secret/u);
});

it('starts while Redis, the mail server, and the bucket are absent', async () => {
  const absent = {
    REDIS_URL: 'redis://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    FILES_URL: 'http://key:secret@127.0.0.1:1/bucket',
  };
  port = await freePort();
  server = startProcess({ ...envOf(database), ...absent });
  await server.ready;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(await call('POST', 'index/login', { username: 'nobody', password: 'nothing-at-all' })).toMatchObject({
    data: { code: 'wrong-credentials' },
  });
  expect(await call('POST', 'index/sendEmail', { email: 'grace@post.example' })).toMatchObject({ http: 503 });
  await expect.poll(() => server.output()).toContain('Redis is down');
  // Said once, however often it is asked.
  for (let turn = 0; turn < 3; turn += 1) await call('GET', 'market/sources');
  expect(server.output().match(/Redis is down/gu)).toHaveLength(1);
});

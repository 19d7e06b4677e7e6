import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { demoCustomer } from '#server/sandbox/index';
import { startProcess } from '../support/process.ts';
import { useServerProcess } from '../support/server-process.ts';
import { tronDestination } from '../wallet/withdrawal-support.ts';
import { adaToken, benToken } from './support.ts';

const env = { OPERATOR_TOKENS: `Ada Berg=${adaToken},Ben Øst=${benToken}` };
const own = useServerProcess(env);

const request = async (path: string, headers: Record<string, string>, body?: object) => {
  const response = await fetch(`http://127.0.0.1:${own.port}/${path}`, {
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return { http: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', data };
};

const operate = (token: string, path: string, body?: object) =>
  request(`operator/${path}`, { authorization: `Bearer ${token}` }, body);

async function withdraw(): Promise<string> {
  const { username, password, fundPassword } = demoCustomer;
  const { cookie, data } = await request('api/index/login', {}, { username, password });
  const session = { token: String(data.token), cookie };
  const checked = await request('api/wallet/checkExtract', session, { ...tronDestination, amount: '100' });
  const confirmed = { hash: checked.data.hash, fund_password: fundPassword };
  const { data: record } = await request('api/wallet/down', { ...session, 'idempotency-key': randomUUID() }, confirmed);
  return String(record.sn);
}

beforeAll(() => operate(adaToken, 'settings', { withdrawal_approval_threshold: 50 }));

/** Returns a withdrawal in review that Ada has approved. */
async function approvedByAda(): Promise<string> {
  const sn = await withdraw();
  expect((await operate(adaToken, `withdrawals/${sn}/review`, {})).http).toBe(200);
  expect((await operate(adaToken, `withdrawals/${sn}/approve`, {})).http).toBe(200);
  return sn;
}

async function killServer(): Promise<void> {
  own.process.child.kill('SIGKILL');
  await own.process.ended;
}

/** Kills the server while Ben's approval is written and its entry in the audit log isn't. Returns what Ben was told. */
async function killBetween(sn: string): Promise<unknown> {
  const database = connect(
    {
      host: join(own.folder, 'postgres'),
      user: 'florin',
      password: await readFile(join(own.folder, 'postgres-password'), 'utf8'),
      database: 'postgres',
    },
    () => {},
  );
  try {
    return await database.db.transaction().execute(async (tx) => {
      await sql`lock table operator_audit in access exclusive mode`.execute(tx);
      const response = operate(benToken, `withdrawals/${sn}/approve`, {}).catch(() => 'the connection broke off');
      const waiting = sql`
        select from pg_locks waits join pg_locks writes using (pid) where not waits.granted
          and writes.relation = 'withdrawal_approvals'::regclass and writes.mode = 'RowExclusiveLock'`;
      await expect.poll(async () => (await waiting.execute(tx)).rows.length, { timeout: 30_000 }).toBeGreaterThan(0);
      await killServer();
      return await response;
    });
  } finally {
    await database.close();
  }
}

async function start(): Promise<void> {
  own.process = startProcess({ ...env, DATA_DIR: own.folder, PORT: String(own.port) });
  await own.process.ready;
}

/** Returns who has approved a withdrawal, by itself and by the audit log. */
async function approvers(sn: string) {
  const log = (await operate(adaToken, 'audit')).data.items as { act: string; operator: string; subject: string }[];
  const logged = log.filter(({ act, subject }) => act === 'withdrawal-approved' && subject === `withdrawal/${sn}`);
  return {
    listed: ((await operate(adaToken, `withdrawals/${sn}`)).data as { approvedBy?: string[] }).approvedBy,
    logged: logged.map(({ operator }) => operator).toReversed(),
  };
}

const send = (sn: string, token: string, id: string) =>
  operate(token, `withdrawals/${sn}/send`, { transaction_id: id.repeat(16) });

async function expectSentOnce(sn: string, id: string): Promise<void> {
  const sent = await Promise.all([adaToken, benToken, adaToken, benToken].map((token) => send(sn, token, id)));
  expect(sent.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409', '409']);
  expect((await operate(adaToken, 'audit/verify')).data).toMatchObject({ broken: null });
}

it('an approval that a kill interrupts isn’t tronDestination, and two people still have to approve', async () => {
  const sn = await approvedByAda();
  expect(await killBetween(sn)).toBe('the connection broke off');
  await start();
  expect(await approvers(sn)).toEqual({ listed: ['Ada Berg'], logged: ['Ada Berg'] });
  expect((await send(sn, adaToken, 'f00d')).http).toBe(409);
  expect((await operate(benToken, `withdrawals/${sn}/approve`, {})).http).toBe(200);
  await expectSentOnce(sn, 'f00d');
}, 120_000);

it('an approval that was acknowledged is there after a kill', async () => {
  const sn = await approvedByAda();
  expect((await operate(benToken, `withdrawals/${sn}/approve`, {})).http).toBe(200);
  await killServer();
  await start();
  const both = ['Ada Berg', 'Ben Øst'];
  expect(await approvers(sn)).toEqual({ listed: both, logged: both });
  await expectSentOnce(sn, 'beef');
}, 120_000);

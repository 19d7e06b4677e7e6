import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoCustomer } from '#server/sandbox/index';
import { startProcess } from '../support/process.ts';
import { useServerProcess } from '../support/server-process.ts';
import { there } from '../wallet/withdrawal-support.ts';
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
  const checked = await request('api/wallet/checkExtract', session, { ...there, amount: '100' });
  const confirmed = { hash: checked.data.hash, fund_password: fundPassword };
  const { data: record } = await request('api/wallet/down', { ...session, 'idempotency-key': randomUUID() }, confirmed);
  return String(record.sn);
}

it('an approval is there after a kill or isn’t, as acknowledged, and two people still have to approve', async () => {
  expect((await operate(adaToken, 'settings', { withdrawal_approval_threshold: 50 })).http).toBe(200);
  const path = `withdrawals/${await withdraw()}`;
  expect((await operate(adaToken, `${path}/review`, {})).http).toBe(200);
  expect((await operate(adaToken, `${path}/approve`, {})).http).toBe(200);
  // The kill may come before, in, or after this one.
  const bens = operate(benToken, `${path}/approve`, {}).catch(() => undefined);
  own.process.child.kill('SIGKILL');
  await own.process.ended;
  const answer = await bens;
  own.process = startProcess({ ...env, DATA_DIR: own.folder, PORT: String(own.port) });
  await own.process.ready;

  const listed = async () => ((await operate(adaToken, 'withdrawals')).data.items as { approvedBy: string[] }[])[0];
  const approved = (await listed())?.approvedBy ?? [];
  expect(approved[0]).toBe('Ada Berg');
  if (answer?.http === 200) expect(approved).toContain('Ben Øst');
  const log = (await operate(adaToken, 'audit')).data.items as { act: string; operator: string }[];
  expect(
    log
      .filter(({ act }) => act === 'withdrawal-approved')
      .map(({ operator }) => operator)
      .toSorted(),
  ).toEqual(approved.toSorted());
  // Ada alone still can't, unless Ben's approval was saved.
  const send = (token: string) => operate(token, `${path}/send`, { transaction_id: 'f00d'.repeat(16) });
  if (!approved.includes('Ben Øst')) {
    expect((await send(adaToken)).http).toBe(409);
    expect((await operate(benToken, `${path}/approve`, {})).http).toBe(200);
  }
  const sent = await Promise.all([adaToken, benToken, adaToken, benToken].map(send));
  expect(sent.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409', '409']);
  expect((await operate(adaToken, 'audit/verify')).data).toMatchObject({ broken: null });
}, 120_000);

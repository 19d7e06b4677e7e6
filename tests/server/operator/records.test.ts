import { beforeAll, describe, expect, it } from 'vitest';
import { saveLanguage } from '#server/domains/account/store';
import { transact } from '#server/db/transact';
import { eraseAccount } from '#server/domains/privacy/erase-account';
import { holdWithdrawals } from '#server/domains/security/hold-withdrawals';
import { draw, saver, seedTerms } from '../bank/support.ts';
import { papers } from '../identity/support.ts';
import { losing } from '../security/removal-support.ts';
import { useApp } from '../support/app.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { type Holder, holder, verify, withdraw } from '../wallet/withdrawal-support.ts';
import { transactionOf } from './approval-support.ts';
import { acts, adaToken, benToken, operate, operateAs, withOwnTokens } from './support.ts';

const server = useApp(withOwnTokens);

beforeAll(() => seedTerms(server));

const get = (path: string) => operate(server, 'GET', path);
const decide = (path: string, body: object = {}) => operate(server, 'POST', path, body);
const actsOn = async (subject: string) =>
  (await acts(server)).filter((entry) => entry.subject === subject).map(({ act, details }) => [act, details]);

async function german(): Promise<Holder> {
  const customer = await holder(server, '1000');
  await saveLanguage(server.db, customer.id, 'de-de');
  return customer;
}

async function announce(customer: Holder) {
  const request = { currency: 'USDT', network: 'tron', amount: '250', voucher: await uploadVoucher(customer) };
  const { sn } = await customer.client.call('POST wallet/up', request);
  return { sn, path: `deposits/${sn}` };
}

describe('a deposit', () => {
  it('is shown in every state, with what was decided', async () => {
    const customer = await german();
    const { sn, path } = await announce(customer);
    const { data } = await get(path);
    expect(Object.keys(data)[0]).toBe('sn');
    const known = { sn, customer: customer.id, language: 'de-de', amount: '250', receipt: true };
    expect(data).toMatchObject({ ...known, status: 'pending', reason: null });
    expect(data).not.toHaveProperty('voucher');
    await decide(`${path}/review`);
    expect((await get(path)).data).toMatchObject({ ...known, status: 'processing' });
    await decide(`${path}/return`, { reason: 'Nichts ist angekommen.' });
    expect((await get(path)).data).toMatchObject({ ...known, status: 'returned', reason: 'Nichts ist angekommen.' });
    await decide(`${path}/credit`, { amount: '240', transaction_id: 'e'.repeat(64) });
    expect((await get(path)).data).toMatchObject({ ...known, status: 'completed', received: '240', reason: null });
    expect((await get('deposits/D0')).http).toBe(404);
  });

  it('shows its receipt, which the log has', async () => {
    const { sn, path } = await announce(await german());
    const receipt = await get(`${path}/receipt`);
    expect([receipt.http, receipt.bytes.subarray(0, 2).toString('hex')]).toEqual([200, 'ffd8']);
    expect(await actsOn(`deposit/${sn}`)).toEqual([['deposit-seen', { what: 'receipt' }]]);
    expect((await get('deposits/D0/receipt')).http).toBe(404);
  });

  it('of a closed account has none anymore', async () => {
    const customer = await server.customer();
    const { sn, path } = await announce(customer);
    await decide(`${path}/return`, { reason: 'Nothing arrived.' });
    const at = server.clock.now();
    await transact(server.db, (tx) =>
      eraseAccount(tx, { customer: customer.id, email: 'none', unusablePasswordHash: 'none', at }),
    );
    expect((await get(`customers/${customer.id}`)).data).toMatchObject({ closed_at: at.toISOString() });
    expect((await get(path)).data).toMatchObject({ sn, receipt: false });
    expect((await get(`${path}/receipt`)).http).toBe(404);
    expect((await actsOn(`deposit/${sn}`)).map(([act]) => act)).toEqual(['deposit-returned']);
  });
});

describe('a withdrawal', () => {
  const approve = async (sn: string) => {
    for (const token of [adaToken, benToken]) await operateAs(server, token, 'POST', `withdrawals/${sn}/approve`, {});
  };
  const people = ['Ada Berg', 'Ben Øst'];

  it('is shown in every state, with who approved it', async () => {
    const customer = await german();
    await verify(server, customer);
    const { sn } = await withdraw(customer);
    const path = `withdrawals/${sn}`;
    const known = { sn, customer: customer.id, language: 'de-de' };
    expect((await get(path)).data).toMatchObject({ ...known, status: 'pending', approvalsNeeded: 0, approvedBy: [] });
    await operateAs(server, adaToken, 'POST', 'settings', { withdrawal_approval_threshold: 50 });
    await decide(`${path}/review`);
    await approve(sn);
    expect((await get(path)).data).toMatchObject({ status: 'processing', approvalsNeeded: 2, approvedBy: people });
    await decide(`${path}/send`, { transaction_id: transactionOf(sn) });
    await decide(`${path}/confirm`, { confirmations: 20 });
    expect((await get(path)).data).toMatchObject({
      ...known,
      status: 'completed',
      approvalsNeeded: 0,
      approvedBy: people,
    });
    const canceled = await withdraw(customer);
    await customer.client.call('POST wallet/cancel', { sn: canceled.sn });
    expect((await get(`withdrawals/${canceled.sn}`)).data).toMatchObject({ status: 'canceled', approvalsNeeded: 0 });
    const returned = await withdraw(customer);
    await decide(`withdrawals/${returned.sn}/return`, { reason: 'Bitte prüfen.' });
    expect((await get(`withdrawals/${returned.sn}`)).data).toMatchObject({
      status: 'returned',
      reason: 'Bitte prüfen.',
    });
    expect((await get('withdrawals/W0')).http).toBe(404);
    expect(await actsOn(`withdrawal/${canceled.sn}`)).toEqual([]);
  });

  it('by bank still shows who approved it after its card is gone', async () => {
    const customer = await saver(server);
    const { sn } = await draw(customer);
    await decide(`withdrawals/${sn}/review`);
    await approve(sn);
    await decide(`withdrawals/${sn}/send`, { transaction_id: 'SEPA 1' });
    await decide(`withdrawals/${sn}/complete`);
    await server.db.deleteFrom('bank_cards').where('customer_id', '=', customer.id).execute();
    expect((await get(`withdrawals/${sn}`)).data).toMatchObject({ status: 'completed', approvedBy: people });
  });
});

it('every list of what waits for an answer says in which language', async () => {
  const customer = await german();
  await announce(customer);
  await withdraw(customer);
  await customer.client.call('POST petition/create', { category: 'request', text: 'Bitte rufen Sie an.' });
  const japanese = await server.customer();
  await saveLanguage(server.db, japanese.id, 'ja-jp');
  await japanese.client.call('POST user/realAuth', await papers(japanese));
  const owner = await losing(server);
  await saveLanguage(server.db, owner.id, 'th-th');
  const languageIn = async (list: string, of: string) =>
    ((await get(list)).data.items as { customer: string; language: string }[]).find((item) => item.customer === of)?.language; // prettier-ignore
  for (const list of ['deposits', 'withdrawals', 'petitions'])
    expect([list, await languageIn(list, customer.id)]).toEqual([list, 'de-de']);
  expect(await languageIn('verifications', japanese.id)).toBe('ja-jp');
  expect(await languageIn('removals', owner.id)).toBe('th-th');
});

describe('a customer', () => {
  it('is shown with what is open, and the log has only the number', async () => {
    const owner = await losing(server);
    const before = (await get(`customers/${owner.id}`)).data;
    expect(before).toMatchObject({
      id: owner.id,
      username: owner.username,
      email: owner.email,
      language: 'en-us',
      verification: 'none',
      withdrawals_held: null,
      authenticator_removal: { id: String(owner.removal), state: 'requested' },
      closes_at: null,
      closed_at: null,
    });
    const at = server.clock.now();
    await transact(server.db, (tx) => holdWithdrawals(tx, owner.id, 'password-changed', at));
    await server.db
      .updateTable('customers')
      .set({ real_status: 2, closes_at: at })
      .where('id', '=', owner.id)
      .execute();
    expect((await get(`customers/${owner.id}`)).data).toMatchObject({
      verification: 'in review',
      withdrawals_held: { reason: 'password-changed', until: new Date(at.getTime() + 86_400_000).toISOString() },
      closes_at: at.toISOString(),
    });
    expect(await actsOn(`customer/${owner.id}`)).toEqual([
      ['customer-seen', {}],
      ['customer-seen', {}],
    ]);
    expect(JSON.stringify(await acts(server))).not.toContain(owner.email);
  });

  it('is logged out everywhere, and sees in the history that Florin did it', async () => {
    const owner = await server.customer();
    const device = await server.device(owner.id);
    const bystander = await server.customer();
    const ended = await operate(server, 'POST', `customers/${owner.id}/end-sessions`, {});
    expect(ended.data).toEqual({ count: 2 });
    for (const client of [owner.client, device])
      await expect(client.call('GET user/info', {})).rejects.toThrow(/401|session/iu);
    expect((await bystander.client.call('GET user/info', {})).info.id).toBe(bystander.id);
    const again = await server.device(owner.id);
    const { items } = await again.call('GET user/activity', {});
    expect(items.filter(({ kind }) => kind === 'session-ended').map(({ device: by }) => by)).toEqual([null, null]);
    expect(await actsOn(`customer/${owner.id}`)).toEqual([['sessions-ended', { count: 2 }]]);
  });

  it('that is unknown leaves no trace', async () => {
    expect((await operate(server, 'POST', 'customers/10000000/end-sessions', {})).http).toBe(404);
    expect((await get('customers/10000000')).http).toBe(404);
    expect((await get('customers/1;drop')).http).toBe(422);
    expect(await actsOn('customer/10000000')).toEqual([]);
  });
});

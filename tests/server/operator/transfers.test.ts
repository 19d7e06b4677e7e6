import { describe, expect, it } from 'vitest';
import { titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { holder, usdtOf, withdraw } from '../wallet/withdrawal-support.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

let last = 0;
const newTransaction = () => (last += 1).toString(16).padStart(64, 'b');

const decide = (path: string, body: object = {}) => operate(server, 'POST', path, body);
const actsOn = async (subject: string) =>
  (await acts(server)).filter((entry) => entry.subject === subject).map(({ act }) => act);
const listed = async (what: string) =>
  ((await operate(server, 'GET', what)).data.items as { sn: string }[]).map(({ sn }) => sn);

async function deposit() {
  const customer = await holder(server, '1');
  const voucher = await uploadVoucher(customer);
  const request = { currency: 'USDT', network: 'tron', amount: '250', voucher };
  const { sn } = await customer.client.call('POST wallet/up', request);
  return { customer, sn, path: `deposits/${sn}` };
}

async function withdrawal() {
  const customer = await holder(server);
  const { sn } = await withdraw(customer);
  return { customer, sn, path: `withdrawals/${sn}` };
}

describe('an operator', () => {
  it('reviews and credits a deposit, once', async () => {
    const { customer, sn, path } = await deposit();
    expect(await listed('deposits')).toContain(sn);
    expect((await decide(`${path}/review`)).http).toBe(200);
    const body = { transaction_id: 'a'.repeat(64) };
    const answers = await Promise.all([1, 2, 3].map(() => decide(`${path}/credit`, body)));
    expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409']);
    expect(await usdtOf(server, customer)).toEqual(['251', '0']);
    expect(await listed('deposits')).not.toContain(sn);
    expect(await actsOn(`deposit/${sn}`)).toEqual(['deposit-credited', 'deposit-reviewed']);
  });

  it('returns a deposit with a reason, which the log has only as a hash', async () => {
    const { customer, sn, path } = await deposit();
    expect((await decide(`${path}/return`, { reason: '' })).http).toBe(422);
    expect((await decide(`${path}/return`, { reason: 'Margit sent nothing.' })).http).toBe(200);
    expect(await usdtOf(server, customer)).toEqual(['1', '0']);
    expect(JSON.stringify(await acts(server))).not.toContain('Margit');
    expect((await customer.client.call('GET wallet/up-record', {})).items[0]).toMatchObject({
      sn,
      status: 3,
      reason: 'Margit sent nothing.',
    });
  });

  it('reviews, sends and completes a withdrawal', async () => {
    const { customer, sn, path } = await withdrawal();
    expect(await listed('withdrawals')).toContain(sn);
    // Not before its review.
    const transaction = newTransaction();
    expect((await decide(`${path}/send`, { transaction_id: transaction })).http).toBe(409);
    await decide(`${path}/review`);
    const sent = await Promise.all(
      [1, 2, 3].map(() => decide(`${path}/send`, { transaction_id: `0x${transaction.toUpperCase()}` })),
    );
    expect(sent.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409']);
    expect(await usdtOf(server, customer)).toEqual(['400', '0']);
    const record = async () => (await customer.client.call('GET wallet/down-record', { page: '1' })).items[0];
    await decide(`${path}/confirm`, { confirmations: 7 });
    expect(await record()).toMatchObject({ status: 1, confirmations: 7, transaction_id: transaction });
    // A count doesn't fall.
    expect((await decide(`${path}/confirm`, { confirmations: 6 })).http).toBe(409);
    await decide(`${path}/confirm`, { confirmations: 21 });
    expect(await record()).toMatchObject({ status: 2, confirmations: 21 });
    expect(await listed('withdrawals')).not.toContain(sn);
    expect(await actsOn(`withdrawal/${sn}`)).toEqual([
      'withdrawal-completed',
      'withdrawal-sent',
      'withdrawal-reviewed',
    ]);
    expect(await titles(customer.client)).toContain(`Withdrawal sent: ${sn}`);
  });

  it('returns a withdrawal before it is sent, and never after', async () => {
    const { customer, path } = await withdrawal();
    await decide(`${path}/review`);
    expect((await decide(`${path}/return`, { reason: 'The network is down.' })).http).toBe(200);
    expect(await usdtOf(server, customer)).toEqual(['500', '0']);
    expect((await decide(`${path}/send`, { transaction_id: newTransaction() })).http).toBe(409);

    const other = await withdrawal();
    await decide(`${other.path}/review`);
    await decide(`${other.path}/send`, { transaction_id: newTransaction() });
    expect((await decide(`${other.path}/return`, { reason: 'too late' })).http).toBe(409);
    expect(await usdtOf(server, other.customer)).toEqual(['400', '0']);
  });

  it('sends a withdrawal with a transaction of its network, which no other has', async () => {
    const [first, second] = [await withdrawal(), await withdrawal()];
    for (const { path } of [first, second]) await decide(`${path}/review`);
    expect((await decide(`${first.path}/send`, { transaction_id: 'f00d' })).http).toBe(422);
    const transaction = newTransaction();
    const answers = await Promise.all(
      [first, second].map(({ path }) => decide(`${path}/send`, { transaction_id: transaction })),
    );
    expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '422']);
    expect(answers.find(({ http }) => http === 422)?.data.errors).toEqual({
      transaction_id: ['Another withdrawal already has this transaction'],
    });
    const left = answers[0]?.http === 422 ? first : second;
    expect(await usdtOf(server, left.customer)).toEqual(['400', '100']);
    expect((await decide(`${left.path}/send`, { transaction_id: newTransaction() })).http).toBe(200);
  });

  it.each([
    ['withdrawals/W0/review', {}, 404],
    ['withdrawals/W0/send', {}, 422],
    ['withdrawals/W0/send', { transaction_id: '<b>' }, 422],
    ['withdrawals/W0/confirm', { confirmations: -1 }, 422],
    ['withdrawals/W0/confirm', { confirmations: '7' }, 422],
    ['deposits/%00/credit', {}, 422],
    ['deposits/D0/credit', { amount: '-1' }, 422],
    ['deposits/D0/credit', { arrived: '1' }, 422],
    ['deposits/D0/confirm', { confirmations: 1 }, 422],
  ])('gets a clear answer to %s %j', async (path, body, http) => {
    expect((await decide(path, body)).http).toBe(http);
  });
});

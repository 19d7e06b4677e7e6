import { beforeAll, describe, expect, it } from 'vitest';
import { draw, saver, seedTerms } from '../bank/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { holder, withdraw } from '../wallet/withdrawal-support.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

beforeAll(() => seedTerms(server));

const reason = { reason: 'As you asked.' };
const confirmed = (confirmations: number) => ({ transaction_id: 'a'.repeat(64), confirmations });

const operator = (path: string) => ({
  does: async (act: string, body: object = {}) =>
    expect((await operate(server, 'POST', `${path}/${act}`, body)).http).toBe(200),
  isRefused: async (act: string, body: object, message: string) => {
    const logged = (await acts(server)).length;
    const answer = await operate(server, 'POST', `${path}/${act}`, body);
    expect(answer).toMatchObject({ http: 409, data: { code: 'not-next-step' }, message });
    expect((await acts(server)).length).toBe(logged);
  },
});

async function deposit() {
  const customer = await holder(server, '1');
  const request = { currency: 'USDT', network: 'tron', amount: '250', voucher: await uploadVoucher(customer) };
  return operator(`deposits/${(await customer.client.call('POST wallet/up', request)).sn}`);
}

describe('a step that isn’t the next one is refused, with what is possible now:', () => {
  it('of a deposit', async () => {
    const { does, isRefused } = await deposit();
    await isRefused('confirm', confirmed(1), 'This deposit is pending. Possible now: review, credit, return.');
    await does('review');
    await isRefused('review', {}, 'This deposit is in review. Possible now: confirm, credit, return.');
    await does('confirm', confirmed(3));
    await isRefused('confirm', confirmed(2), 'It already has 3 confirmations, and their number only rises.');
    await does('return', reason);
    await isRefused('return', reason, 'This deposit was returned. Possible now: credit.');
    await does('credit');
    await isRefused('credit', {}, 'This deposit was credited. Nothing more can be done with it.');
  });

  it('of a withdrawal', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    const { does, isRefused } = operator(`withdrawals/${sn}`);
    await isRefused('send', { transaction_id: 'f00d' }, 'This withdrawal is pending. Possible now: review, return.');
    await does('review');
    for (const [act, body] of [
      ['confirm', { confirmations: 1 }],
      ['complete', {}],
      ['card', {}],
    ] as const)
      await isRefused(act, body, 'This withdrawal is in review. Possible now: approve, export, send, return.');
    await does('send', { transaction_id: 'd'.repeat(64) });
    await isRefused('return', reason, 'This withdrawal was sent. Possible now: confirm.');
    await does('confirm', { confirmations: 7 });
    await isRefused('confirm', { confirmations: 6 }, 'It already has 7 confirmations, and their number only rises.');
    await does('confirm', { confirmations: 20 });
    await isRefused(
      'confirm',
      { confirmations: 21 },
      'This withdrawal is completed. Nothing more can be done with it.',
    );
    const canceled = await withdraw(customer);
    await customer.client.call('POST wallet/cancel', { sn: canceled.sn });
    const message = 'This withdrawal was canceled by the customer. Nothing more can be done with it.';
    await operator(`withdrawals/${canceled.sn}`).isRefused('review', {}, message);
  });

  it('of a withdrawal by bank', async () => {
    const customer = await saver(server);
    const { does, isRefused } = operator(`withdrawals/${(await draw(customer)).sn}`);
    await isRefused('card', {}, 'This withdrawal by bank is pending. Possible now: review, return.');
    await does('review');
    await does('send', { transaction_id: "RF18 5390/0754 (7034): a.b,c'+?" });
    await isRefused('confirm', { confirmations: 1 }, 'This withdrawal by bank was sent. Possible now: complete, card.');
    await does('complete');
    await isRefused('card', {}, 'This withdrawal by bank is completed. Nothing more can be done with it.');
  });
});

it('a reference of a bank has the characters of SEPA alone', async () => {
  const { sn } = await draw(await saver(server));
  await operate(server, 'POST', `withdrawals/${sn}/review`, {});
  for (const reference of ['<b>', 'Ü1', 'a\nb', ' '])
    expect((await operate(server, 'POST', `withdrawals/${sn}/send`, { transaction_id: reference })).http).toBe(422);
});

it('confirmations are answered with how many are needed', async () => {
  const customer = await holder(server, '1');
  const request = { currency: 'USDT', network: 'tron', amount: '250', voucher: await uploadVoucher(customer) };
  const { sn } = await customer.client.call('POST wallet/up', request);
  await operate(server, 'POST', `deposits/${sn}/review`, {});
  for (const confirmations of [7, 7, 20]) {
    const body = { transaction_id: 'c'.repeat(64), confirmations };
    expect((await operate(server, 'POST', `deposits/${sn}/confirm`, body)).data).toEqual({
      confirmations,
      confirmations_needed: 20,
    });
  }
});

it('a value of the wrong type isn’t valid, and a missing one is to be filled in', async () => {
  const errors = async (body: object) =>
    (await operate(server, 'POST', 'withdrawals/W1/confirm', body)).data.errors as object;
  expect(await errors({ confirmations: 'abc' })).toEqual({ confirmations: ['This isn’t valid'] });
  for (const body of [{}, { confirmations: null }, { confirmations: '' }])
    expect(await errors(body)).toEqual({ confirmations: ['Fill this in'] });
  const note = await operate(server, 'POST', 'interruptions/1/note', { note: { 'de-de': 'Behoben.' } });
  expect(note.data.errors).toEqual({ note: ['English is needed: it’s shown where a translation is missing.'] });
});

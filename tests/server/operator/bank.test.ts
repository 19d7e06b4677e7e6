import { beforeAll, describe, expect, it } from 'vitest';
import { draw, saver, seedTerms } from '../bank/support.ts';
import { useApp } from '../support/app.ts';
import { acts, adaToken, operate, operateAs, withOwnTokens, withToken } from './support.ts';

const server = useApp(withToken);

beforeAll(() => seedTerms(server));

const deposits = {
  holder: 'Florin Ltd',
  bank_name: 'A Bank',
  number: 'GB29NWBK60161331926819',
  bank_code: null,
  minimum: '5',
  maximum: '500',
  minutes: 60,
};
const withdrawals = { fee: '2', minimum: '20', maximum: '500', daily_limit: '900', minutes: 600 };

describe('an operator', () => {
  it('sets account, fee and limits of a currency, which the log keeps', async () => {
    expect((await operate(server, 'POST', 'bank/INR', { deposits, withdrawals })).http).toBe(200);
    const { client } = await server.customer();
    const shown = async () =>
      (await client.call('GET bank/index', {})).items.find(({ currency }) => currency === 'INR');
    expect(await shown()).toMatchObject({
      recharge: { account: { holder: 'Florin Ltd', number: 'GB29NWBK60161331926819' }, minimum: '5', minutes: 60 },
      draw: { fee: '2', left_today: '900' },
    });
    const listed = (await operate(server, 'GET', 'bank')).data.items as { currency: string }[];
    expect(listed.find(({ currency }) => currency === 'INR')).toEqual({ currency: 'INR', deposits, withdrawals });
    expect((await operate(server, 'POST', 'bank/INR', { deposits: null, withdrawals: null })).http).toBe(200);
    expect(await shown()).toMatchObject({ recharge: null, draw: null });
    const fields = (side: string, terms: object) =>
      Object.fromEntries(Object.entries(terms).map(([name, value]) => [`${side}.${name}`, value ?? '']));
    const [from, to] = [
      { ...fields('deposits.from', deposits), ...fields('withdrawals.from', withdrawals) },
      { ...fields('deposits.to', deposits), ...fields('withdrawals.to', withdrawals) },
    ];
    const [off, on] = await acts(server);
    expect(on).toMatchObject({ operator: 'Ada', act: 'bank-terms-set', subject: 'bank/INR' });
    expect(on?.details).toEqual({ 'deposits.from': 'off', 'withdrawals.from': 'off', ...to });
    expect(off?.details).toEqual({ ...from, 'deposits.to': 'off', 'withdrawals.to': 'off' });
  });

  it.each([
    ['bank/BTC', { deposits, withdrawals }, 200],
    ['bank/XYZ', { deposits, withdrawals }, 200],
    ['bank/INR', { deposits }, 422],
    ['bank/INR', { deposits: { ...deposits, maximum: '4' }, withdrawals: null }, 422],
    ['bank/INR', { deposits: { ...deposits, minutes: 0 }, withdrawals: null }, 422],
    ['bank/INR', { deposits: null, withdrawals: { ...withdrawals, fee: '20' } }, 422],
    ['bank/INR', { deposits: null, withdrawals: { ...withdrawals, fee: '-1' } }, 422],
    ['bank/INR', { deposits: null, withdrawals: { ...withdrawals, fee: 'free' } }, 422],
    ['bank/INR', { deposits: { ...deposits, minimum: 'abc' }, withdrawals: null }, 422],
    ['bank/INR', { deposits: null, withdrawals: { ...withdrawals, daily_limit: '1' } }, 422],
  ])('gets a clear answer to %s %j', async (path, body, http) => {
    const answer = await operate(server, 'POST', path, body);
    expect(answer.http).toBe(http);
    if (http === 200) expect(answer.data).toMatchObject({ code: 'currency-unknown' });
  });

  it.each([
    ['deposits', 'minimum', '5.5'],
    ['deposits', 'maximum', '499.5'],
    ['withdrawals', 'fee', '0.5'],
    ['withdrawals', 'minimum', '20.5'],
    ['withdrawals', 'maximum', '499.5'],
    ['withdrawals', 'daily_limit', '899.5'],
  ] as const)('is told that the currency has no digits for %s.%s', async (side, name, amount) => {
    const terms = { deposits, withdrawals };
    const body = { ...terms, [side]: { ...terms[side], [name]: amount } };
    const { http, data } = await operate(server, 'POST', 'bank/JPY', body);
    expect([http, Object.keys(data.errors as object)]).toEqual([422, [`${side}.${name}`]]);
  });

  it('sees the whole card of an open withdrawal, and leaves a trace', async () => {
    const customer = await saver(server);
    const { sn } = await draw(customer);
    // Not while the customer can still cancel it.
    expect((await operate(server, 'POST', `withdrawals/${sn}/card`)).http).toBe(409);
    await operate(server, 'POST', `withdrawals/${sn}/review`, {});
    const listed = (await operate(server, 'GET', 'withdrawals')).data.items as { sn: string; card: string }[];
    expect(listed.find((item) => item.sn === sn)).toMatchObject({ card: '41************11' });
    expect((await operate(server, 'POST', `withdrawals/${sn}/card`)).data).toEqual({
      currency: 'EUR',
      amount: '100',
      fee: '1.5',
      received: '98.5',
      number: '4111111111111111',
      bank_name: 'Sample Savings Bank',
      holder: 'Margit Sample',
      area_code: '+49',
      phone: '15123456789',
    });
    expect((await acts(server))[0]).toMatchObject({ act: 'card-viewed', subject: `withdrawal/${sn}` });
    expect(JSON.stringify(await acts(server))).not.toContain('4111111111111111');
    // Whoever saw it may have paid it, so neither somebody else nor the customer gets it as well.
    const reason = 'The bank refused it.';
    for (const [step, body] of [['card', {}] as const, ['return', { reason }] as const]) {
      expect(await operate(server, 'POST', `withdrawals/${sn}/${step}`, body)).toMatchObject({
        http: 409,
        data: { code: 'exported' },
      });
    }
    expect((await operate(server, 'POST', `withdrawals/${sn}/card`, { sure: true })).http).toBe(200);
    await operate(server, 'POST', `withdrawals/${sn}/return`, { reason, sure: true });
    expect((await operate(server, 'POST', `withdrawals/${sn}/card`, { sure: true })).data).toMatchObject({
      code: 'not-next-step',
    });
    expect((await operate(server, 'POST', 'withdrawals/W0/card')).http).toBe(404);
  });
});

describe('where people have tokens of their own', () => {
  const people = useApp(withOwnTokens);

  it('nobody says with the shared one where customers pay', async () => {
    await seedTerms(people);
    const body = { deposits, withdrawals };
    expect(await operate(people, 'POST', 'bank/INR', body)).toMatchObject({
      http: 409,
      data: { code: 'own-token-needed' },
    });
    expect((await operateAs(people, adaToken, 'POST', 'bank/INR', body)).http).toBe(200);
    expect((await acts(people)).map(({ operator, token }) => [operator, token])).toEqual([['Ada Berg', 'own']]);
  });
});

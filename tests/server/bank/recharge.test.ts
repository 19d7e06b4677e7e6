import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startOperator } from '#server/sandbox/operator/index';
import { operate, withToken } from '../operator/support.ts';
import { useApp, type TestCustomer } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { draw, euroOf, saver, seedTerms } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

beforeAll(() => seedTerms(server));

const recharge = async ({ client }: TestCustomer, change: object = {}) =>
  client.call('POST bank/recharge', {
    currency: 'EUR',
    amount: '500',
    voucher: await uploadVoucher({ client }),
    ...change,
  });

describe('GET bank/index', () => {
  it('has an account, a reference of the customer’s own, and limits for what moves by bank', async () => {
    const { id, client } = await server.customer();
    const { items, verification_needed: needed } = await client.call('GET bank/index', {});
    expect(needed).toBe(true);
    expect(items.map(({ currency }) => currency)).toEqual(
      expect.arrayContaining(['USD', 'EUR', 'SEK', 'INR', 'JPY', 'THB']),
    );
    expect(items.some(({ currency }) => currency === 'BTC')).toBe(false);
    expect(items.find(({ currency }) => currency === 'EUR')).toEqual({
      currency: 'EUR',
      name: 'Euro',
      available: '0',
      held: '0',
      recharge: {
        account: {
          holder: 'Florin Sample Operator',
          bank_name: 'Sample Savings Bank',
          number: 'DE89370400440532013000',
          bank_code: null,
        },
        reference: `FL-${id}`,
        minimum: '10',
        maximum: '50000',
        minutes: 15,
      },
      draw: { fee: '1.5', minimum: '10', maximum: '10000', left_today: '20000', minutes: 240 },
    });
    expect(items.find(({ currency }) => currency === 'INR')).toMatchObject({ recharge: null, draw: null });
  });
});

describe('a deposit by bank', () => {
  it('is announced, reviewed, and credited once, by the sandbox’s operators', async () => {
    const customer = await server.customer();
    const record = await recharge(customer);
    expect(record).toMatchObject({
      kind: 'deposit',
      network: null,
      amount: '500',
      fee: '0',
      received: '500',
      status: 0,
      card: null,
      transaction_id: null,
      cancellable: false,
    });
    expect(record.voucher).toMatch(/^\/uploads\//);
    expect((await customer.client.call('GET wallet/up-record', { fiat: '1' })).items).toMatchObject([
      { sn: record.sn },
    ]);
    const errors: unknown[] = [];
    const stops = [1, 2].map(() => startOperator(server.services, (error) => errors.push(error)));
    await vi.waitFor(
      async () => {
        server.clock.advance(3);
        expect((await customer.client.call('GET bank/records', {})).items).toMatchObject([{ status: 2 }]);
      },
      { timeout: 30_000, interval: 100 },
    );
    await Promise.all(stops.map((stop) => stop()));
    expect(errors).toEqual([]);
    expect(await euroOf(server, customer)).toEqual(['500', '0']);
  });

  it.each([
    [{ currency: 'INR' }, 'currency-unknown'],
    [{ currency: 'BTC' }, 'currency-unknown'],
    [{ amount: '9.99' }, 'amount-too-small'],
    [{ amount: '50000.01' }, 'amount-too-large'],
    [{ voucher: '018f4a1c9d2e7b60.jpg' }, 'file-unknown'],
  ])('is refused: %j is %s', async (change, code) => {
    const { client } = await server.customer();
    const request = { currency: 'EUR', amount: '500', voucher: await uploadVoucher({ client }), ...change };
    expect(await client.try('POST bank/recharge', request)).toMatchObject(refused(code));
    expect((await client.call('GET bank/records', {})).total).toBe(0);
  });

  it('has no more digits than its currency', async () => {
    const { client } = await server.customer();
    const voucher = await uploadVoucher({ client });
    const answer = await client.try('POST bank/recharge', { currency: 'JPY', amount: '5000.5', voucher });
    expect(answer.http).toBe(422);
    expect(Object.keys((answer.data as { errors: object }).errors)).toEqual(['amount']);
  });

  it('uses a receipt once, also in fifty forms or with one key', async () => {
    const customer = await server.customer();
    const { client } = customer;
    const voucher = await uploadVoucher(customer);
    const request = { currency: 'EUR', amount: '500', voucher };
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        client.try('POST bank/recharge', request, index % 2 === 0 ? { key } : {}),
      ),
    );
    const numbers = new Set(answers.flatMap(({ data }) => (data as { sn?: string }).sn ?? []));
    expect(numbers.size).toBe(1);
    expect((await client.call('GET bank/records', {})).total).toBe(1);
  });

  it('is credited or returned by an operator', async () => {
    const customer = await server.customer();
    const [first, second] = [await recharge(customer), await recharge(customer)];
    const decide = (path: string, body: object = {}) => operate(server, 'POST', path, body);
    // The fee of a bank on the way.
    expect((await decide(`deposits/${first.sn}/credit`, { amount: '498.5', bank_entry: 'R1' })).http).toBe(200);
    expect((await decide(`deposits/${first.sn}/credit`)).http).toBe(409);
    expect((await decide(`deposits/${second.sn}/return`, { reason: 'Nothing arrived.' })).http).toBe(200);
    expect(await euroOf(server, customer)).toEqual(['498.5', '0']);
    expect((await customer.client.call('GET bank/records', {})).items).toMatchObject([
      { sn: second.sn, status: 3, reason: 'Nothing arrived.' },
      { sn: first.sn, status: 2, received: '498.5' },
    ]);
  });
});

describe('GET bank/records', () => {
  it('has deposits and withdrawals by bank, newest first, in pages, and one by its number', async () => {
    const customer = { ...(await saver(server, '1000')), username: '' };
    const numbers: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      server.clock.advance(1);
      const { sn } = await recharge(customer);
      numbers.push(sn);
      // No more than ten are open.
      if (index === 0) await operate(server, 'POST', `deposits/${sn}/return`, { reason: 'Nothing arrived.' });
      if (index === 1) await operate(server, 'POST', `deposits/${sn}/credit`, { bank_entry: null });
      server.clock.advance(1);
      numbers.push((await draw(customer, { amount: '20' })).sn);
    }
    await customer.client.call('POST wallet/up', {
      currency: 'USDT',
      network: 'tron',
      amount: '250',
      voucher: await uploadVoucher(customer),
    });
    const page = async (number: string) => customer.client.call('GET bank/records', { page: number });
    const [first, second, third] = [await page('1'), await page('2'), await page('3')];
    expect([first.total, second.total, third.total]).toEqual([22, 22, 22]);
    expect([...first.items, ...second.items].map(({ sn }) => sn)).toEqual(numbers.toReversed());
    expect(third.items).toEqual([]);
    for (const sn of [numbers[0]!, numbers[1]!]) {
      const { items, total } = await customer.client.call('GET bank/records', { sn });
      expect([items.map((item) => item.sn), total]).toEqual([[sn], 1]);
    }
    expect(await customer.client.call('GET bank/records', { sn: 'D0' })).toMatchObject({ items: [], total: 0 });
  });
});

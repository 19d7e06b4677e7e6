import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { sandboxAddress } from '#server/sandbox/addresses';
import { transact } from '#server/db/transact';
import { saveLanguage } from '#server/domains/account/store';
import { beginReview, returnDeposit } from '#server/domains/wallet/review-deposit';
import { lockDeposit, lockOldestDeposit } from '#server/domains/wallet/deposit-store';
import { balance } from '#server/ledger/index';
import { creditDeposits } from '#server/sandbox/operator/deposits';
import { startOperator } from '#server/sandbox/operator/index';
import { seedTerms } from '../bank/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices, type TestPrices } from '../support/prices.ts';
import { uploadVoucher } from './support.ts';

let prices: TestPrices | undefined;
const server = useApp(() => ({ prices: (prices = testPrices()) }));

const announce = async (customer: Awaited<ReturnType<typeof server.customer>>, amount = '250', key?: string) =>
  customer.client.call(
    'POST wallet/up',
    { currency: 'USDT', network: 'tron', amount, voucher: await uploadVoucher(customer) },
    key ? { key } : {},
  );

/** Runs the operators of several servers until the deposit is decided. */
async function decide(sn: string, operators = 1): Promise<void> {
  const errors: unknown[] = [];
  const stops = Array.from({ length: operators }, () => startOperator(server.services, (error) => errors.push(error)));
  await vi.waitFor(
    async () => {
      server.clock.advance(1);
      const { rows } = await sql<{ status: number }>`select status from deposits where sn = ${sn}`.execute(server.db);
      expect(rows[0]?.status).toBe(2);
    },
    { timeout: 30_000, interval: 100 },
  );
  await Promise.all(stops.map((stop) => stop()));
  expect(errors).toEqual([]);
}

describe('a deposit', () => {
  it('has a separate address on each network', async () => {
    const { id, client } = await server.customer();
    const { network, ...rest } = await client.call('POST wallet/address', { currency: 'USDT', network: 'tron' });
    expect(rest).toEqual({ currency: 'USDT', ...sandboxAddress('tron', id) });
    expect(network).toEqual({
      id: 'tron', name: 'Tron (TRC-20)', family: 'tron', withdrawal_fee: '1', minimum_deposit: '5', minimum_withdrawal: '10', confirmations: 20, minutes: 2, deposits_paused: null, withdrawals_paused: null,
    }); // prettier-ignore
  });

  it('is pending, then processing, then credited, with an event each time', async () => {
    const customer = await server.customer();
    const deposit = await announce(customer);
    expect(deposit).toMatchObject({
      currency: 'USDT',
      network: 'tron',
      amount: '250',
      fee: '0',
      received: '250',
      status: 0,
      reason: null,
    });
    expect(deposit.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['received', true],
      ['reviewing', false],
      ['credited', false],
    ]);
    expect(deposit.timeline[2]?.expected_at).not.toBeNull();
    expect(await balance(server.db, customer.id, 'USDT')).toMatchObject({ available: '0' });

    await decide(deposit.sn);
    expect(await balance(server.db, customer.id, 'USDT')).toMatchObject({ available: '250', held: '0' });
    const { items } = await customer.client.call('GET wallet/up-record', {});
    expect(items).toMatchObject([{ sn: deposit.sn, status: 2 }]);
    expect(items[0]?.timeline.every(({ at, expected_at }) => at !== null && expected_at === null)).toBe(true);
    const mine = server.events.filter((event) => event.customer === customer.id).map(({ event }) => event);
    expect(mine).toEqual(['balance', 'notice', 'balance']);
    const notices = await customer.client.call('GET notice/index', {});
    expect(notices.unread).toBe(1);
    const { content } = await customer.client.call('GET notice/detail', { id: notices.items[0]!.id });
    expect(content).toContain('<strong>250.00 USDT</strong>');
    expect(content).toContain(deposit.sn);
  });

  it('is found on its network by the automatic operator, which counts until it is credited', async () => {
    const customer = await server.customer();
    const { sn } = await announce(customer);
    const start = server.clock.now();
    const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
    await transact(server.db, async (tx) => {
      const deposit = await lockDeposit(tx, sn);
      if (deposit) await beginReview(tx, server.services, deposit, { at: start });
    });
    const record = async () => (await customer.client.call('GET wallet/up-record', { sn })).items[0];
    const work = (milliseconds: number) =>
      transact(server.db, (tx) => creditDeposits(tx, server.services, later(milliseconds)));
    expect(await work(320)).toBe(false);
    const found = await record();
    expect(found).toMatchObject({ status: 1, confirmations: 3, confirmations_needed: 20 });
    expect(found?.transaction_id).toMatch(/^[0-9a-f]{64}$/);
    expect(await work(1999)).toBe(false);
    expect(await record()).toMatchObject({ status: 1, confirmations: 19, transaction_id: found?.transaction_id });
    expect(await work(2000)).toBe(true);
    expect(await record()).toMatchObject({ status: 2, confirmations: 20, received: '250' });
  });

  it('has a notice in the customer’s language with every digit', async () => {
    const customer = await server.customer();
    await saveLanguage(server.db, customer.id, 'de-de');
    await decide((await announce(customer, '1234567.123456')).sn);
    const { items } = await customer.client.call('GET notice/index', {});
    const notice = await customer.client.call('GET notice/detail', { id: items[0]!.id });
    expect(notice.title).toMatch(/^Einzahlung gutgeschrieben: D\d+$/);
    expect(notice.content).toContain('1.234.567,123456 USDT');
  });

  it('is credited once by several operators, even if all but one fail halfway', async () => {
    const customer = await server.customer();
    const first = await announce(customer, '100');
    const operator = startOperator(server.services, () => {});
    await operator();
    const second = await announce(customer, '50');
    await decide(first.sn, 4);
    await decide(second.sn, 4);
    expect(await balance(server.db, customer.id, 'USDT')).toMatchObject({ available: '150' });
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from ledger_transfers where kind = 'deposit' and reference in (${first.sn}, ${second.sn})`.execute(
      server.db,
    );
    expect(rows[0]?.count).toBe(2n);
  });

  it('says how many digits its currency has, so that none of its amount is rounded', async () => {
    const customer = await server.customer();
    const voucher = await uploadVoucher(customer);
    const request = { currency: 'BTC', network: 'bitcoin', amount: '0.12345678', voucher };
    expect(await customer.client.call('POST wallet/up', request)).toMatchObject({ amount: '0.12345678', scale: 8 });
  });

  it('is created once per key', async () => {
    const customer = await server.customer();
    const voucher = await uploadVoucher(customer);
    const request = { currency: 'BTC', network: 'bitcoin', amount: '0.5', voucher };
    const first = await customer.client.call('POST wallet/up', request, { key: 'deposit-once' });
    expect(await customer.client.call('POST wallet/up', request, { key: 'deposit-once' })).toEqual(first);
    expect(
      await customer.client.try('POST wallet/up', { ...request, amount: '5' }, { key: 'deposit-once' }),
    ).toMatchObject({ http: 409 });
    expect((await customer.client.call('GET wallet/up-record', {})).total).toBe(1);
  });

  it('can be returned with a reason, and then never changes', async () => {
    const customer = await server.customer();
    const { sn } = await announce(customer);
    await transact(server.db, async (tx) => {
      const at = server.clock.now();
      // Includes deposits that another test left pending.
      for (
        let deposit = await lockOldestDeposit(tx, 'pending', at);
        deposit;
        deposit = await lockOldestDeposit(tx, 'pending', at)
      ) {
        await returnDeposit(tx, server.services, deposit, { at }, 'No transfer has arrived.');
      }
    });
    const { items } = await customer.client.call('GET wallet/up-record', {});
    expect(items[0]).toMatchObject({ sn, status: 3, reason: 'No transfer has arrived.' });
    expect(items[0]?.timeline.map(({ step }) => step)).toEqual(['received', 'returned']);
    await expect(
      sql`update deposits set status = 2, reason = null where sn = ${sn}`.execute(server.db),
    ).rejects.toThrow('decided');
    expect(await balance(server.db, customer.id, 'USDT')).toMatchObject({ available: '0' });
    const notices = await customer.client.call('GET notice/index', {});
    const notice = await customer.client.call('GET notice/detail', { id: notices.items[0]!.id });
    expect(notice.title).toMatch(/^Deposit not credited: D\d+$/);
    expect(notice.content).toContain('No transfer has arrived.');
  });

  it.each([
    [{ currency: 'EUR', network: 'tron' }, 'currency-unknown'],
    [{ currency: 'USDT', network: 'bitcoin' }, 'network-unknown'],
    [{ amount: '4.99' }, 'amount-too-small'],
    [{ amount: '1000000000000000000' }, 'amount-too-large'],
    [{ voucher: '0123456789abcdef.jpg' }, 'file-unknown'],
  ])('is refused: %j is %s', async (change, code) => {
    const customer = await server.customer();
    const request = {
      currency: 'USDT',
      network: 'tron',
      amount: '250',
      voucher: await uploadVoucher(customer),
      ...change,
    };
    expect(await customer.client.try('POST wallet/up', request)).toMatchObject({
      http: 200,
      status: 0,
      data: { code },
    });
  });

  it('is refused in a currency that was never priced, because its maximum is not known', async () => {
    const customer = await server.customer();
    prices?.silence();
    await sql`insert into candles (symbol, interval, time, open, high, low, close)
      values ('BTC-USD', '1m', now(), 1, 1, 1, 1)`.execute(server.db);
    try {
      const request = { currency: 'USDT', network: 'tron', amount: '250', voucher: await uploadVoucher(customer) };
      const { data } = await customer.client.try('POST wallet/up', request);
      expect(data.code).toBe('rate-unavailable');
    } finally {
      prices?.set({});
      await sql`delete from candles`.execute(server.db);
    }
  });

  it('is one of at most ten open ones, even at once, in crypto and by bank together', async () => {
    await seedTerms(server);
    const customer = await server.customer();
    const vouchers: string[] = [];
    for (let turn = 0; turn < 15; turn += 1) vouchers.push(await uploadVoucher(customer));
    const answers = await Promise.all(
      vouchers.map((voucher, turn) =>
        turn % 2 === 0
          ? customer.client.try('POST wallet/up', { currency: 'USDT', network: 'tron', amount: '250', voucher })
          : customer.client.try('POST bank/recharge', { currency: 'EUR', amount: '500', voucher }),
      ),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(10);
    const refusals = answers.filter(({ status }) => status === 0);
    expect(refusals.map(({ data }) => [data.code, data.max])).toEqual(refusals.map(() => ['deposit-limit', 10]));
    const sn = String(answers.find(({ status }) => status === 1)?.data.sn);
    await transact(server.db, async (tx) =>
      returnDeposit(tx, server.services, (await lockDeposit(tx, sn))!, { at: server.clock.now() }, 'Nothing arrived.'),
    );
    expect((await announce(customer)).status).toBe(0);
  });

  it('accepts only the customer’s voucher, once', async () => {
    const [one, other] = [await server.customer(), await server.customer()];
    const voucher = await uploadVoucher(one);
    const request = { currency: 'USDT', network: 'tron', amount: '250', voucher };
    expect(await other.client.try('POST wallet/up', request)).toMatchObject(refused('file-unknown'));
    await one.client.call('POST wallet/up', request);
    expect(await one.client.try('POST wallet/up', request)).toMatchObject(refused('file-unknown'));
  });

  it('cannot have more decimal places than the ledger', async () => {
    const customer = await server.customer();
    const voucher = await uploadVoucher(customer);
    const response = await customer.client.try('POST wallet/up', {
      currency: 'USDT',
      network: 'tron',
      amount: '250.1234567',
      voucher,
    });
    expect(response.http).toBe(422);
  });

  it('is listed only for its customer and kind', async () => {
    const [one, other] = [await server.customer(), await server.customer()];
    await announce(one);
    expect((await other.client.call('GET wallet/up-record', {})).total).toBe(0);
    expect((await one.client.call('GET wallet/up-record', { fiat: '0' })).total).toBe(1);
    expect((await one.client.call('GET wallet/up-record', { fiat: '1' })).total).toBe(0);
  });
});

import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/index';
import { add, divide, isNegative, isPositive, multiply, negate, round, subtract, sum } from '#contract/money';
import { transact } from '#server/db/transact';
import { post } from '#server/ledger/index';
import { password } from '../account/support.ts';
import { operate, withToken } from '../operator/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { move, uploadVoucher } from './support.ts';
import { type Holder, holder, withdraw } from './withdrawal-support.ts';

/*
 * Every call that shows sums, compared with the postings of the ledger to the last digit. The postings are read on their own
 * here, by nothing that the calls use.
 */

const usd = { USD: '1', BTC: '50000', EUR: '1.25', USDT: '1', JPY: '0.00625' };
const prices = testPrices();
const server = useApp((services) => ({ ...withToken(services), prices }));

interface Posting {
  readonly kind: string;
  readonly reference: string;
  readonly at: Date;
  readonly owner: string;
  readonly bucket: string;
  readonly currency: string;
  readonly amount: string;
}

let customer: Holder;
/** Of every transfer that touches the customer, the platform's side too. */
let ledger: Posting[];
let records: ResponseOf<'GET wallet/records'>['items'];

const operator = async (path: string, body: object = {}) => {
  const { http } = await operate(server, 'POST', path, body);
  if (http !== 200) throw new Error(`${path}: ${http}`);
};

const hash = (digit: string) => digit.repeat(64);

async function deposit(amount: string): Promise<string> {
  const voucher = await uploadVoucher(customer);
  const request = { currency: 'USDT', network: 'tron', amount, voucher };
  return `deposits/${(await customer.client.call('POST wallet/up', request)).sn}`;
}

async function convert(from: string, to: string, amount: string): Promise<void> {
  const { quote } = await customer.client.call('POST flash/quote', { from, to, amount, side: 'from' });
  await customer.client.call('POST flash/exchange', { quote });
}

/** Deposits, withdrawals and conversions in every state, fees, and money of yesterday in crypto and cash. */
async function live(): Promise<void> {
  const { id, client } = customer;
  const yesterday = new Date(server.clock.now().getTime() - 86_400_000);
  await move(server, id, { currency: 'EUR', amount: '1234.56', at: yesterday });
  await move(server, id, { currency: 'BTC', amount: '0.12345678', at: yesterday });
  await move(server, id, { currency: 'EUR', amount: '-0.57', at: yesterday, kind: 'withdrawal' });
  await move(server, id, { currency: 'JPY', amount: '5000' });
  await transact(server.db, (tx) =>
    post(tx, {
      kind: 'deposit',
      reference: `with-fee-${id}`,
      customer: id,
      postings: [
        { platform: 'external', currency: 'USDT', amount: '-33.333333' },
        { platform: 'fee', currency: 'USDT', amount: '0.000001' },
        { customer: id, bucket: 'available', currency: 'USDT', amount: '33.333332' },
      ],
    }),
  );
  await operator(`${await deposit('250.123456')}/credit`, { transaction_id: hash('a') });
  // Less arrived than was announced.
  await operator(`${await deposit('60')}/credit`, { transaction_id: hash('b'), amount: '51.5' });
  await operator(`${await deposit('99')}/return`, { reason: 'Nothing arrived.' });
  await deposit('77');
  await convert('USDT', 'EUR', '100');
  await convert('EUR', 'BTC', '33.33');
  const [, sent, done, returned, canceled] = [
    await withdraw(customer, { amount: '20.000001' }),
    await withdraw(customer, { amount: '30' }),
    await withdraw(customer, { amount: '40.5' }),
    await withdraw(customer, { amount: '50' }),
    await withdraw(customer, { amount: '60' }),
  ];
  for (const { sn } of [sent, done, returned]) await operator(`withdrawals/${sn}/review`);
  await operator(`withdrawals/${sent.sn}/send`, { transaction_id: hash('c') });
  await operator(`withdrawals/${done.sn}/send`, { transaction_id: hash('d') });
  await operator(`withdrawals/${done.sn}/confirm`, { confirmations: 50 });
  await operator(`withdrawals/${returned.sn}/return`, { reason: 'The network is down.' });
  await client.call('POST wallet/cancel', { sn: canceled.sn });
}

async function everyRecord() {
  const pages = await Promise.all(
    ['1', '2'].map((page) => customer.client.call('GET wallet/records', { page, size: '20' })),
  );
  return pages.flatMap(({ items }) => items);
}

beforeAll(async () => {
  prices.set(usd);
  customer = await holder(server, '1000');
  await live();
  // Another customer, of whom nothing may show.
  await move(server, (await server.customer()).id, { currency: 'BTC', amount: '7' });
  // What was bought has another worth now.
  prices.set({ ...usd, BTC: '51234.5', EUR: '1.2345' });
  const { rows } = await sql<Posting>`
    select t.kind, t.reference, t.at, a.owner, a.bucket, a.currency, p.amount
    from ledger_postings p join ledger_accounts a on a.id = p.account_id
    join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
    where t.id in (
      select transfer_id from ledger_postings q join ledger_accounts b on b.id = q.account_id where b.owner = ${customer.id})
    order by p.id`.execute(server.db);
  ledger = rows;
  records = await everyRecord();
});

const total = (matches: (posting: Posting) => boolean): string =>
  sum(ledger.filter(matches).map(({ amount }) => amount));
const own = (currency: string, bucket?: string): string =>
  total(
    (posting) =>
      posting.owner === customer.id && posting.currency === currency && (bucket ?? posting.bucket) === posting.bucket,
  );

const now: Record<string, string> = { ...usd, BTC: '51234.5', EUR: '1.2345' };
const currencies = ['BTC', 'EUR', 'JPY', 'USDT'];
const worth = (amount: string, currency: string, base = 'USD') =>
  divide(multiply(amount, now[currency] ?? '0'), now[base] ?? '0');
const worthOf = (bucket: string | undefined, some: readonly string[], base: string) =>
  sum(some.map((currency) => worth(own(currency, bucket), currency, base)));
const scales = { USD: 2, EUR: 2, BTC: 8 };

it('the customer has something in every state', () => {
  expect(new Set(ledger.map(({ kind }) => kind))).toEqual(
    new Set(['deposit', 'flash-exchange', 'test-deposit', 'withdrawal', 'withdrawal-hold', 'withdrawal-release']),
  );
  expect(currencies.map((currency) => isPositive(own(currency)))).toEqual([true, true, true, true]);
  expect(own('USDT', 'held')).toBe('20.000001');
});

it('wallet/index: what is available and held', async () => {
  const { items } = await customer.client.call('GET wallet/index', {});
  for (const { currency, available, held } of items)
    expect([currency, available, held]).toEqual([currency, own(currency, 'available'), own(currency, 'held')]);
});

it.each(Object.entries(scales))('user/amount, wallet/amount, wallet/assets: totals in %s', async (base, scale) => {
  const { client } = customer;
  const all = round(worthOf(undefined, currencies, base), scale);
  const available = round(worthOf('available', currencies, base), scale);
  expect(await client.call('GET user/amount', { currency: base })).toMatchObject({
    total: all,
    available,
    held: subtract(all, available),
  });
  const crypto = round(worthOf(undefined, ['BTC', 'USDT'], base), scale);
  expect(await client.call('GET wallet/amount', { currency: base })).toMatchObject({
    crypto,
    fiat: subtract(all, crypto),
    total: all,
  });
  const assets = await client.call('GET wallet/assets', { currency: base });
  expect(assets.total).toBe(all);
  expect(assets.rows.map(({ currency }) => currency)).toEqual(expect.arrayContaining(currencies));
  for (const { currency, available: free, held, worth: each } of assets.rows)
    expect([currency, free, held, each]).toEqual([
      currency,
      own(currency, 'available'),
      own(currency, 'held'),
      worth(own(currency), currency, base),
    ]);
});

it('wallet/todayProfitLoss: opening, flows and closing', async () => {
  const profit = await customer.client.call('GET wallet/todayProfitLoss', {});
  const since = new Date(profit.since);
  const opening = sum(
    currencies.map((currency) =>
      worth(
        total(({ owner, at, ...posting }) => owner === customer.id && posting.currency === currency && at < since),
        currency,
      ),
    ),
  );
  const flow = (isCounted: (amount: string) => boolean) =>
    sum(
      ledger
        .filter(({ owner, bucket, at }) => owner === 'platform' && bucket === 'external' && at >= since)
        .map(({ currency, amount }) => worth(negate(amount), currency))
        .filter(isCounted),
    );
  const [deposits, withdrawals] = [round(flow(isPositive), 2), round(negate(flow(isNegative)), 2)];
  const closing = round(worthOf(undefined, currencies, 'USD'), 2);
  expect(profit).toMatchObject({
    opening: round(opening, 2),
    deposits,
    withdrawals,
    closing,
    amount: add(subtract(subtract(closing, round(opening, 2)), deposits), withdrawals),
  });
});

it('wallet/history: what it ends with, in total and of each currency', async () => {
  const latest = async (name?: string) =>
    (await customer.client.call('GET wallet/history', { range: 'day', ...(name ? { name } : {}) })).items.at(-1)?.value;
  expect(await latest()).toBe(round(worthOf(undefined, currencies, 'USD'), 2));
  for (const currency of currencies) expect(await latest(currency)).toBe(round(worth(own(currency), currency), 2));
});

it('wallet/records: every change and the balance after it', async () => {
  for (const currency of currencies) {
    const changes = records.filter((record) => record.currency === currency).toReversed();
    expect(sum(changes.map(({ amount }) => amount))).toBe(own(currency));
    let balance = '0';
    for (const change of changes) {
      balance = add(balance, change.amount);
      expect(change.balance).toBe(balance);
      const isPart = (posting: Posting) => posting.reference === change.reference && posting.currency === currency;
      expect(change.amount).toBe(total((posting) => posting.owner === customer.id && isPart(posting)));
      const parts = change.parts.filter((part) => part.currency === currency);
      const sumOf = (accounts: string[]) =>
        sum(parts.filter(({ account }) => accounts.includes(account)).map(({ amount }) => amount));
      expect(sumOf(['available', 'held'])).toBe(change.amount);
      for (const cost of ['fee', 'spread'])
        expect(sumOf([cost])).toBe(total((posting) => posting.bucket === cost && isPart(posting)));
    }
  }
});

it('wallet/statement and wallet/statementBalances: the same changes, beginning and end', async () => {
  const { client } = customer;
  const file = await client.send({ url: '/api/wallet/statement' });
  const lines = file.payload
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',').slice(2));
  expect(lines).toEqual(
    records.toReversed().map(({ currency, amount, balance, reference }) => [currency, amount, balance, reference]),
  );
  const from = server.clock.now().toISOString().slice(0, 10);
  const since = new Date(`${from}T00:00:00Z`);
  const { items } = await client.call('GET wallet/statementBalances', { from });
  expect(items.map(({ currency }) => currency).toSorted()).toEqual(currencies);
  for (const { currency, opening, listed, unlisted, closing } of items) {
    const before = total(
      ({ owner, at, ...posting }) => owner === customer.id && posting.currency === currency && at < since,
    );
    expect([currency, opening, listed, unlisted, closing]).toEqual([
      currency,
      before,
      subtract(own(currency), before),
      '0',
      own(currency),
    ]);
  }
});

it('wallet/up-record, wallet/down-record, flash/records: each order as it was booked', async () => {
  const { client } = customer;
  const booked = (reference: string, bucket: string, owner = 'platform') =>
    total((posting) => posting.reference === reference && posting.bucket === bucket && posting.owner === owner);
  for (const { sn, status, received } of (await client.call('GET wallet/up-record', {})).items)
    expect(booked(sn, 'available', customer.id)).toBe(status === 2 ? received : '0');
  const withdrawals = (await client.call('GET wallet/down-record', { page: '1' })).items;
  expect(withdrawals).toHaveLength(5);
  for (const { sn, status, amount, fee, received, transaction_id: transaction } of withdrawals) {
    const left = transaction !== null;
    expect([booked(sn, 'external'), booked(sn, 'fee')]).toEqual(left ? [received, fee] : ['0', '0']);
    expect(booked(sn, 'held', customer.id)).toBe(status === 0 ? amount : '0');
    expect(booked(sn, 'available', customer.id)).toBe(left || status === 0 ? negate(amount) : '0');
  }
  for (const { number, amount, target_amount: got, spread_amount: spread } of (
    await client.call('GET flash/records', {})
  ).items) {
    const changes = ledger.filter(({ owner, reference }) => owner === customer.id && reference === number);
    expect(changes.map((posting) => posting.amount).toSorted()).toEqual([negate(amount), got].toSorted());
    expect(booked(number, 'spread')).toBe(spread);
  }
});

it('wallet/limits: what left today, or is on its way', async () => {
  const { unverified } = await customer.client.call('GET wallet/limits', {});
  const today = ({ at }: Posting) => at.toISOString().slice(0, 10) === server.clock.now().toISOString().slice(0, 10);
  const isLeft = (posting: Posting) => posting.reference.startsWith('W') && posting.owner === customer.id;
  const left = total((posting) => isLeft(posting) && today(posting) && posting.bucket === 'available');
  expect(unverified?.used).toBe(negate(left));
});

it('user/export: balances and transactions', async () => {
  const { data } = await customer.client.call('POST user/export', { password });
  expect(data.balances).toEqual(
    currencies.map((currency) => ({ currency, available: own(currency, 'available'), held: own(currency, 'held') })),
  );
  expect(data.transactions).toEqual(records.toReversed());
});

import { beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { negate, sum } from '#contract/money';
import { operate, withToken } from '../operator/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { draw, saver, seedTerms } from './support.ts';

/* What the bank's calls show, compared with the postings of the ledger, which are read by nothing that the calls use. */

interface Posting {
  readonly reference: string;
  readonly owner: string;
  readonly bucket: string;
  readonly amount: string;
}

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

let customer: Awaited<ReturnType<typeof saver>>;
let ledger: Posting[];

const operator = async (path: string, body: object = {}) => {
  const { http } = await operate(server, 'POST', path, body);
  if (http !== 200) throw new Error(`${path}: ${http}`);
};

async function recharge(amount: string): Promise<string> {
  const voucher = await uploadVoucher(customer);
  return (await customer.client.call('POST bank/recharge', { currency: 'EUR', amount, voucher })).sn;
}

beforeAll(async () => {
  await seedTerms(server);
  customer = await saver(server, '1000.01');
  await operator(`deposits/${await recharge('250.5')}/credit`, { bank_entry: null });
  await operator(`deposits/${await recharge('40')}/return`, { reason: 'Nothing arrived.' });
  await recharge('77');
  await draw(customer, { amount: '100.25' });
  const done = await draw(customer, { amount: '200' });
  const returned = await draw(customer, { amount: '50' });
  const canceled = await draw(customer, { amount: '60' });
  for (const { sn } of [done, returned]) await operator(`withdrawals/${sn}/review`);
  await operator(`withdrawals/${done.sn}/send`, { transaction_id: 'SEPA-1' });
  await operator(`withdrawals/${done.sn}/complete`);
  await operator(`withdrawals/${returned.sn}/return`, { reason: 'The card is closed.' });
  await customer.client.call('POST wallet/cancel', { sn: canceled.sn });
  const { rows } = await sql<Posting>`
    select t.reference, a.owner, a.bucket, p.amount
    from ledger_postings p join ledger_accounts a on a.id = p.account_id
    join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
    where a.currency = 'EUR' and t.customer_id = ${customer.id}`.execute(server.db);
  ledger = rows;
});

const booked = (bucket: string, owner: string, reference?: string): string =>
  sum(
    ledger
      .filter(
        (posting) =>
          posting.bucket === bucket &&
          posting.owner === owner &&
          (reference === undefined || posting.reference === reference),
      )
      .map(({ amount }) => amount),
  );

it('bank/index: what is available and held', async () => {
  const { items } = await customer.client.call('GET bank/index', {});
  const [available, held] = [booked('available', customer.id), booked('held', customer.id)];
  expect([available, held]).toEqual(['950.26', '100.25']);
  expect(items.find(({ currency }) => currency === 'EUR')).toMatchObject({ available, held });
});

it('bank/records, wallet/up-record, wallet/down-record: each order as it was booked', async () => {
  const { client } = customer;
  const { items } = await client.call('GET bank/records', { page: '1' });
  expect(items.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
    'deposit 0',
    'deposit 2',
    'deposit 3',
    'withdrawal 0',
    'withdrawal 2',
    'withdrawal 3',
    'withdrawal 3',
  ]);
  for (const { sn, kind, status, amount, fee, received } of items) {
    const free = booked('available', customer.id, sn);
    if (kind === 'deposit') {
      expect(free).toBe(status === 2 ? received : '0');
      continue;
    }
    expect(free).toBe(status === 3 ? '0' : negate(amount));
    expect(booked('held', customer.id, sn)).toBe(status === 0 ? amount : '0');
    expect([booked('external', 'platform', sn), booked('fee', 'platform', sn)]).toEqual(
      status === 2 ? [received, fee] : ['0', '0'],
    );
  }
  const listed = [
    ...(await client.call('GET wallet/up-record', { fiat: '1' })).items,
    ...(await client.call('GET wallet/down-record', { page: '1', fiat: '1' })).items,
  ];
  const key = (record: { sn: string; amount: string; fee: string; received: string; status: number }) =>
    [record.sn, record.amount, record.fee, record.received, record.status].join(' ');
  expect(listed.map(key).toSorted()).toEqual(items.map(key).toSorted());
});

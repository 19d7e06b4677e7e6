import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { holder, usdtOf, type Holder } from '../wallet/withdrawal-support.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

const decide = (path: string, body: object = {}) => operate(server, 'POST', path, body);
const entriesOf = async (sn: string) =>
  (await acts(server)).filter(({ subject }) => subject === `deposit/${sn}`).map(({ act, details }) => [act, details]);

let last = 0;
/** As written by a network whose ids are hexadecimal. */
const newTransaction = () => (last += 1).toString(16).padStart(64, 'a');

async function announced(change: object = {}, given?: Holder) {
  const customer = given ?? (await holder(server, '1'));
  const voucher = await uploadVoucher(customer);
  const request = { currency: 'USDT', network: 'tron', amount: '250', voucher, ...change };
  const { sn } = await customer.client.call('POST wallet/up', request);
  const record = async () => (await customer.client.call('GET wallet/up-record', { sn })).items[0];
  return { customer, sn, path: `deposits/${sn}`, record };
}

/** A deposit by bank, which has no network. */
async function byBank() {
  const deposit = await announced();
  await sql`alter table deposits disable trigger deposits_one_way`.execute(server.db);
  await sql`
    update deposits set network = null, address = null, currency = 'EUR', amount = 100 where sn = ${deposit.sn}`.execute(
    server.db,
  );
  await sql`alter table deposits enable trigger deposits_one_way`.execute(server.db);
  return deposit;
}

describe('what arrived', () => {
  it('is found, counted live, and credited', async () => {
    const { customer, sn, path, record } = await announced();
    const transaction = newTransaction();
    // Not before its review.
    expect((await decide(`${path}/confirm`, { transaction_id: transaction, confirmations: 1 })).http).toBe(409);
    await decide(`${path}/review`);
    server.events.length = 0;
    await decide(`${path}/confirm`, { transaction_id: `0x${transaction.toUpperCase()}`, confirmations: 3 });
    expect(server.events).toMatchObject([{ customer: customer.id, event: 'balance' }]);
    expect(await record()).toMatchObject({ status: 1, transaction_id: transaction, confirmations: 3, confirmations_needed: 20 }); // prettier-ignore
    expect((await decide(`${path}/confirm`, { transaction_id: transaction, confirmations: 2 })).http).toBe(409);
    await decide(`${path}/confirm`, { transaction_id: transaction, confirmations: 12 });
    expect((await decide(`${path}/credit`)).http).toBe(200);
    expect(await record()).toMatchObject({ status: 2, confirmations: 20, amount: '250', received: '250' });
    expect(await usdtOf(server, customer)).toEqual(['251', '0']);
    const details = { transaction_id: transaction };
    expect(await entriesOf(sn)).toEqual([
      ['deposit-credited', { ...details, amount: '250' }],
      ['deposit-found', details],
      ['deposit-reviewed', {}],
    ]);
  });

  it.each([
    ['less', '199.5', '200.5', '199.50'],
    ['more', '250.000001', '251.000001', '250.000001'],
  ])('is credited when it is %s than announced, and both are shown and told', async (_, amount, balance, told) => {
    const { customer, sn, path, record } = await announced();
    const transaction = newTransaction();
    expect((await decide(`${path}/credit`, { amount, transaction_id: transaction })).http).toBe(200);
    expect(await usdtOf(server, customer)).toEqual([balance, '0']);
    expect(await record()).toMatchObject({ amount: '250', received: amount, status: 2, transaction_id: transaction });
    const notices = await customer.client.call('GET notice/index', {});
    const { content } = await customer.client.call('GET notice/detail', { id: notices.items[0]!.id });
    expect(content).toContain(`<strong>${told} USDT</strong>`);
    expect(content).toContain('submitted 250.00 USDT');
    expect((await entriesOf(sn))[0]).toEqual(['deposit-credited', { amount, transaction_id: transaction }]);
    const [transfer] = (await customer.client.call('GET wallet/records', { name: 'USDT' })).items;
    expect(transfer).toMatchObject({ kind: 'deposit', reference: sn, amount });
  });

  it('is credited late, after the deposit was returned', async () => {
    const { customer, sn, path, record } = await announced();
    await decide(`${path}/review`);
    await decide(`${path}/return`, { reason: 'Nothing has arrived.' });
    expect((await decide(`${path}/return`, { reason: 'Twice.' })).http).toBe(409);
    const credits = await Promise.all(
      [1, 2, 3].map(() => decide(`${path}/credit`, { amount: '240', transaction_id: newTransaction() })),
    );
    expect(credits.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409']);
    expect(await usdtOf(server, customer)).toEqual(['241', '0']);
    const late = await record();
    expect(late).toMatchObject({ status: 2, reason: null, received: '240' });
    expect(late?.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['received', true],
      ['reviewing', true],
      ['returned', true],
      ['credited', true],
    ]);
    expect(await titles(customer.client)).toEqual(
      expect.arrayContaining([`Deposit not credited: ${sn}`, `Deposit credited: ${sn}`]),
    );
  });

  it('is not credited to an account that was closed meanwhile', async () => {
    const { customer, sn, path } = await announced();
    await decide(`${path}/return`, { reason: 'Nothing has arrived.' });
    await sql`alter table customers disable trigger customers_close_once`.execute(server.db);
    await sql`update customers set closed_at = now() where id = ${customer.id}`.execute(server.db);
    await sql`alter table customers enable trigger customers_close_once`.execute(server.db);
    expect((await decide(`${path}/credit`, { transaction_id: newTransaction() })).http).toBe(409);
    const { rows } = await sql`select from ledger_transfers where reference = ${sn}`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('is by bank without a transaction', async () => {
    const { path, record } = await byBank();
    await decide(`${path}/review`);
    expect((await decide(`${path}/confirm`, { transaction_id: newTransaction(), confirmations: 1 })).http).toBe(409);
    expect((await decide(`${path}/credit`, { transaction_id: newTransaction() })).http).toBe(422);
    expect((await decide(`${path}/credit`, { amount: '99.999', bank_entry: null })).http).toBe(422);
    // Without saying from which entry, or that there is none.
    expect((await decide(`${path}/credit`, { amount: '99.99' })).data.errors).toEqual({
      bank_entry: [expect.any(String)],
    });
    expect((await decide(`${path}/credit`, { amount: '99.99', bank_entry: null })).http).toBe(200);
    expect(await record()).toMatchObject({ network: null, amount: '100', received: '99.99', transaction_id: null, confirmations: 0, confirmations_needed: 0 }); // prettier-ignore
  });
});

describe('an entry on a bank’s statement', () => {
  it('credits one deposit, however many name it at once', async () => {
    const deposits = [];
    for (let count = 0; count < 5; count += 1) deposits.push(await byBank());
    const answers = await Promise.all(
      deposits.map(({ path }) => decide(`${path}/credit`, { bank_entry: 'DE02120300000000202051/R1' })),
    );
    expect(answers.map(({ http }) => http).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
    const refused = answers.find(({ http }) => http === 422);
    expect(refused?.data.errors).toEqual({ bank_entry: [expect.any(String)] });
    const credited = deposits[answers.findIndex(({ http }) => http === 200)];
    expect(await entriesOf(credited?.sn ?? '')).toEqual([
      ['deposit-credited', { amount: '100', bank_entry: 'DE02120300000000202051/R1' }],
    ]);
  });

  it('credits no deposit of crypto', async () => {
    const { path } = await announced();
    const body = { transaction_id: newTransaction(), bank_entry: 'R1' };
    expect((await decide(`${path}/credit`, body)).http).toBe(422);
  });
});

describe('a transaction', () => {
  it('is credited once, however many deposits name it at once, and however it is written', async () => {
    const transaction = newTransaction();
    const deposits = await Promise.all(Array.from({ length: 6 }, () => announced()));
    const written = [transaction, transaction.toUpperCase(), `0x${transaction}`];
    const answers = await Promise.all(
      deposits.map(({ path }, index) => decide(`${path}/credit`, { transaction_id: written[index % 3] })),
    );
    expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '422', '422', '422', '422', '422']);
    const refused = answers.find(({ http }) => http === 422);
    expect(refused?.data.errors).toEqual({ transaction_id: ['Another deposit already has this transaction'] });
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from ledger_transfers where kind = 'deposit' and reference = any(${deposits.map(({ sn }) => sn)})`.execute(
      server.db,
    );
    expect(rows).toEqual([{ count: 1n }]);
    // Not even looked for.
    const another = await announced();
    await decide(`${another.path}/review`);
    const looked = await decide(`${another.path}/confirm`, { transaction_id: transaction, confirmations: 1 });
    expect(looked.http).toBe(422);
  });

  it('of a returned deposit may pay another, and then never the first', async () => {
    const transaction = newTransaction();
    const [first, second] = [await announced(), await announced()];
    await decide(`${first.path}/review`);
    await decide(`${first.path}/confirm`, { transaction_id: transaction, confirmations: 1 });
    await decide(`${first.path}/return`, { reason: 'It is another customer’s.' });
    expect((await decide(`${second.path}/credit`, { transaction_id: transaction })).http).toBe(200);
    expect((await decide(`${first.path}/credit`)).http).toBe(422);
    expect((await first.record())?.status).toBe(3);
  });

  it('can be corrected while it is counted', async () => {
    const { path, record } = await announced();
    const right = newTransaction();
    await decide(`${path}/review`);
    await decide(`${path}/confirm`, { transaction_id: newTransaction(), confirmations: 9 });
    expect((await decide(`${path}/confirm`, { transaction_id: right, confirmations: 2 })).http).toBe(200);
    expect(await record()).toMatchObject({ transaction_id: right, confirmations: 2 });
  });

  it.each([
    ['none', {}],
    ['one that is too short', { transaction_id: 'f00d' }],
    ['one of another network', { transaction_id: `${'5'.repeat(80)}Abcd` }],
    ['too many decimal places', { transaction_id: 'b'.repeat(64), amount: '250.1234567' }],
    ['no amount', { transaction_id: 'b'.repeat(64), amount: '0' }],
  ])('is asked for: %s', async (_, body) => {
    const { customer, path } = await announced();
    expect((await decide(`${path}/credit`, body)).http).toBe(422);
    expect(await usdtOf(server, customer)).toEqual(['1', '0']);
  });

  it('is credited with more than twice what was announced only if that is sure', async () => {
    const { customer, path } = await announced();
    const credit = (amount: string, change: object = {}) =>
      decide(`${path}/credit`, { amount, transaction_id: newTransaction(), ...change });
    const answer = await credit('500.000001');
    expect(answer).toMatchObject({ http: 409, data: { code: 'more-than-announced', announced: '250' } });
    expect(answer.message).toContain('--sure');
    // And never with more than can be deposited.
    expect((await credit('10000000.000001', { sure: true })).data).toMatchObject({
      code: 'amount-too-large',
      maximum: '10000000',
    });
    expect(await usdtOf(server, customer)).toEqual(['1', '0']);
    expect((await credit('500.000001', { sure: true })).http).toBe(200);
    expect(await usdtOf(server, customer)).toEqual(['501.000001', '0']);
  });

  it('is credited with twice what was announced without more', async () => {
    const { customer, path } = await announced();
    expect((await decide(`${path}/credit`, { amount: '500', transaction_id: newTransaction() })).http).toBe(200);
    expect(await usdtOf(server, customer)).toEqual(['501', '0']);
  });

  it('has to bring the minimum of its network', async () => {
    const { customer, path } = await announced();
    const answer = await decide(`${path}/credit`, { amount: '4.99', transaction_id: newTransaction() });
    expect(answer.data).toMatchObject({ code: 'amount-too-small', minimum: '5' });
    expect(await usdtOf(server, customer)).toEqual(['1', '0']);
  });
});

it('one deposit is found by its number wherever it stands, by its customer only', async () => {
  const { customer, sn } = await announced();
  for (let count = 0; count < 21; count += 1) {
    const { path } = await announced({}, customer);
    await decide(`${path}/return`, { reason: 'Nothing arrived.' });
  }
  const { client } = customer;
  const own = await client.call('GET wallet/up-record', { sn });
  expect(own).toMatchObject({ items: [{ sn }], page: 1, total: 1 });
  expect((await client.call('GET wallet/up-record', {})).items.map((item) => item.sn)).not.toContain(sn);
  expect((await client.call('GET wallet/up-record', { sn, fiat: '1' })).total).toBe(0);
  expect((await client.call('GET wallet/up-record', { sn: 'D0' })).total).toBe(0);
  expect((await client.try('GET wallet/up-record', { sn: '' })).http).toBe(422);
  const stranger = await server.customer();
  expect(await stranger.client.call('GET wallet/up-record', { sn })).toMatchObject({ items: [], total: 0 });
});

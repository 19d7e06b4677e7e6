import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { readTotals } from '#server/domains/transparency/snapshot-store';
import { balance, hold } from '#server/ledger/index';
import { ledgerViolations } from '#server/ledger/violations';
import { useApp } from '../support/app.ts';
import type { TestCustomer } from '../support/app.ts';
import { platformBalance } from '../support/ledger-reads.ts';
import { useCommandLine } from './command-line.ts';
import { acts, adaToken, operate, operateAs, withOwnTokens, withToken } from './support.ts';

const server = useApp(withToken);

const transaction = 'f00d'.repeat(16);
const terms = { currency: 'EUR', amount: '100', reference: transaction, reason: 'One transfer paid two customers.' };

const correct = ({ id }: { id: string }, change: object = {}) =>
  operate(server, 'POST', `customers/${id}/correct`, { ...terms, ...change });

async function owner(eur = '40') {
  const customer = await server.customer();
  await server.fund(customer.id, 'EUR', eur);
  return customer;
}

const eurOf = async ({ id }: TestCustomer) => (await balance(server.db, id, 'EUR')).available;

/** Without what the test gave. */
const correctionsOf = async ({ client }: TestCustomer) =>
  (await client.call('GET wallet/records', { kind: 'adjustment' })).items.filter(
    ({ reference }) => reference === transaction,
  );

const assets = async () =>
  (await transact(server.db, (tx) => readTotals(tx))).find(({ currency }) => currency === 'EUR')?.assets;

const entriesOf = async ({ id }: { id: string }) =>
  (await acts(server)).filter(({ act, subject }) => act === 'balance-corrected' && subject === `customer/${id}`);

describe('a correction', () => {
  it('adds what is missing, and is told, recorded, and part of the assets', async () => {
    const customer = await owner();
    const [outside, before] = [await platformBalance(server.db, 'external', 'EUR'), Number(await assets())];
    server.events.length = 0;
    expect(await correct(customer, { amount: '100.50' })).toMatchObject({ http: 200, data: { available: '140.5' } });
    expect(await eurOf(customer)).toBe('140.5');
    expect(server.events).toMatchObject([{ event: 'notice' }, { customer: customer.id, event: 'balance' }]);
    expect(await correctionsOf(customer)).toMatchObject([
      {
        kind: 'adjustment',
        currency: 'EUR',
        amount: '100.5',
        balance: '140.5',
        reference: transaction,
        parts: [{ account: 'available', currency: 'EUR', amount: '100.5' }],
      },
    ]);
    const { items } = await customer.client.call('GET notice/index', {});
    const { title, content } = await customer.client.call('GET notice/detail', { id: items[0]!.id });
    expect(title).toBe('Correction: added to your balance');
    for (const part of [
      'added <strong>100.50 EUR</strong>',
      terms.reason,
      transaction,
      '/wallet/record?kind=adjustment',
    ])
      expect(content).toContain(part);
    expect(await entriesOf(customer)).toMatchObject([
      {
        operator: 'Ada',
        details: {
          currency: 'EUR',
          amount: '100.5',
          reference: transaction,
          reason_sha256: expect.any(String) as string,
        },
      },
    ]);
    expect(JSON.stringify(await acts(server))).not.toContain(terms.reason);
    expect(Number(await platformBalance(server.db, 'external', 'EUR'))).toBe(Number(outside) - 100.5);
    expect(Number(await assets())).toBe(before + 100.5);
    expect(await ledgerViolations(server.db)).toEqual([]);
  });

  it('takes what is too much, and never more than is available', async () => {
    const customer = await owner();
    const answer = await correct(customer, { amount: '-40.01' });
    expect(answer).toMatchObject({ http: 409, data: { code: 'insufficient-balance' } });
    expect(answer.message).toBe('Less than 40.01 EUR is available to the customer, so nothing was taken.');
    expect([await eurOf(customer), await entriesOf(customer), await correctionsOf(customer)]).toEqual(['40', [], []]);
    expect((await customer.client.call('GET notice/index', {})).items).toEqual([]);
    expect(await correct(customer, { amount: '-39.99' })).toMatchObject({ http: 200, data: { available: '0.01' } });
    const { items } = await customer.client.call('GET notice/index', {});
    const { title, content } = await customer.client.call('GET notice/detail', { id: items[0]!.id });
    expect(title).toBe('Correction: taken from your balance');
    expect(content).toContain('took <strong>39.99 EUR</strong>');
    expect(await correctionsOf(customer)).toMatchObject([{ amount: '-39.99', balance: '0.01' }]);
    expect(await ledgerViolations(server.db)).toEqual([]);
  });

  it('takes nothing of what is held', async () => {
    const customer = await owner();
    const held = {
      kind: 'test',
      reference: `held-${customer.id}`,
      customer: customer.id,
      currency: 'EUR',
      amount: '30',
    };
    await transact(server.db, (tx) => hold(tx, held));
    expect((await correct(customer, { amount: '-10.01' })).data).toMatchObject({ code: 'insufficient-balance' });
    expect((await correct(customer, { amount: '-10' })).data).toEqual({ available: '0' });
    expect(await balance(server.db, customer.id, 'EUR')).toMatchObject({ available: '0', held: '30' });
  });

  it('that was refused can be made once there is enough', async () => {
    const customer = await owner();
    expect((await correct(customer, { amount: '-50' })).http).toBe(409);
    await server.fund(customer.id, 'EUR', '20');
    expect((await correct(customer, { amount: '-50' })).data).toEqual({ available: '10' });
  });

  it('is booked once for each reference of a customer, also at once, with the first answer', async () => {
    const customer = await owner();
    const answers = await Promise.all(['100', '100.00', '100', '100.0'].map((amount) => correct(customer, { amount })));
    expect(answers.map(({ http, data }) => [http, data])).toEqual(answers.map(() => [200, { available: '140' }]));
    await server.fund(customer.id, 'EUR', '1');
    expect((await correct(customer)).data).toEqual({ available: '140' });
    expect(await eurOf(customer)).toBe('141');
    expect([(await entriesOf(customer)).length, (await correctionsOf(customer)).length]).toEqual([1, 1]);
    for (const change of [{ amount: '101' }, { amount: '-100' }, { currency: 'USD' }, { reason: 'Another.' }])
      expect(await correct(customer, change)).toMatchObject({ http: 409, data: { code: 'reference-used' } });
    expect((await correct(customer, { reference: 'D26112300001' })).data).toEqual({ available: '241' });
  });

  it('may have the reference of another customer’s, such as a transaction that paid both', async () => {
    const [one, other] = [await owner('1'), await owner('2')];
    await correct(one);
    await correct(other);
    expect([await eurOf(one), await eurOf(other)]).toEqual(['101', '102']);
    expect((await correctionsOf(one)).length).toBe(1);
    expect(await ledgerViolations(server.db)).toEqual([]);
  });

  it('takes nothing in a currency that the customer doesn’t have, and can add it', async () => {
    const customer = await owner();
    expect((await correct(customer, { currency: 'SEK', amount: '-1' })).data).toMatchObject({
      code: 'insufficient-balance',
    });
    expect((await correct(customer, { currency: 'SEK', amount: '1' })).data).toEqual({ available: '1' });
    expect(await eurOf(customer)).toBe('40');
  });

  it.each([
    ['digits that the currency doesn’t have', { amount: '0.001' }, { errors: { amount: ['Too many decimal places for this currency'] } }], // prettier-ignore
    ['nothing', { amount: '0.00' }, { errors: { amount: [expect.any(String)] } }],
    ['no number', { amount: '1e3' }, { errors: { amount: [expect.any(String)] } }],
    ['no reason', { reason: ' ' }, { errors: { reason: [expect.any(String)] } }],
    ['a strange reference', { reference: '<b>' }, { errors: { reference: [expect.any(String)] } }],
    ['an unknown field', { customer: '1' }, { errors: { customer: [expect.any(String)] } }],
    ['an unknown currency', { currency: 'XXX' }, { code: 'currency-unknown' }],
    ['more than can be deposited', { amount: '8000000.01' }, { code: 'amount-too-large', maximum: '8000000' }],
    ['less than that below zero', { amount: '-8000000.01' }, { code: 'amount-too-large', maximum: '8000000' }],
  ])('is not of %s', async (_, change, data) => {
    const customer = await owner();
    expect((await correct(customer, change)).data).toMatchObject(data);
    expect([await eurOf(customer), await entriesOf(customer)]).toEqual(['40', []]);
  });

  it('is of a customer with an open account', async () => {
    expect((await correct({ id: '99999999' })).http).toBe(404);
    const customer = await owner();
    await sql`alter table customers disable trigger customers_close_once`.execute(server.db);
    await sql`update customers set closed_at = now() where id = ${customer.id}`.execute(server.db);
    await sql`alter table customers enable trigger customers_close_once`.execute(server.db);
    expect(await correct(customer)).toMatchObject({ http: 409, data: { code: 'account-closed' } });
    expect(await entriesOf(customer)).toEqual([]);
  });
});

describe('npm run operator', () => {
  const { run, operator } = useCommandLine(server);

  it('takes a negative amount', async () => {
    const customer = await owner();
    const rest = ['EUR', '-15.5', 'W26112300001', 'Paid twice.'];
    expect(await operator('correct', customer.id, ...rest)).toEqual({ available: '24.5' });
    await expect(run(['correct', customer.id, ...rest.with(1, '-99')])).rejects.toThrow('(reference-used)');
  });
});

describe('where people have tokens of their own', () => {
  const people = useApp(withOwnTokens);

  it('nobody corrects with the shared one', async () => {
    const { id } = await people.customer();
    expect(await operate(people, 'POST', `customers/${id}/correct`, terms)).toMatchObject({
      http: 409,
      data: { code: 'own-token-needed' },
    });
    expect((await operateAs(people, adaToken, 'POST', `customers/${id}/correct`, terms)).http).toBe(200);
    expect((await acts(people)).map(({ operator, token }) => [operator, token])).toEqual([['Ada Berg', 'own']]);
  });
});

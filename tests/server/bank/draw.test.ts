import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveWithdrawalTerms } from '#server/domains/bank/terms-store';
import { transact, type Tx } from '#server/db/transact';
import { titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { fromOutside, insist, refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { bind, cardNumber, draw, drawing, euroOf, saver, seedTerms, tryDraw, verified } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

beforeAll(() => seedTerms(server));

const codeOf = ({ data }: { data: unknown }): string => (data as { code?: string }).code ?? 'done';

describe('a withdrawal to a card', () => {
  it('is held at once, told, and in the records', async () => {
    const customer = await saver(server);
    server.events.length = 0;
    const record = await draw(customer, { amount: '200' });
    expect(record).toMatchObject({
      kind: 'withdrawal',
      currency: 'EUR',
      network: null,
      amount: '200',
      fee: '1.5',
      received: '198.5',
      status: 0,
      card: '41************11',
      transaction_id: null,
      voucher: null,
      cancellable: true,
    });
    expect(
      record.timeline.map(({ step, at, expected_at: expected }) => [step, at !== null, expected !== null]),
    ).toEqual([
      ['received', true, false],
      ['reviewing', false, false],
      ['sent', false, false],
      ['completed', false, true],
    ]);
    expect(await euroOf(server, customer)).toEqual(['300', '200']);
    expect((await customer.client.call('GET bank/records', {})).items).toEqual([record]);
    expect((await titles(customer.client))[0]).toBe(`Withdrawal confirmed: ${record.sn}`);
    expect(server.mails.at(-1)?.text).toContain('41************11');
    expect(server.events.map(({ event }) => event)).toContain('balance');
    expect(
      (await customer.client.call('GET bank/index', {})).items.find(({ currency }) => currency === 'EUR'),
    ).toMatchObject({
      available: '300',
      held: '200',
      draw: { fee: '1.5', minimum: '10', maximum: '10000', left_today: '19800' },
    });
  });

  it('takes all there is, fee included', async () => {
    const customer = await saver(server, '37.12');
    expect(await draw(customer, { amount: '37.12' })).toMatchObject({ received: '35.62' });
    expect(await euroOf(server, customer)).toEqual(['0', '37.12']);
  });

  it.each([
    [{ currency: 'INR' }, 'currency-unknown'],
    [{ currency: 'USDT' }, 'currency-unknown'],
    [{ card: '999999' }, 'not-found'],
    [{ card: 'x' }, 'not-found'],
    [{ amount: '9.99' }, 'amount-too-small'],
    [{ amount: '10000.01' }, 'amount-too-large'],
    [{ fee: '1' }, 'terms-changed'],
    [{ fee: '0' }, 'terms-changed'],
    [{ amount: '500.01' }, 'insufficient-balance'],
    [{ fund_password: '135791' }, 'fund-password-wrong'],
  ])('is refused: %j is %s', async (change, code) => {
    const customer = await saver(server);
    expect(await tryDraw(customer, change)).toMatchObject(refused(code));
    expect(await euroOf(server, customer)).toEqual(['500', '0']);
  });

  it.each([
    [{ amount: '100.123' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '1e3' }, 'amount'],
    [{ fund_password: '' }, 'fund_password'],
  ])('is refused at its field: %j', async (change, field) => {
    const { http, data } = await tryDraw(await saver(server), change);
    expect(http).toBe(422);
    expect(Object.keys((data as { errors: object }).errors)).toEqual([field]);
  });

  it('goes to no card of another customer', async () => {
    const [customer, other] = [await saver(server), await saver(server)];
    expect(await tryDraw(customer, { card: other.card })).toMatchObject(refused('not-found'));
  });

  it('needs verification, a fund password, and no hold', async () => {
    const customer = await saver(server);
    const set = (change: string) =>
      sql`update customers set ${sql.raw(change)} where id = ${customer.id}`.execute(server.db);
    await set("real_status = 3, real_reason = 'x'");
    expect(await tryDraw(customer)).toMatchObject(refused('verification-needed'));
    expect(await customer.client.call('GET bank/index', {})).toMatchObject({ verification_needed: true });
    await set('real_status = 1, real_reason = null');
    await set("withdrawals_held_until = now() + interval '1 hour', withdrawals_held_reason = 'password'");
    expect(await tryDraw(customer)).toMatchObject(refused('withdrawals-held'));
    await set('withdrawals_held_until = null, withdrawals_held_reason = null');
    const hash = (
      await sql<{ hash: string }>`select fund_password_hash as hash from customers where id = ${customer.id}`.execute(
        server.db,
      )
    ).rows[0]?.hash;
    await set('fund_password_hash = null');
    expect(await tryDraw(customer)).toMatchObject(refused('fund-password-missing'));
    await sql`update customers set fund_password_hash = ${hash} where id = ${customer.id}`.execute(server.db);
    expect(await draw(customer)).toMatchObject({ status: 0 });
  });

  it('needs the second factor while the authenticator app is on, once each', async () => {
    const customer = await saver(server);
    await sql`insert into authenticators (customer_id, secret, confirmed_at) values (${customer.id}, decode('00', 'hex'), now())`.execute(
      server.db,
    );
    expect(await tryDraw(customer)).toMatchObject(refused('second-factor-needed'));
    const confirm = () =>
      sql`update sessions set confirmed_until = now() + interval '5 minutes' where customer_id = ${customer.id}`.execute(
        server.db,
      );
    await confirm();
    // A refusal for another reason leaves the confirmation.
    expect(await tryDraw(customer, { amount: '600' })).toMatchObject(refused('insufficient-balance'));
    const answers = await Promise.all([1, 2, 3].map(() => tryDraw(customer)));
    expect(answers.map(codeOf).toSorted()).toEqual(['done', 'second-factor-needed', 'second-factor-needed']);
    expect(await euroOf(server, customer)).toEqual(['400', '100']);
  });

  it('is refused if the fee changes before it is settled', async () => {
    const customer = await saver(server);
    const terms = { fee: '20', minimum: '100', maximum: '1000', daily_limit: '1000', minutes: 10 };
    const sek = (fee: string) => tryDraw(customer, { currency: 'SEK', fee });
    await server.fund(customer.id, 'SEK', '500');
    expect(await sek('20')).toMatchObject(refused('terms-changed'));
    await transact(server.db, (tx) => saveWithdrawalTerms(tx, 'SEK', terms));
    expect(await sek('15')).toMatchObject(refused('terms-changed'));
    expect(await sek('20')).toMatchObject({ data: { received: '80' } });
    await transact(server.db, (tx) => saveWithdrawalTerms(tx, 'SEK', null));
    expect(await sek('20')).toMatchObject(refused('currency-unknown'));
  });

  it('answers the same key with the first answer, whatever has changed', async () => {
    const customer = await saver(server);
    const key = randomUUID();
    const first = await draw(customer, {}, key);
    await customer.client.call('POST wallet/cancel', { sn: first.sn });
    await customer.client.call('POST bank/unbind', { card: customer.card });
    expect(await draw(customer, {}, key)).toEqual(first);
    expect((await tryDraw(customer, { amount: '101' }, key)).http).toBe(409);
    expect(await euroOf(server, customer)).toEqual(['500', '0']);
  });
});

/** Returns once a call waits for a lock. */
async function untilWaiting(): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
  while ((await fromOutside(() => waiting.execute(server.db))).rows.length === 0);
}

describe('a withdrawal that waits', () => {
  const terms = { fee: '2', minimum: '10', maximum: '10000', daily_limit: '20000', minutes: 240 };
  it.each([
    ['terms-changed', (tx: Tx) => saveWithdrawalTerms(tx, 'EUR', terms)],
    ['not-found', (tx: Tx, card: string) => sql`delete from bank_cards where id = ${card}`.execute(tx)],
    [
      'withdrawals-held',
      (tx: Tx) =>
        sql`update customers set withdrawals_held_until = now() + interval '1 hour',
      withdrawals_held_reason = 'password'`.execute(tx),
    ],
  ])('sees what changes meanwhile: %s', async (code, change) => {
    const customer = await saver(server);
    const waiting = await transact(server.db, async (tx) => {
      await sql`select from customers where id = ${customer.id} for no key update`.execute(tx);
      const drawing = fromOutside(() => tryDraw(customer));
      await untilWaiting();
      await change(tx, customer.card);
      return { drawing };
    });
    expect(await waiting.drawing).toMatchObject(refused(code));
    expect(await euroOf(server, customer)).toEqual(['500', '0']);
    await transact(server.db, (tx) => saveWithdrawalTerms(tx, 'EUR', { ...terms, fee: '1.5' }));
  });
});

describe('withdrawals at the same time', () => {
  it('take the whole balance once, of fifty', async () => {
    const customer = await saver(server, '100');
    const answers = await Promise.all(Array.from({ length: 50 }, () => insist((key) => tryDraw(customer, {}, key))));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'insufficient-balance')).toHaveLength(49);
    expect(await euroOf(server, customer)).toEqual(['0', '100']);
    expect((await customer.client.call('GET bank/records', {})).total).toBe(1);
  });

  it('are one, if they have one key', async () => {
    const customer = await saver(server);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => insist(() => tryDraw(customer, {}, key))));
    expect(new Set(answers.map(({ data }) => data.sn)).size).toBe(1);
    expect(await euroOf(server, customer)).toEqual(['400', '100']);
    expect((await titles(customer.client)).filter((title) => title.startsWith('Withdrawal confirmed'))).toHaveLength(1);
  });

  it('don’t exceed the daily limit together, and what came back no longer counts', async () => {
    const customer = await saver(server, '60000');
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryDraw(customer, { amount: '9000' })));
    expect(answers.map(codeOf).toSorted()).toEqual(['done', 'done', 'limit-reached', 'limit-reached', 'limit-reached']);
    const left = async () =>
      (await customer.client.call('GET bank/index', {})).items.find(({ currency }) => currency === 'EUR')?.draw
        ?.left_today;
    expect(await left()).toBe('2000');
    const [first] = (await customer.client.call('GET bank/records', {})).items;
    await customer.client.call('POST wallet/cancel', { sn: first!.sn });
    expect(await left()).toBe('11000');
    expect(await draw(customer, { amount: '9000' })).toMatchObject({ status: 0 });
  });

  it('never go to a card that is being removed', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const customer = await verified(server);
      await server.fund(customer.id, 'EUR', '100');
      const { id: card } = await bind(customer, { number: cardNumber(turn) });
      const [drawn, removed] = await Promise.all([
        customer.client.try('POST bank/draw', drawing(card)),
        customer.client.try('POST bank/unbind', { card }),
      ]);
      expect([codeOf(drawn), codeOf(removed)].toSorted()).toEqual(
        codeOf(drawn) === 'done' ? ['card-in-use', 'done'] : ['done', 'not-found'],
      );
    }
  });
});

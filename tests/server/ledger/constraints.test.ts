import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { balance, post } from '#server/ledger/index';
import { postMany } from '#server/ledger/post';
import { useDatabase } from '../support/database.ts';
import { postingsOf } from '../support/ledger-reads.ts';
import { deposit, depositPostings, openAccount, reference } from './support.ts';

const database = useDatabase();

describe('the database refuses', () => {
  it('a transfer that does not sum to zero', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    const lines = JSON.stringify([
      { owner: customer, bucket: 'available', currency: 'EUR', amount: '5' },
      { owner: 'platform', bucket: 'external', currency: 'EUR', amount: '-4.999999999999999999' },
    ]);
    const unbalanced = transact(db, async (tx) => {
      await sql`select ledger_post('test', ${reference()}, ${customer}, null, ${lines})`.execute(tx);
    });
    await expect(unbalanced).rejects.toMatchObject({ code: 'FL004' });
    expect(await balance(db, customer, 'EUR')).toEqual({ currency: 'EUR', available: '0', held: '0' });
  });

  it('a transfer that sums to zero only across currencies', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    const lines = JSON.stringify([
      { owner: customer, bucket: 'available', currency: 'EUR', amount: '5' },
      { owner: 'platform', bucket: 'external', currency: 'USD', amount: '-5' },
    ]);
    const mixed = transact(db, async (tx) => {
      await sql`select ledger_post('test', ${reference()}, ${customer}, null, ${lines})`.execute(tx);
    });
    await expect(mixed).rejects.toMatchObject({ code: 'FL004' });
  });

  it.each(['ledger_postings', 'ledger_transfers'])('updating, deleting and truncating %s', async (table) => {
    const { db } = database;
    await deposit(db, await openAccount(db), 'EUR', '5');
    const id = sql.id(table);
    await expect(sql`update ${id} set id = default`.execute(db)).rejects.toMatchObject({ code: 'FL002' });
    await expect(sql`delete from ${id}`.execute(db)).rejects.toMatchObject({ code: 'FL002' });
    await expect(sql`truncate ${id} cascade`.execute(db)).rejects.toMatchObject({ code: 'FL002' });
  });

  it('a balance not written by the ledger', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    await deposit(db, customer, 'EUR', '5');
    const raise = sql`update ledger_accounts set balance = 1000 where owner = ${customer}`.execute(db);
    await expect(raise).rejects.toMatchObject({ code: 'FL003' });
    const insert =
      sql`insert into ledger_transfers (owner, kind, reference, at) values ('platform', 'test', 'x', now())`.execute(
        db,
      );
    await expect(insert).rejects.toMatchObject({ code: 'FL003' });
  });

  it.each(['-0.000000000000000001', 'NaN'])('a customer’s balance of %s, even past the guard', async (value) => {
    const { db } = database;
    const customer = await openAccount(db);
    await deposit(db, customer, 'EUR', '5');
    const raise = transact(db, async (tx) => {
      await sql`set local florin.ledger = 'on'`.execute(tx);
      await sql`update ledger_accounts set balance = ${value}::numeric where owner = ${customer}`.execute(tx);
    });
    await expect(raise).rejects.toMatchObject({ constraint: 'ledger_accounts_balance' });
  });

  it('a transfer of one customer, or of the platform, that moves money of another', async () => {
    const { db } = database;
    const [customer, other] = [await openAccount(db), await openAccount(db)];
    await deposit(db, customer, 'EUR', '5');
    const postings = [
      { customer, bucket: 'available', currency: 'EUR', amount: '-1' },
      { customer: other, bucket: 'available', currency: 'EUR', amount: '1' },
    ] as const;
    for (const owner of [{ customer }, { customer: other }, {}]) {
      const transfer = { kind: 'test', reference: reference(), ...owner, postings };
      await expect(transact(db, (tx) => post(tx, transfer))).rejects.toMatchObject({ code: 'FL010' });
      await expect(transact(db, (tx) => postMany(tx, [transfer]))).rejects.toMatchObject({ code: 'FL010' });
    }
    expect((await balance(db, customer, 'EUR')).available).toBe('5');
  });

  it('the same kind and reference twice', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    const transfer = {
      kind: 'test',
      reference: reference(),
      customer,
      postings: depositPostings(customer, 'EUR', '5'),
    };
    await transact(db, (tx) => post(tx, transfer));
    await expect(transact(db, (tx) => post(tx, transfer))).rejects.toMatchObject({
      code: '23505',
      // A partition's key has a number.
      constraint: expect.stringMatching(/^ledger_transfers_(?:once|\d+_)/) as string,
    });
    expect((await balance(db, customer, 'EUR')).available).toBe('5');
  });
});

describe('posting', () => {
  it('refuses a balance below zero, even by the smallest unit', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    await deposit(db, customer, 'BTC', '0.1');
    const postings = [
      { customer, bucket: 'available', currency: 'BTC', amount: '-0.100000000000000001' },
      { platform: 'external', currency: 'BTC', amount: '0.100000000000000001' },
    ] as const;
    const overspend = transact(db, (tx) => post(tx, { kind: 'test', reference: reference(), customer, postings }));
    await expect(overspend).rejects.toMatchObject({
      name: 'Refusal',
      code: 'insufficient-balance',
      details: { currency: 'BTC' },
    });
    expect((await balance(db, customer, 'BTC')).available).toBe('0.1');
  });

  it.each(['1e3', '0.1234567890123456789', 'NaN', '1,5'])(
    'refuses the amount %s before it reaches the database',
    async (amount) => {
      const { db } = database;
      const customer = await openAccount(db);
      const transfer = () => depositPostings(customer, 'EUR', amount);
      await expect(
        transact(db, async (tx) => post(tx, { kind: 'test', reference: reference(), customer, postings: transfer() })),
      ).rejects.toThrow(RangeError);
    },
  );

  it('stores the balance after each posting', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    for (const amount of ['5', '0.000000000000000001', '7.25']) await deposit(db, customer, 'EUR', amount);
    await deposit(db, customer, 'USD', '1');
    expect(await postingsOf(db, customer, 'EUR')).toEqual([
      { amount: '7.25', after: '12.250000000000000001', bucket: 'available' },
      { amount: '0.000000000000000001', after: '5.000000000000000001', bucket: 'available' },
      { amount: '5', after: '5', bucket: 'available' },
    ]);
  });

  it('refuses an amount that overflows the column, and books nothing', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    await expect(deposit(db, customer, 'EUR', '100000000000000000000')).rejects.toMatchObject({ code: '22003' });
    expect((await balance(db, customer, 'EUR')).available).toBe('0');
  });
});

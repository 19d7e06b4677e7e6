import { describe, expect, it, vi } from 'vitest';
import { afterCommit, transact, type Tx } from '#server/db/transact';
import { balance, idempotent, post, sweepRefusals } from '#server/ledger/index';
import { IdempotencyConflict, Refusal } from '#server/errors';
import { DAY_MS } from '#server/time';
import { useDatabase } from '../support/database.ts';
import { deposit, openAccount, reference } from './support.ts';

const database = useDatabase();

async function spender(have: string) {
  const { db } = database;
  const customer = await openAccount(db);
  await deposit(db, customer, 'EUR', have);
  const key = { customer, key: reference(), call: 'POST test', body: { amount: '4' } as unknown };
  let runs = 0;
  const run = async (tx: Tx) => {
    runs += 1;
    await post(tx, {
      kind: 'test-spend',
      reference: reference(),
      customer,
      postings: [
        { customer, bucket: 'available', currency: 'EUR', amount: '-4' },
        { platform: 'external', currency: 'EUR', amount: '4' },
      ],
    });
    return { run: runs };
  };
  const call = async (change: Partial<typeof key> = {}) =>
    (await transact(db, (tx) => idempotent(tx, { ...key, ...change }, () => run(tx)))).outcome();
  return { db, customer, call, runs: () => runs };
}

describe('an idempotency key', () => {
  it('returns the first response again and moves money once', async () => {
    const { db, customer, call } = await spender('10');
    expect(await call()).toEqual({ run: 1 });
    expect(await call()).toEqual({ run: 1 });
    expect((await balance(db, customer, 'EUR')).available).toBe('6');
  });

  it('runs one of 20 concurrent requests and returns its response to all', async () => {
    const { db, customer, call, runs } = await spender('100');
    const all = await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(new Set(all.map((response) => JSON.stringify(response)))).toEqual(new Set(['{"run":1}']));
    expect(runs()).toBe(1);
    expect((await balance(db, customer, 'EUR')).available).toBe('96');
  });

  it('also returns a refusal again, even if a new request would succeed', async () => {
    const { db, customer, call, runs } = await spender('3');
    const first = await call().catch((error: unknown) => error);
    expect(first).toBeInstanceOf(Refusal);
    await deposit(db, customer, 'EUR', '100');
    await expect(call()).rejects.toMatchObject({ code: 'insufficient-balance', details: { currency: 'EUR' } });
    expect(runs()).toBe(1);
    expect((await balance(db, customer, 'EUR')).available).toBe('103');
  });

  it('forgets a refusal after a week, and never a response', async () => {
    const { db, customer, call, runs } = await spender('5');
    await call();
    const other = { key: reference() };
    await expect(call(other)).rejects.toBeInstanceOf(Refusal);
    await deposit(db, customer, 'EUR', '100');
    const later = (days: number) => new Date(Date.now() + days * DAY_MS);
    await sweepRefusals(db, later(6.9));
    await expect(call(other)).rejects.toBeInstanceOf(Refusal);
    await sweepRefusals(db, later(7.1));
    expect(await call(other)).toEqual({ run: 3 });
    expect(await call()).toEqual({ run: 1 });
    expect(runs()).toBe(3);
  });

  it('is refused for another body or call', async () => {
    const { call } = await spender('10');
    await call();
    await expect(call({ body: { amount: '5' } })).rejects.toBeInstanceOf(IdempotencyConflict);
    await expect(call({ call: 'POST other' })).rejects.toBeInstanceOf(IdempotencyConflict);
  });

  it('ignores the order of fields in the body', async () => {
    const { call } = await spender('10');
    await call({ body: { a: '1', b: { c: '2', d: '3' } } });
    expect(await call({ body: { b: { d: '3', c: '2' }, a: '1' } })).toEqual({ run: 1 });
  });

  it('belongs to one customer', async () => {
    const [one, two] = [await spender('10'), await spender('10')];
    await one.call({ key: 'shared-key-1' });
    expect(await two.call({ key: 'shared-key-1' })).toEqual({ run: 1 });
    expect((await balance(two.db, two.customer, 'EUR')).available).toBe('6');
  });

  it('stores no errors, so that a retry runs again', async () => {
    const { db, customer } = await spender('10');
    const key = { customer, key: reference(), call: 'POST test', body: {} };
    const broken = transact(db, (tx) => idempotent(tx, key, () => Promise.reject(new Error('broken'))));
    await expect(broken).rejects.toThrow('broken');
    const { outcome } = await transact(db, (tx) => idempotent(tx, key, async () => 'done'));
    expect(outcome()).toBe('done');
  });

  it('rolls back what a refused run wrote, and drops its hooks', async () => {
    const { db, customer } = await spender('10');
    const told = vi.fn<() => void>();
    const key = { customer, key: reference(), call: 'POST test', body: {} };
    const { outcome } = await transact(db, (tx) =>
      idempotent(tx, key, async () => {
        await post(tx, {
          kind: 'test-spend',
          reference: reference(),
          customer,
          postings: [
            { customer, bucket: 'available', currency: 'EUR', amount: '-4' },
            { platform: 'external', currency: 'EUR', amount: '4' },
          ],
        });
        afterCommit(tx, told);
        throw new Refusal('quote-expired');
      }),
    );
    expect(outcome).toThrow(Refusal);
    expect(told).not.toHaveBeenCalled();
    expect((await balance(db, customer, 'EUR')).available).toBe('10');
  });
});

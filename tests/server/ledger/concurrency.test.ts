import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/errors';
import { transact } from '#server/db/transact';
import { balance, balances, hold, post } from '#server/ledger/index';
import { useDatabase } from '../support/database.ts';
import { postingsOf } from '../support/ledger-reads.ts';
import { deposit, openAccount, reference } from './support.ts';

const database = useDatabase();

const settled = (all: readonly PromiseSettledResult<unknown>[]) => ({
  done: all.filter(({ status }) => status === 'fulfilled').length,
  refused: all.filter((one) => one.status === 'rejected' && one.reason instanceof Refusal).length,
});

describe('concurrent operations', () => {
  it('50 callers on one balance never overspend', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    await deposit(db, customer, 'USDT', '100');
    const spend = () =>
      transact(db, (tx) =>
        post(tx, {
          kind: 'test-spend',
          reference: reference(),
          customer,
          postings: [
            { customer, bucket: 'available', currency: 'USDT', amount: '-7' },
            { platform: 'external', currency: 'USDT', amount: '7' },
          ],
        }),
      );
    const outcome = settled(await Promise.allSettled(Array.from({ length: 50 }, spend)));
    expect(outcome).toEqual({ done: 14, refused: 36 });
    expect((await balance(db, customer, 'USDT')).available).toBe('2');
    const postings = await postingsOf(db, customer, 'USDT');
    expect(postings.map(({ after }) => after)).toEqual([
      '2',
      '9',
      '16',
      '23',
      '30',
      '37',
      '44',
      '51',
      '58',
      '65',
      '72',
      '79',
      '86',
      '93',
      '100',
    ]);
  });

  it('50 holds on one balance never exceed it', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    await deposit(db, customer, 'USDT', '10');
    const take = () =>
      transact(db, (tx) => hold(tx, { kind: 'test', reference: reference(), customer, currency: 'USDT', amount: '1' }));
    expect(settled(await Promise.allSettled(Array.from({ length: 50 }, take)))).toEqual({ done: 10, refused: 40 });
    expect(await balance(db, customer, 'USDT')).toEqual({ currency: 'USDT', available: '0', held: '10' });
  });

  it('transfers across several accounts in any order neither deadlock nor lose anything', async () => {
    const { db } = database;
    const customer = await openAccount(db);
    const owned = ['EUR', 'JPY', 'USD'];
    for (const currency of owned) await deposit(db, customer, currency, '1000');
    const move = (index: number) =>
      transact(db, (tx) => {
        const from = owned[index % 3] ?? '';
        const to = owned[(index + 1 + (index % 2)) % 3] ?? '';
        const postings = [
          { customer, bucket: 'available', currency: from, amount: '-1' },
          { platform: 'treasury', currency: from, amount: '1' },
          { platform: 'treasury', currency: to, amount: '-1' },
          { customer, bucket: 'available', currency: to, amount: '1' },
        ] as const;
        return post(tx, {
          kind: 'test-move',
          reference: reference(),
          customer,
          postings: index % 2 ? postings : [...postings].reverse(),
        });
      });
    expect(settled(await Promise.allSettled(Array.from({ length: 60 }, (_, index) => move(index)))).done).toBe(60);
    const all = await balances(db, customer);
    expect(all.reduce((total, { available }) => total + Number(available), 0)).toBe(3000);
  });

  it('two transactions that lock in opposite order both succeed', async () => {
    const { db } = database;
    const [one, two] = [await openAccount(db), await openAccount(db)];
    for (const customer of [one, two]) await deposit(db, customer, 'EUR', '10');
    const take = (tx: Parameters<typeof post>[0], customer: string) =>
      post(tx, {
        kind: 'test-spend',
        reference: reference(),
        customer,
        postings: [
          { customer, bucket: 'available', currency: 'EUR', amount: '-1' },
          { platform: 'external', currency: 'EUR', amount: '1' },
        ],
      });
    // On the first attempt, each waits until the other has its first lock.
    let arrived = 0;
    let open = () => {};
    const bothArrived = new Promise<void>((resolve) => (open = resolve));
    const both = async (first: string, second: string) => {
      let attempts = 0;
      await transact(db, async (tx) => {
        attempts += 1;
        await take(tx, first);
        arrived += 1;
        if (arrived >= 2) open();
        await bothArrived;
        await take(tx, second);
      });
      return attempts;
    };
    const attempts = await Promise.all([both(one, two), both(two, one)]);
    // Which one PostgreSQL aborts, and how often, depends on who gets its lock back first.
    expect(Math.max(...attempts)).toBeGreaterThan(1);
    expect((await balance(db, one, 'EUR')).available).toBe('8');
    expect((await balance(db, two, 'EUR')).available).toBe('8');
  });
});

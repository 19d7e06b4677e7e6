import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { balance, balances, capture, hold, HoldNotOpen, release } from '#server/ledger/index';
import { useDatabase } from '../support/database.ts';
import { platformBalance } from '../support/ledger-reads.ts';
import { deposit, openAccount, reference } from './support.ts';

const database = useDatabase();

async function heldUsdt(amount: string) {
  const { db } = database;
  const customer = await openAccount(db);
  await deposit(db, customer, 'USDT', '100');
  const closing = { kind: 'test', reference: reference(), customer };
  await transact(db, (tx) => hold(tx, { ...closing, currency: 'USDT', amount }));
  return { db, customer, closing };
}

describe('a hold', () => {
  it('moves an amount from available to held, and back when released', async () => {
    const { db, customer, closing } = await heldUsdt('30');
    expect(await balance(db, customer, 'USDT')).toEqual({ currency: 'USDT', available: '70', held: '30' });
    await transact(db, (tx) => release(tx, closing));
    expect(await balance(db, customer, 'USDT')).toEqual({ currency: 'USDT', available: '100', held: '0' });
  });

  it('ends with a capture, which may return a part', async () => {
    const { db, customer, closing } = await heldUsdt('30');
    await transact(db, (tx) =>
      capture(tx, {
        ...closing,
        postings: [
          { platform: 'treasury', currency: 'USDT', amount: '29' },
          { customer, bucket: 'available', currency: 'USDT', amount: '1' },
          { platform: 'treasury', currency: 'BTC', amount: '-0.0003' },
          { platform: 'spread', currency: 'BTC', amount: '0.0000003' },
          { customer, bucket: 'available', currency: 'BTC', amount: '0.0002997' },
        ],
      }),
    );
    expect(await balances(db, customer)).toEqual([
      { currency: 'BTC', available: '0.0002997', held: '0' },
      { currency: 'USDT', available: '71', held: '0' },
    ]);
    expect(await platformBalance(db, 'spread', 'BTC')).toBe('0.0000003');
  });

  it('can be closed once', async () => {
    const { db, customer, closing } = await heldUsdt('30');
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => transact(db, (tx) => release(tx, closing))));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(HoldNotOpen);
    const again = transact(db, (tx) =>
      capture(tx, { ...closing, postings: [{ platform: 'fee', currency: 'USDT', amount: '30' }] }),
    );
    await expect(again).rejects.toBeInstanceOf(HoldNotOpen);
    expect((await balance(db, customer, 'USDT')).available).toBe('100');
  });

  it('stays open when its capture does not sum to zero', async () => {
    const { db, customer, closing } = await heldUsdt('30');
    const short = transact(db, (tx) =>
      capture(tx, { ...closing, postings: [{ platform: 'fee', currency: 'USDT', amount: '29' }] }),
    );
    await expect(short).rejects.toThrow('sum to -1 USDT');
    await transact(db, (tx) => release(tx, closing));
    expect((await balance(db, customer, 'USDT')).available).toBe('100');
  });

  it.each(['0', '-1'])('of %s is refused', async (amount) => {
    const { db } = database;
    const customer = await openAccount(db);
    const nothing = transact(db, (tx) =>
      hold(tx, { kind: 'test', reference: reference(), customer, currency: 'EUR', amount }),
    );
    await expect(nothing).rejects.toThrow(RangeError);
  });
});

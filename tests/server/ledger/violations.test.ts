import { expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { hold } from '#server/ledger/index';
import { ledgerViolations } from '#server/ledger/violations';
import { useDatabase } from '../support/database.ts';
import { deposit, openAccount, reference } from './support.ts';

const database = useDatabase();

it('an order that is booked and held for two customers is found', async () => {
  const { db } = database;
  const customers = [await openAccount(db), await openAccount(db)].toSorted();
  for (const customer of customers) await deposit(db, customer, 'EUR', '5');
  const order = { kind: 'test', reference: reference(), currency: 'EUR', amount: '1' };
  const undone = new Error('undone');
  let found: string[] = [];
  await expect(
    transact(db, async (tx) => {
      for (const customer of customers) await hold(tx, { ...order, customer });
      found = await ledgerViolations(tx);
      throw undone;
    }),
  ).rejects.toBe(undone);
  const both = customers.join(', ');
  expect(found).toEqual([
    `test-hold ${order.reference} is booked for ${both}`,
    `test ${order.reference} is held for ${both}`,
  ]);
});

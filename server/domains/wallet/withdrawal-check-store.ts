import type { Db } from '../../db/transact.ts';
import type { Destination } from './address-book-store.ts';
import { type Amounts, amountsOf, nextSn } from './withdrawal-store.ts';

/** What was checked, and how much of it arrives. */
export interface WithdrawalTerms extends Amounts, Destination {}

export interface WithdrawalCheck {
  readonly hash: string;
  readonly terms: WithdrawalTerms;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** `worth` is in US dollars. */
export async function insertCheck(
  db: Db,
  { hash, terms, expiresAt }: Omit<WithdrawalCheck, 'usedAt'>,
  { worth, at }: { readonly worth: string; readonly at: Date },
): Promise<void> {
  const { customer, currency, network, address, memo, amount, fee } = terms;
  await db
    .insertInto('withdrawal_checks')
    .values({
      hash,
      customer_id: customer,
      currency,
      network,
      address,
      memo,
      amount,
      fee,
      worth,
      created_at: at,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

const check = (db: Db, customer: string, hash: string) =>
  db.selectFrom('withdrawal_checks').selectAll().where('hash', '=', hash).where('customer_id', '=', customer);

type CheckRow = Awaited<ReturnType<ReturnType<typeof check>['executeTakeFirstOrThrow']>>;

const termsOf = (row: CheckRow): WithdrawalTerms => ({
  ...amountsOf(row),
  network: row.network,
  address: row.address,
  memo: row.memo,
});

const checkOf = (row: CheckRow): WithdrawalCheck => ({
  hash: row.hash,
  terms: termsOf(row),
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});

export async function findCheck(db: Db, customer: string, hash: string): Promise<WithdrawalCheck | undefined> {
  const row = await check(db, customer, hash).executeTakeFirst();
  return row && checkOf(row);
}

/** Returns the terms of a check and whether it can still be used, and draws a number for its withdrawal. */
export async function findCheckToConfirm(
  db: Db,
  customer: string,
  hash: string,
  at: Date,
): Promise<{ readonly terms: WithdrawalTerms; readonly sn: string; readonly isOpen: boolean } | undefined> {
  const row = await check(db, customer, hash).select(nextSn(at).as('sn')).executeTakeFirst();
  return row && { terms: termsOf(row), sn: row.sn, isOpen: row.used_at === null && row.expires_at > at };
}

/** Deletes checks that expired before then. */
export async function sweepChecks(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('withdrawal_checks').where('expires_at', '<=', expiredBefore).execute();
}

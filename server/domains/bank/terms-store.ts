import type { Db, Tx } from '../../db/transact.ts';

/** How a currency comes in by bank. */
export interface DepositTerms {
  /** The platform's account. */
  readonly holder: string;
  readonly bank_name: string;
  readonly number: string;
  readonly bank_code: string | null;
  readonly minimum: string;
  readonly maximum: string;
  /** Until a deposit is usually credited. */
  readonly minutes: number;
}

/** How a currency goes out by bank. */
export interface WithdrawalTerms {
  readonly fee: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly daily_limit: string;
  /** Until a withdrawal usually arrives. */
  readonly minutes: number;
}

const deposits = (db: Db) => db.selectFrom('bank_deposit_terms').selectAll();
const withdrawals = (db: Db) => db.selectFrom('bank_withdrawal_terms').selectAll();

export async function findDepositTerms(db: Db, currency: string): Promise<DepositTerms | undefined> {
  return deposits(db).where('currency', '=', currency).executeTakeFirst();
}

export async function findWithdrawalTerms(db: Db, currency: string): Promise<WithdrawalTerms | undefined> {
  return withdrawals(db).where('currency', '=', currency).executeTakeFirst();
}

/** Returns the terms of every currency that moves by bank. */
export async function everyTerms(db: Db): Promise<{
  readonly deposits: ReadonlyMap<string, DepositTerms>;
  readonly withdrawals: ReadonlyMap<string, WithdrawalTerms>;
}> {
  const [incoming, outgoing] = await Promise.all([deposits(db).execute(), withdrawals(db).execute()]);
  return {
    deposits: new Map(incoming.map(({ currency, ...terms }) => [currency, terms])),
    withdrawals: new Map(outgoing.map(({ currency, ...terms }) => [currency, terms])),
  };
}

/** Makes others who change the currency's terms wait, so that what they read before is what they replace. */
export async function lockTerms(tx: Tx, currency: string): Promise<void> {
  await tx.selectFrom('currencies').select('code').where('code', '=', currency).forNoKeyUpdate().execute();
}

/** Null ends deposits of the currency. */
export async function saveDepositTerms(tx: Tx, currency: string, terms: DepositTerms | null): Promise<void> {
  if (terms === null) {
    await tx.deleteFrom('bank_deposit_terms').where('currency', '=', currency).execute();
    return;
  }
  await tx
    .insertInto('bank_deposit_terms')
    .values({ currency, ...terms })
    .onConflict((conflict) => conflict.column('currency').doUpdateSet(terms))
    .execute();
}

/** Null ends withdrawals of the currency. */
export async function saveWithdrawalTerms(tx: Tx, currency: string, terms: WithdrawalTerms | null): Promise<void> {
  if (terms === null) {
    await tx.deleteFrom('bank_withdrawal_terms').where('currency', '=', currency).execute();
    return;
  }
  await tx
    .insertInto('bank_withdrawal_terms')
    .values({ currency, ...terms })
    .onConflict((conflict) => conflict.column('currency').doUpdateSet(terms))
    .execute();
}

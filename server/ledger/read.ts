import type { Db } from '../db/transact.ts';
import type { CustomerBucket } from './tables.ts';

export interface Balance {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
}

/** Returns every currency that the customer has ever had, sorted by code. */
export async function balances(db: Db, customer: string): Promise<Balance[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['currency', 'bucket', 'balance'])
    .where('owner', '=', customer)
    .orderBy('currency')
    .execute();
  const found = new Map<string, { currency: string; available: string; held: string }>();
  for (const { currency, bucket, balance } of rows) {
    const entry = found.get(currency) ?? { currency, available: '0', held: '0' };
    entry[bucket as CustomerBucket] = balance ?? '0';
    found.set(currency, entry);
  }
  return [...found.values()];
}

/** Returns zeros for a currency that the customer has never had. */
export async function balance(db: Db, customer: string, currency: string): Promise<Balance> {
  const all = await balances(db, customer);
  return all.find((entry) => entry.currency === currency) ?? { currency, available: '0', held: '0' };
}

import type { Db } from '../db/transact.ts';
import type { CustomerBucket, PlatformBucket } from './tables.ts';

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

/** Sums the postings of a platform account. `external` and `treasury` are normally negative. */
export async function platformBalance(db: Db, bucket: PlatformBucket, currency: string): Promise<string> {
  const { total } = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .select(({ fn }) => fn.sum<string | null>('amount').as('total'))
    .where('owner', '=', 'platform')
    .where('bucket', '=', bucket)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return total ?? '0';
}

export interface Entry {
  readonly id: bigint;
  readonly kind: string;
  readonly reference: string;
  readonly at: Date;
  readonly bucket: CustomerBucket;
  readonly currency: string;
  /** Added to the account; negative if taken from it. */
  readonly amount: string;
  /** Of the account after this entry. */
  readonly balance: string;
}

export interface EntryQuery {
  readonly customer: string;
  readonly currency?: string;
  readonly bucket?: CustomerBucket;
  readonly kinds?: readonly string[];
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Returns one page of the postings on the customer's accounts, newest first, and their total number. */
export async function entries(db: Db, query: EntryQuery): Promise<{ items: Entry[]; total: number }> {
  let base = db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .innerJoin('ledger_transfers as t', (join) =>
      join.onRef('t.owner', '=', 'p.transfer_owner').onRef('t.id', '=', 'p.transfer_id'),
    )
    .where('a.owner', '=', query.customer)
    .where('p.transfer_owner', '=', query.customer);
  if (query.currency) base = base.where('a.currency', '=', query.currency);
  if (query.bucket) base = base.where('a.bucket', '=', query.bucket);
  if (query.kinds) base = base.where('t.kind', 'in', query.kinds);
  const [rows, count] = await Promise.all([
    base
      .select(['p.id', 't.kind', 't.reference', 't.at', 'a.bucket', 'a.currency', 'p.amount', 'p.balance_after'])
      .orderBy('p.id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    base.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map(({ balance_after: after, ...row }) => ({
      ...row,
      bucket: row.bucket as CustomerBucket,
      balance: after ?? '0',
    })),
    total: Number(count.total),
  };
}

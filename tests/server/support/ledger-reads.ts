import type { Db } from '#server/db/transact';
import type { PlatformBucket } from '#server/ledger/tables';

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

/** Returns the postings on the customer's accounts in a currency, newest first. */
export const postingsOf = (db: Db, customer: string, currency: string) =>
  db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .select(['a.bucket', 'p.amount', 'p.balance_after as after'])
    .where('p.transfer_owner', '=', customer)
    .where('a.owner', '=', customer)
    .where('a.currency', '=', currency)
    .orderBy('p.id', 'desc')
    .execute();

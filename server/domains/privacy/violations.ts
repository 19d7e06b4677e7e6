import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';

/**
 * Returns what is wrong with closed accounts, from their rows and the ledger alone: money that one still has, and a remainder that
 * was taken from an account that isn't closed, or that the platform's adjustments didn't get.
 */
export async function closureViolations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    select format('%s is closed with %s %s %s', c.id, trim_scale(a.balance), a.currency, a.bucket) as violation
      from customers c join ledger_accounts a on a.owner = c.id where c.closed_at is not null and a.balance <> 0
    union all
    select format('transfer %s of %s (%s) belongs to no closed account', t.id, t.owner, t.kind)
      from ledger_transfers t left join customers c on (c.id, c.id) = (t.owner, t.reference)
      where t.kind = 'account-closing' and c.closed_at is null
    union all
    select format('transfer %s of %s (%s) books %s %s %s', t.id, t.owner, t.kind, trim_scale(p.amount), a.currency, a.bucket)
      from ledger_transfers t join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
      join ledger_accounts a on a.id = p.account_id
      where t.kind = 'account-closing'
        and (a.bucket, sign(p.amount)) not in (('available', -1), ('adjustment', 1))`.execute(db);
  return rows.map(({ violation }) => violation);
}

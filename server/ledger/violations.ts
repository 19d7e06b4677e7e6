import { sql } from 'kysely';
import type { Db } from '../db/transact.ts';

/**
 * Returns violations of the ledger's invariants: sums are zero, balances, running balances and holds match the postings, and
 * no order is booked or held for two customers, and no transfer moves money of another customer. What a correction refers to, such as a
 * transaction that paid several customers, is no order.
 */
export async function ledgerViolations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    select format('%s sums to %s', a.currency, sum(p.amount)) as violation
      from ledger_postings p join ledger_accounts a on a.id = p.account_id
      group by a.currency having sum(p.amount) <> 0
    union all
    select format('account %s of %s has %s, its postings say %s', a.id, a.owner, a.balance, coalesce(sum(p.amount), 0))
      from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      where a.owner <> 'platform' group by a.id having a.balance <> coalesce(sum(p.amount), 0)
    union all
    select format('posting %s says %s after it, its account had %s', id, balance_after, running) from (
      select p.id, p.balance_after, sum(p.amount) over (partition by p.account_id order by p.id) as running
      from ledger_postings p) lines where balance_after <> running
    union all
    select format('%s holds %s %s, its open holds say %s', a.owner, a.balance, a.currency, coalesce(h.total, 0))
      from ledger_accounts a left join (
        select customer_id, currency, sum(amount) as total from ledger_holds where status = 'open' group by 1, 2) h
        on h.customer_id = a.owner and h.currency = a.currency
      where a.bucket = 'held' and a.balance <> coalesce(h.total, 0)
    union all
    select format('%s %s is booked for %s', kind, reference, string_agg(owner, ', ' order by owner))
      from ledger_transfers where kind <> 'adjustment' group by kind, reference having count(*) > 1
    union all
    select format('%s %s is held for %s', kind, reference, string_agg(customer_id, ', ' order by customer_id))
      from ledger_holds group by kind, reference having count(*) > 1
    union all
    select format('transfer %s of %s moves money of %s', p.transfer_id, p.transfer_owner, a.owner)
      from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.owner not in ('platform', p.transfer_owner)`.execute(db);
  return rows.map(({ violation }) => violation);
}

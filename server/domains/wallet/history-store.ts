import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';

/**
 * Returns the total balance of each currency just before a time: the one of now, less what was posted since, so that a long history
 * costs nothing.
 */
export async function openingBalances(db: Db, customer: string, time: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ currency: string; amount: string }>`
    with posted as (
      select p.account_id, sum(p.amount) as amount
      from ledger_transfers t
      join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
      where t.owner = ${customer} and t.at >= ${time}
      group by p.account_id)
    select a.currency, sum(a.balance - coalesce(posted.amount, 0)) as amount
    from ledger_accounts a
    left join posted on posted.account_id = a.id
    where a.owner = ${customer}
    group by a.currency`.execute(db);
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

/** Returns deposits (positive) and withdrawals (negative) since a time. */
export async function externalFlows(db: Db, customer: string, since: Date) {
  const { rows } = await sql<{ currency: string; amount: string; at: Date }>`
    select a.currency, -p.amount as amount, t.at
    from ledger_transfers t
    join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
    join ledger_accounts a on a.id = p.account_id
    where t.owner = ${customer} and t.at >= ${since} and a.owner = 'platform' and a.bucket = 'external'
    order by t.id`.execute(db);
  return rows;
}

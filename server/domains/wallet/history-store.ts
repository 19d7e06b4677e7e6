import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';

/** Returns the total balance of each currency just before a time. */
export async function openingBalances(db: Db, customer: string, time: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ currency: string; amount: string }>`
    select a.currency, sum(p.amount) as amount
    from ledger_accounts a
    join ledger_postings p on (p.transfer_owner, p.account_id) = (a.owner, a.id)
    join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
    where a.owner = ${customer} and t.at < ${time}
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

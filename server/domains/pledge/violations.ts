import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';

/**
 * Returns what is wrong with the fixed terms at a time, from their rows and the ledger's postings alone: a term past its
 * maturity, its money booked twice, not at all, or otherwise than its row says, interest above its rate, and more than 100
 * that run for one customer.
 */
export async function pledgeViolations(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    select format('%s is %s past its maturity', number, ${at}::timestamptz - matures_at) as violation
      from pledges where status = 'running' and matures_at <= ${at}
    union all
    select format('%s has %s terms running', customer_id, count(*)) from pledges
      where status = 'running' group by customer_id having count(*) > 100
    union all
    select format('%s matures %s after it was opened, its product takes %s days', t.number, t.matures_at - t.opened_at, p.days)
      from pledges t join pledge_products p on p.id = t.product_id
      where extract(epoch from t.matures_at - t.opened_at) <> p.days * 86400
    union all
    select format('%s of %s is outside of its product', t.number, t.amount)
      from pledges t join pledge_products p on p.id = t.product_id
      where t.amount < p.minimum or t.amount > p.maximum or t.opened_at >= p.closed_at
    union all
    -- Simple interest is at most rate times days; compound interest never more than the days together.
    select format('%s earned %s of %s', t.number, t.interest, t.amount)
      from pledges t join pledge_products p on p.id = t.product_id
      where t.interest > t.amount * case p.interest
        when 'simple' then p.daily_rate / 100 * floor(extract(epoch from least(t.closed_at, t.matures_at) - t.opened_at) / 86400)
        else power(1 + p.daily_rate / 100, floor(extract(epoch from least(t.closed_at, t.matures_at) - t.opened_at) / 86400)) - 1 end
    union all
    select format('%s is %s, booked are %s', number, status, booked) from (
      select t.number, t.status,
        coalesce(l.kinds, '{}') as booked,
        case t.status when 'running' then '{pledge-hold}'::text[] else '{pledge,pledge-hold}' end as expected
      from pledges t left join (
        select reference, array_agg(kind order by kind) as kinds from ledger_transfers group by reference
      ) l on l.reference = t.number) terms where booked <> expected
    union all
    select format('%s is %s, its hold is %s', t.number, t.status, coalesce(h.status, 'missing'))
      from pledges t left join ledger_holds h on (h.customer_id, h.kind, h.reference) = (t.customer_id, 'pledge', t.number)
      where coalesce(h.status, 'missing') <> case t.status when 'running' then 'open' else 'captured' end
        or h.amount <> t.amount
    union all
    select format('%s has %s booked on %s, its row says %s', number, coalesce(amount, 0), bucket, expected) from (
      select t.number, e.bucket, e.expected, l.amount
      from pledges t cross join lateral (values
        ('available', t.customer_id, case t.status when 'running' then -t.amount else t.interest - t.cost end),
        ('held', t.customer_id, case t.status when 'running' then t.amount else 0 end),
        ('interest', 'platform', -coalesce(t.interest, 0)),
        ('fee', 'platform', coalesce(t.cost, 0))) e (bucket, owner, expected)
      left join (
        select t.reference, a.bucket, a.owner, sum(p.amount) as amount from ledger_transfers t
        join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id) join ledger_accounts a on a.id = p.account_id
        group by t.reference, a.bucket, a.owner
      ) l on l.reference = t.number and l.bucket = e.bucket and l.owner = e.owner) sums
      where coalesce(amount, 0) <> expected`.execute(db);
  return rows.map(({ violation }) => violation);
}

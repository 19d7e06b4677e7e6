import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { bookingViolations, holdViolations } from '../../ledger/booking-violations.ts';

/**
 * Returns what is wrong with the fixed terms at a time, from their rows and the ledger alone: a term past its maturity, its money
 * booked twice, not at all, or otherwise than its row says, a hold that it doesn't call for, transfers and holds of none, interest
 * above its rate, and more than 100 that run for one customer.
 */
export async function pledgeViolations(db: Db, at: Date): Promise<string[]> {
  const bookings = await bookingViolations(db, {
    kinds: ['pledge-hold', 'pledge', 'pledge-release'],
    records: sql`select customer_id, number, number as name, status as state from pledges`,
    postings: sql`
      select customer_id, number, kind, bucket, p.currency, its.amount
      from pledges t join pledge_products p on p.id = t.product_id cross join lateral (values
        ('pledge-hold', 'available', -t.amount, true),
        ('pledge-hold', 'held', t.amount, true),
        ('pledge', 'held', -t.amount, t.status <> 'running'),
        ('pledge', 'interest', -t.interest, t.status <> 'running'),
        ('pledge', 'fee', t.cost, t.status <> 'running'),
        ('pledge', 'available', t.amount + t.interest - t.cost, t.status <> 'running')) its (kind, bucket, amount, is_due)
      where is_due`,
  });
  const holds = await holdViolations(
    db,
    'pledge',
    sql`
      select t.customer_id, t.number, p.currency, t.amount, case t.status when 'running' then 'open' else 'captured' end as status
      from pledges t join pledge_products p on p.id = t.product_id`,
  );
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
        else power(1 + p.daily_rate / 100, floor(extract(epoch from least(t.closed_at, t.matures_at) - t.opened_at) / 86400)) - 1 end`.execute(
    db,
  );
  return [...bookings, ...holds, ...rows.map(({ violation }) => violation)];
}

import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { bookingViolations, holdViolations } from '../../ledger/booking-violations.ts';

/**
 * Returns what is wrong with the leverage rooms, from the orders, the periods, and the ledger alone: money of an order that was
 * booked twice, not at all, or otherwise than its row says, a hold that it doesn't call for, transfers and holds of none, an
 * order that is open although its period is settled, one customer's stakes above a period's maximum, and results that aren't the
 * sum of the settled orders.
 */
export async function leverageViolations(db: Db): Promise<string[]> {
  const bookings = await bookingViolations(db, {
    kinds: ['leverage-hold', 'leverage', 'leverage-release'],
    records: sql`
      select customer_id, number, number as name, coalesce(result, 'open') as state from leverage_orders`,
    postings: sql`
      select customer_id, number, kind, bucket, currency, its.amount
      from leverage_orders cross join lateral (values
        ('leverage-hold', 'available', -quantity, true),
        ('leverage-hold', 'held', quantity, true),
        ('leverage', 'held', -quantity, result <> 'returned'),
        ('leverage', 'available', payout, result <> 'returned'),
        ('leverage', 'treasury', quantity - payout, result <> 'returned'),
        ('leverage-release', 'held', -quantity, result = 'returned'),
        ('leverage-release', 'available', payout, result = 'returned')) its (kind, bucket, amount, is_due)
      where is_due`,
  });
  const holds = await holdViolations(
    db,
    'leverage',
    sql`
      select customer_id, number, currency, quantity as amount,
        case when result is null then 'open' when result = 'returned' then 'released' else 'captured' end as status
      from leverage_orders`,
  );
  const { rows } = await sql<{ violation: string }>`
    select format('%s staked %s in %s', o.customer_id, sum(o.quantity), o.period_id) as violation
      from leverage_orders o join leverage_periods p on p.id = o.period_id
      join leverage_terms t on t.room_id = p.room_id and t.valid_from = p.terms_from
      group by o.customer_id, o.period_id, t.period_maximum having sum(o.quantity) > t.period_maximum
    union all
    select format('%s is settled with open orders', p.id) from leverage_periods p
      where p.settled_at is not null and exists (select from leverage_orders where period_id = p.id and result is null)
    union all
    select format('%s has %s after %s orders in %s, its orders say %s after %s', s.customer_id, s.net_result, s.settled_orders,
        s.room_id, sum(o.payout - o.quantity), count(o))
      from leverage_standings s left join leverage_orders o
        on o.customer_id = s.customer_id and o.room_id = s.room_id and o.result is not null
      group by s.customer_id, s.room_id
      having s.net_result is distinct from sum(o.payout - o.quantity) or s.settled_orders <> count(o)`.execute(db);
  return [...bookings, ...holds, ...rows.map(({ violation }) => violation)];
}

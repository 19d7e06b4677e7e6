import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { bookingViolations, holdViolations } from '../../ledger/booking-violations.ts';

/**
 * Returns what is wrong with the counters at a time, from the orders and the ledger alone: an order past its deadline, a request
 * offered twice, money of an order that was booked twice, not at all, or otherwise than its row says, a hold that it doesn't call
 * for, transfers and holds of none, and progress that isn't the sum of the completed orders.
 */
export async function counterViolations(db: Db, at: Date): Promise<string[]> {
  const bookings = await bookingViolations(db, {
    kinds: ['exchange-hold', 'exchange', 'exchange-release', 'bonus'],
    records: sql`select customer_id, sn as number, sn as name, state from counter_orders`,
    postings: sql`
      select customer_id, sn as number, kind, bucket, its.currency, its.amount
      from counter_orders o cross join lateral (values
        ('exchange-hold', 'available', o.currency, -o.amount, state in ('waiting', 'completed', 'refunded')),
        ('exchange-hold', 'held', o.currency, o.amount, state in ('waiting', 'completed', 'refunded')),
        ('exchange', 'held', o.currency, -o.amount, state = 'completed'),
        ('exchange', 'treasury', o.currency, o.amount, state = 'completed'),
        ('exchange', 'treasury', target, profit - target_amount, state = 'completed'),
        ('exchange', 'spread', target, -profit, state = 'completed'),
        ('exchange', 'available', target, target_amount, state = 'completed'),
        ('exchange-release', 'held', o.currency, -o.amount, state = 'refunded'),
        ('exchange-release', 'available', o.currency, o.amount, state = 'refunded'),
        ('bonus', 'adjustment', bonus_currency, -bonus_amount, bonus_paid),
        ('bonus', 'available', bonus_currency, bonus_amount, bonus_paid)) its (kind, bucket, currency, amount, is_due)
      where is_due`,
  });
  const holds = await holdViolations(
    db,
    'exchange',
    sql`
      select customer_id, sn as number, currency, amount,
        case state when 'waiting' then 'open' when 'completed' then 'captured' else 'released' end as status
      from counter_orders where state in ('waiting', 'completed', 'refunded')`,
  );
  const { rows } = await sql<{ violation: string }>`
    select format('%s is %s, %s past its deadline', sn, state, ${at}::timestamptz - due_at) as violation
      from counter_orders where due_at <= ${at}
    union all
    select format('%s has %s open orders', customer_id, count(*)) from counter_orders
      where due_at is not null group by customer_id having count(*) > 1
    union all
    select format('%s was offered request %s %s times', customer_id, request_id, count(*)) from counter_orders
      where request_id is not null group by customer_id, request_id having count(*) > 1
    union all
    select format('request %s has %s takers', request_id, count(*)) from counter_orders
      where request_id is not null and state in ('matched', 'waiting', 'completed') group by request_id having count(*) > 1
    union all
    select format('%s has volume %s at %s, its orders say %s', s.customer_id, s.volume, s.counter_id, coalesce(sum(o.worth), 0))
      from counter_standings s left join counter_orders o
        on o.customer_id = s.customer_id and o.counter_id = s.counter_id and o.state = 'completed'
      group by s.customer_id, s.counter_id having s.volume <> coalesce(sum(o.worth), 0)`.execute(db);
  return [...bookings, ...holds, ...rows.map(({ violation }) => violation)];
}

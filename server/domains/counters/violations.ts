import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { bookingViolations } from '../../ledger/booking-violations.ts';

/** Returns what is wrong with bonuses, each on its own: in a sum, too much for one order hides too little for another. */
const bonusViolations = (db: Db): Promise<string[]> =>
  bookingViolations(db, {
    kinds: ['bonus'],
    records: sql`select customer_id, sn as number, sn as name, state from counter_orders`,
    postings: sql`
      select customer_id, sn as number, 'bonus' as kind, bucket, bonus_currency as currency, its.amount
      from counter_orders cross join lateral (values
        ('adjustment', -bonus_amount), ('available', bonus_amount)) its (bucket, amount)
      where bonus_paid`,
  });

/**
 * Returns what is wrong with the counters at a time, from the orders and the ledger's postings alone: an order past its
 * deadline, a request offered twice, money of an order that was booked twice, not at all, or without being accepted, a bonus of
 * none, and progress that isn't the sum of the completed orders.
 */
export async function counterViolations(db: Db, at: Date): Promise<string[]> {
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
    -- An accepted order is held once, and settled once in the way that it says; any other moves nothing.
    select format('%s is %s with bonus %s, booked are %s', sn, state, bonus_paid, booked) from (
      select o.sn, o.state, o.bonus_paid,
        coalesce((select array_agg(t.kind order by t.kind) from ledger_transfers t where (t.owner, t.reference) = (o.customer_id, o.sn)), '{}') as booked,
        case when o.bonus_paid then '{bonus}'::text[] else '{}' end || case o.state
          when 'waiting' then '{exchange-hold}'::text[]
          when 'completed' then '{exchange,exchange-hold}'
          when 'refunded' then '{exchange-hold,exchange-release}' else '{}' end as expected
      from counter_orders o) orders where booked <> expected
    union all
    select format('%s has %s %s %s booked, its orders say %s', customer_id, amount, currency, bucket, expected) from (
      select coalesce(p.customer_id, e.customer_id) as customer_id, coalesce(p.currency, e.currency) as currency,
        coalesce(p.bucket, e.bucket) as bucket, coalesce(p.amount, 0) as amount, coalesce(e.amount, 0) as expected
      from (
        select t.customer_id, a.currency, a.bucket, sum(p.amount) as amount
        from ledger_transfers t join counter_orders o on (o.customer_id, o.sn) = (t.owner, t.reference)
        join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id) join ledger_accounts a on a.id = p.account_id
        where a.owner = t.customer_id group by 1, 2, 3) p
      full join (
        select customer_id, currency, bucket, sum(amount) as amount from (
          select customer_id, currency, 'available' as bucket, -amount as amount from counter_orders where state in ('waiting', 'completed')
          union all select customer_id, currency, 'held', amount from counter_orders where state = 'waiting'
          union all select customer_id, target, 'available', target_amount from counter_orders where state = 'completed'
          union all select customer_id, bonus_currency, 'available', bonus_amount from counter_orders where bonus_paid) moved
        group by 1, 2, 3) e using (customer_id, currency, bucket)) compared where amount <> expected
    union all
    select format('%s has volume %s at %s, its orders say %s', s.customer_id, s.volume, s.counter_id, coalesce(sum(o.worth), 0))
      from counter_standings s left join counter_orders o
        on o.customer_id = s.customer_id and o.counter_id = s.counter_id and o.state = 'completed'
      group by s.customer_id, s.counter_id having s.volume <> coalesce(sum(o.worth), 0)`.execute(db);
  return [...rows.map(({ violation }) => violation), ...(await bonusViolations(db))];
}

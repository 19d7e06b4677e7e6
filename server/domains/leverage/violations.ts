import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';

/**
 * Returns what is wrong with the leverage rooms, from the orders, the periods, and the ledger's postings alone: money of an
 * order that was booked twice, not at all, or with another amount, an order that is settled before its period, one customer's
 * stakes above a period's maximum, and results that aren't the sum of the settled orders.
 */
export async function leverageViolations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    with transfers as materialized (
      select owner, id, kind, reference from ledger_transfers where kind in ('leverage-hold', 'leverage-release', 'leverage'))
    -- An order is held once, and settled once in the way that it says.
    select format('%s is %s, booked are %s', number, coalesce(result, 'open'), booked) as violation from (
      select o.number, o.result, coalesce(b.kinds, '{}') as booked,
        case when o.result is null then '{leverage-hold}'::text[]
          when o.result = 'returned' then '{leverage-hold,leverage-release}' else '{leverage,leverage-hold}' end as expected
      from leverage_orders o left join (
        select reference, array_agg(kind order by kind) as kinds from transfers group by reference) b
        on b.reference = o.number) orders where booked <> expected
    union all
    select format('%s changed %s by %s, its order says %s', number, bucket, amount, expected) from (
      select o.number, a.bucket, sum(p.amount) as amount,
        case a.bucket when 'available' then coalesce(o.payout, 0) - o.quantity
          else case when o.result is null then o.quantity else 0 end end as expected
      from leverage_orders o join transfers t on (t.owner, t.reference) = (o.customer_id, o.number)
      join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
      join ledger_accounts a on a.id = p.account_id and a.owner = o.customer_id and a.currency = o.currency
      group by o.number, a.bucket) moved where amount <> expected
    union all
    select format('hold of %s is %s, the order is %s', o.number, h.status, coalesce(o.result, 'open'))
      from leverage_orders o left join ledger_holds h on (h.customer_id, h.kind, h.reference) = (o.customer_id, 'leverage', o.number)
      where h.status is distinct from
        case when o.result is null then 'open' when o.result = 'returned' then 'released' else 'captured' end
    union all
    select format('%s staked %s in %s', o.customer_id, sum(o.quantity), o.period_id)
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
  return rows.map(({ violation }) => violation);
}

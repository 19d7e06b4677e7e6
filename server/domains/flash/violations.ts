import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { bookingViolations, holdViolations } from '../../ledger/booking-violations.ts';

/** One that is pending is held. One that is completed was held if it was pending before; else nothing was. */
const exchanges = sql`
  select e.customer_id, e.number, e.status = 1 as is_completed, e.refund, q.from_currency, q.from_amount, q.to_currency,
    q.to_amount, q.spread_amount, e.status = 0 or h.reference is not null as is_held
  from flash_exchanges e join flash_quotes q on q.id = e.quote_id
  left join ledger_holds h on (h.customer_id, h.kind, h.reference) = (e.customer_id, 'flash-exchange', e.number)`;

/**
 * Returns what is wrong with conversions, from their rows and the ledger alone: one that wasn't booked at exactly the amounts of
 * its quote, or whose amount isn't held while it is pending, and transfers and holds of none.
 */
export async function flashViolations(db: Db): Promise<string[]> {
  const bookings = await bookingViolations(db, {
    kinds: ['flash-exchange-hold', 'flash-exchange', 'flash-exchange-release'],
    records: sql`
      select customer_id, number, number as name, case status when 0 then 'pending' else 'completed' end as state
      from flash_exchanges`,
    // A completed conversion has no refund. If its row says one, the customer lacks it.
    postings: sql`
      select customer_id, number, kind, bucket, currency, amount
      from (${exchanges}) e cross join lateral (values
        ('flash-exchange-hold', 'available', from_currency, -from_amount, is_held),
        ('flash-exchange-hold', 'held', from_currency, from_amount, is_held),
        ('flash-exchange', 'held', from_currency, -from_amount, is_held and is_completed),
        ('flash-exchange', 'available', from_currency, refund - case when is_held then 0 else from_amount end, true),
        ('flash-exchange', 'treasury', from_currency, from_amount, is_completed),
        ('flash-exchange', 'treasury', to_currency, -to_amount - spread_amount, is_completed),
        ('flash-exchange', 'spread', to_currency, spread_amount, is_completed),
        ('flash-exchange', 'available', to_currency, to_amount, is_completed)) its (kind, bucket, currency, amount, is_due)
      where is_due`,
  });
  const holds = await holdViolations(
    db,
    'flash-exchange',
    sql`
      select customer_id, number, from_currency as currency, from_amount as amount,
        case when is_completed then 'captured' else 'open' end as status
      from (${exchanges}) e where is_held`,
  );
  return [...bookings, ...holds];
}

import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { bookingViolations } from '../../ledger/booking-violations.ts';

/**
 * Returns what is wrong with corrections, from the operators' log and the ledger alone: one that was booked otherwise than its
 * entry says, or not at all, one with two entries, and one that no operator made.
 */
export function correctionViolations(db: Db): Promise<string[]> {
  const entries = sql`
    select split_part(subject, '/', 2) as customer_id, details ->> 'reference' as number, details ->> 'currency' as currency,
      (details ->> 'amount')::numeric as amount, id
    from operator_audit where act = 'balance-corrected'`;
  return bookingViolations(db, {
    kinds: ['adjustment'],
    records: sql`
      select customer_id, number, 'entry ' || string_agg(id::text, ' and ' order by id) as name, 'a correction' as state
      from (${entries}) e group by 1, 2`,
    postings: sql`
      select customer_id, number, 'adjustment' as kind, bucket, currency, sum(its.amount) as amount
      from (${entries}) e cross join lateral (values ('external', -amount), ('available', amount)) its (bucket, amount)
      group by customer_id, number, bucket, currency`,
  });
}

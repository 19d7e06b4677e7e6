import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { bookingViolations, holdViolations } from '../../ledger/booking-violations.ts';

/**
 * Returns what is wrong with deposits and withdrawals, over networks and by bank, from their rows and the ledger alone: money of
 * one that was booked twice, not at all, or otherwise than its row says, a hold that it doesn't call for, and transfers and holds
 * of none. A withdrawal is booked out when it is sent and completed later, so its status alone doesn't say what is booked.
 */
export async function walletViolations(db: Db): Promise<string[]> {
  const bookings = await bookingViolations(db, {
    kinds: ['deposit', 'withdrawal-hold', 'withdrawal', 'withdrawal-release'],
    records: sql`
      select customer_id, sn as number, sn as name,
        case status when 0 then 'pending' when 1 then 'processing' when 2 then 'completed' else 'ended' end as state
      from deposits
      union all
      select customer_id, sn, sn,
        case status when 0 then 'pending' when 1 then case when sent_at is null then 'processing' else 'sent' end
          when 2 then 'completed' else 'ended' end
      from withdrawals`,
    postings: sql`
      select customer_id, sn as number, 'deposit' as kind, bucket, currency, its.amount
      from deposits cross join lateral (values
        ('external', -arrived), ('fee', fee), ('available', arrived - fee)) its (bucket, amount)
      where status = 2
      union all
      select customer_id, sn, kind, bucket, currency, its.amount
      from withdrawals cross join lateral (values
        ('withdrawal-hold', 'available', -amount, true),
        ('withdrawal-hold', 'held', amount, true),
        ('withdrawal', 'held', -amount, sent_at is not null),
        ('withdrawal', 'external', amount - fee, sent_at is not null),
        ('withdrawal', 'fee', fee, sent_at is not null),
        ('withdrawal-release', 'held', -amount, status = 3),
        ('withdrawal-release', 'available', amount, status = 3)) its (kind, bucket, amount, is_due)
      where is_due`,
  });
  const holds = await holdViolations(
    db,
    'withdrawal',
    sql`
      select customer_id, sn as number, currency, amount,
        case when status = 3 then 'released' when sent_at is not null then 'captured' else 'open' end as status
      from withdrawals`,
  );
  return [...bookings, ...holds];
}

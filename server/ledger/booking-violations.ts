import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transact.ts';

/** What must be booked for the records of a domain, as queries. A record is found by its customer and number. */
export interface Bookings {
  /** `customer_id`, `number`, and what a line says of it: `name` and `state`. */
  readonly records: RawBuilder<unknown>;
  /** Kinds of transfers that refer to such a record. */
  readonly kinds: readonly string[];
  /** Each posting: `customer_id`, `number`, `kind`, `bucket`, `currency`, and `amount`. One of zero is not booked. */
  readonly postings: RawBuilder<unknown>;
}

/**
 * Returns what is wrong with the transfers of some kinds, from the records and the ledger's postings alone: postings that a
 * record calls for and doesn't have, or has and doesn't call for, and transfers of no record. Lines name a transfer by its id,
 * since a reference may be in an operator's words.
 */
export async function bookingViolations(db: Db, { records, kinds, postings }: Bookings): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    with records as (${records}),
    expected as (select * from (${postings}) its where amount <> 0),
    booked as (
      select t.owner as customer_id, t.reference as number, t.kind, a.bucket, a.currency, min(t.id) as id, sum(p.amount) as amount
      from ledger_transfers t
      left join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
      left join ledger_accounts a on a.id = p.account_id
      where t.kind = any(${kinds}) group by 1, 2, 3, 4, 5),
    differing as materialized (
      select customer_id, number, kind, bucket, currency, b.id, coalesce(b.amount, 0) as booked, coalesce(e.amount, 0) as expected
      from booked b full join expected e using (customer_id, number, kind, bucket, currency)
      where coalesce(b.amount, 0) is distinct from e.amount)
    select format('%s is %s: %s', r.name, r.state, string_agg(
        format('%s books %s %s %s, its row says %s', kind, trim_scale(booked), currency, bucket, trim_scale(expected)), '; '
        order by kind, bucket, currency)) as violation
      from differing join records r using (customer_id, number) group by customer_id, number, r.name, r.state
    union all
    select format('transfer %s of %s (%s) belongs to no record', min(id), customer_id, kind)
      from differing left join records r using (customer_id, number)
      where r.number is null group by customer_id, number, kind`.execute(db);
  return rows.map(({ violation }) => violation);
}

/**
 * Returns what is wrong with the holds of a kind. `expected` has the `customer_id`, `number`, `status`, `currency`, and `amount`
 * of each that there must be.
 */
export async function holdViolations(db: Db, kind: string, expected: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    select format('hold of %s is %s, its row says %s', number,
        case when h.status is null then 'missing' else concat_ws(' ', h.status, trim_scale(h.amount), h.currency) end,
        case when e.status is null then 'none' else concat_ws(' ', e.status, trim_scale(e.amount), e.currency) end) as violation
    from (select customer_id, reference as number, status, amount, currency from ledger_holds where kind = ${kind}) h
    full join (${expected}) e using (customer_id, number)
    where (h.status, h.amount, h.currency) is distinct from (e.status, e.amount, e.currency)`.execute(db);
  return rows.map(({ violation }) => violation);
}

import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';

interface RecordQuery {
  readonly customer: string;
  /** Only this one. */
  readonly sn: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns the numbers of one page of the customer's deposits and withdrawals by bank, newest first. */
export async function listNumbers(
  db: Db,
  { customer, sn, page, pageSize }: RecordQuery,
): Promise<{ numbers: string[]; total: number }> {
  const only = sn === undefined ? sql`true` : sql`sn = ${sn}`;
  const { rows } = await sql<{ sn: string | null; total: bigint }>`
    with own as (
      select sn, created_at from deposits where customer_id = ${customer} and network is null and ${only}
      union all
      select sn, created_at from withdrawals where customer_id = ${customer} and network is null and ${only})
    select shown.sn, counted.total from (select count(*) as total from own) counted
    left join lateral (
      select sn, created_at from own order by created_at desc, sn desc
      limit ${pageSize} offset ${(page - 1) * pageSize}) shown on true
    order by shown.created_at desc, shown.sn desc`.execute(db);
  return { numbers: rows.flatMap((row) => row.sn ?? []), total: Number(rows[0]?.total ?? 0) };
}

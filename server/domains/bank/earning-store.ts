import { type RawBuilder, sql } from 'kysely';
import { parseNumeric } from '../../db/numeric.ts';
import type { Db } from '../../db/transact.ts';

export type Product = 'pledge' | 'exchange' | 'bonus';

export interface Earning {
  readonly id: bigint;
  readonly product: Product;
  readonly currency: string;
  /** Negative for a fixed term that cost more to redeem early than it had earned. */
  readonly amount: string;
  /** The number of the order behind it. */
  readonly reference: string;
  readonly at: Date;
  /** Of a fixed term. */
  readonly days: number | null;
}

/**
 * What the customer has earned, from the ledger: bonuses, the interest of fixed terms less the cost of redeeming early, and
 * of an order at a counter what it takes from the platform's spread, which the other party pays.
 */
const earned = (customer: string): RawBuilder<unknown> => sql`
  select p.id, 'bonus' as product, a.currency, p.amount, t.reference, t.at
  from ledger_transfers t
  join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
  join ledger_accounts a on a.id = p.account_id
  where t.owner = ${customer} and t.kind = 'bonus'
    and a.owner = ${customer} and a.bucket = 'available' and p.amount > 0
  union all
  select min(p.id), 'pledge', a.currency, -sum(p.amount), t.reference, t.at
  from ledger_transfers t
  join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
  join ledger_accounts a on a.id = p.account_id
  where t.owner = ${customer} and t.kind = 'pledge'
    and a.owner = 'platform' and a.bucket in ('interest', 'fee')
  group by t.owner, t.id, a.currency having sum(p.amount) <> 0
  union all
  select p.id, 'exchange', a.currency, -p.amount, t.reference, t.at
  from ledger_transfers t
  join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
  join ledger_accounts a on a.id = p.account_id
  where t.owner = ${customer} and t.kind = 'exchange'
    and a.owner = 'platform' and a.bucket = 'spread' and p.amount < 0`;

/** Returns one page of the customer's earnings, newest first. */
export async function listEarnings(
  db: Db,
  { customer, page, pageSize }: { readonly customer: string; readonly page: number; readonly pageSize: number },
): Promise<{ items: Earning[]; total: number }> {
  const { rows } = await sql<{ [Field in keyof Earning]: Earning[Field] | null } & { readonly total: bigint }>`
    with earned as (${earned(customer)})
    select shown.*, product.days, counted.total from (select count(*) as total from earned) counted
    left join lateral (
      select * from earned order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}) shown on true
    left join pledges term on shown.product = 'pledge' and term.number = shown.reference
    left join pledge_products product on product.id = term.product_id
    order by shown.id desc`.execute(db);
  // A page past the last one still has one row, with the count.
  const items = rows.filter((row): row is Earning & { readonly total: bigint } => row.id !== null);
  return { items, total: Number(rows[0]?.total ?? 0) };
}

/** A price in US dollars at a time: of the hour or the day that is known last, or else the current one. */
const priceOf = (currency: RawBuilder<string>, at: RawBuilder<Date>, current: string) => sql`
  case when ${currency} = 'USD' then 1 else coalesce((
    select open from (
      (select open, time, 1 as step from candles where symbol = ${currency} || '-USD'
        and interval = '1h' and time <= ${at} order by time desc limit 1)
      union all
      (select open, time, 2 from candles where symbol = ${currency} || '-USD'
        and interval = '1d' and time <= ${at} order by time desc limit 1)) known
    order by time desc, step limit 1), (${current}::jsonb ->> ${currency})::numeric) end`;

/**
 * Returns what the customer has earned on each day in UTC that has earnings, converted at the rate of each earning's time and
 * exact to 18 decimal places. Leaves out what has no price.
 */
export async function earnedByDay(
  db: Db,
  {
    customer,
    base,
    current,
  }: { readonly customer: string; readonly base: string; readonly current: ReadonlyMap<string, string> },
): Promise<ReadonlyMap<string, string>> {
  const prices = JSON.stringify(Object.fromEntries(current));
  const at = sql.ref<Date>('at');
  const { rows } = await sql<{ day: string; amount: string }>`
    with earned as (
      -- A price holds for an hour.
      select currency, date_bin('1 hour', its.at, 'epoch') as at, sum(amount) as amount
      from (${earned(customer)}) its group by 1, 2),
    worths as (
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
        case when currency = ${base} then amount
          else amount * ${priceOf(sql.ref('currency'), at, prices)} / ${priceOf(sql`${base}::text`, at, prices)} end as worth
      from earned)
    select day, sum(worth)::numeric(38, 18)::text as amount from worths where worth is not null group by day`.execute(
    db,
  );
  return new Map(rows.map(({ day, amount }) => [day, parseNumeric(amount)]));
}

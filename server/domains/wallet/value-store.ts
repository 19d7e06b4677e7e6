import { sql } from 'kysely';
import { parseNumeric } from '../../db/numeric.ts';
import type { Db } from '../../db/transact.ts';

interface ValueQuery {
  readonly customer: string;
  /** The currency of the values. */
  readonly base: string;
  /** Decimal places of the values. */
  readonly scale: number;
  /** Counts this currency only. */
  readonly currency?: string | undefined;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** Whether the points are an hour apart, however long the time is. */
  readonly hourly?: boolean;
}

interface Value {
  readonly time: Date;
  /** Null while a price of that time is unknown. */
  readonly value: string | null;
}

interface CurrentBalance {
  readonly currency: string;
  /** Available and held. */
  readonly amount: string;
}

interface ValueRow {
  readonly values: readonly { readonly time: number; readonly value: string | null }[] | null;
  readonly balances: readonly { readonly currency: string; readonly amount: string }[] | null;
}

const valuesQuery = ({ customer, base, scale, currency, from, to, hourly = false }: ValueQuery) => sql<ValueRow>`
    with accounts as materialized (
      select id, currency, balance from ledger_accounts
      where owner = ${customer} ${currency === undefined ? sql`` : sql`and currency = ${currency}`}),
    owned as (select currency, sum(balance) as amount from accounts group by currency),
    span as (
      select greatest(min(t.at), ${from}::timestamptz) as start from accounts a
      cross join lateral (
        select transfer_id from ledger_postings
        where transfer_owner = ${customer} and account_id = a.id order by id limit 1) first
      join ledger_transfers t on t.owner = ${customer} and t.id = first.transfer_id),
    grid as materialized (
      select step, candle, date_bin(step, start + step - interval '1 microsecond', 'epoch') as start,
        date_bin(step, ${to}::timestamptz - interval '1 microsecond', 'epoch') as stop
      from span cross join lateral (
        select case when ${hourly} then 2 when length <= interval '1 day' then 1 when length <= interval '7 days' then 2
          when length <= interval '31 days' then 3 else 4 end as number
        from (select ${to}::timestamptz - start as length) measured) chosen
      join (values (1, interval '15 minutes', '5m'), (2, interval '1 hour', '1h'), (3, interval '6 hours', '1h'),
        (4, interval '1 day', '1d')) steps (number, step, candle) using (number)),
    points as materialized (
      select generate_series(start, stop, step) as time from grid),
    -- What was posted between a point and the next one; after the last point, even what is later than our clock.
    changes as (
      select a.currency, least(date_bin(grid.step, t.at, 'epoch'), grid.stop) as time, sum(p.amount) as amount
      from grid cross join ledger_transfers t
      join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
      join accounts a on a.id = p.account_id
      where t.owner = ${customer} and t.at >= ${from}
      group by 1, 2),
    amounts as materialized (
      select time, currency, owned.amount - coalesce(sum(changes.amount) over (
        partition by currency order by time desc), 0) as amount
      from points cross join owned left join changes using (time, currency)),
    priced as (select currency from owned where currency <> ${base} union select ${base}),
    opened as (
      select currency, time, open from grid cross join priced
      cross join lateral (
        select time, open from candles
        where symbol = currency || '-USD' and interval = candle and time >= start and time < ${to} offset 0) its),
    prices as (
      select p.time, c.currency, case when c.currency = 'USD' then 1 else coalesce(candle.open, (
        select known.price from (
          (select close as price, time + interval '5 minutes' as at from candles where symbol = c.currency || '-USD'
            and interval = '5m' and time <= p.time - interval '5 minutes' order by time desc limit 1)
          union all
          (select open, time from candles where symbol = c.currency || '-USD'
            and interval = '1h' and time <= p.time order by time desc limit 1)
          union all
          (select open, time from candles where symbol = c.currency || '-USD'
            and interval = '1d' and time <= p.time order by time desc limit 1)) known
        order by at desc limit 1)) end as price
      from points p cross join priced c left join opened candle using (currency, time)),
    worths as (
      select time, sum(amount) filter (where currency = ${base}) as own,
        sum(amount * price) filter (where currency <> ${base}) as others,
        bool_and(price is not null) filter (where currency <> ${base} and amount <> 0) as is_known
      from amounts left join prices using (time, currency) group by time)
    select
      (select json_agg(json_build_object('time', extract(epoch from w.time), 'value', round(
        coalesce(w.own, 0) + case w.is_known when true then w.others / p.price when false then null else 0 end, ${scale}::int)::text)
        order by w.time)
        from worths w left join prices p on p.time = w.time and p.currency = ${base}) as values,
      (select json_agg(json_build_object('currency', currency, 'amount', amount::text)) from owned) as balances
`;

/**
 * Returns what the customer owned just before each point of a time, at the prices of that point and rounded once, and what
 * the customer owns now, all in one round trip. Points are at whole quarters of an hour, hours, quarters of a day or days
 * in UTC, as long as there are few enough of them; they begin with the customer's first transfer.
 *
 * A balance is the one of now, less what was posted since. A price is the opening one of the candle that begins at the
 * point; without that candle, the last price known before.
 */
export async function valuesOver(db: Db, query: ValueQuery) {
  const { rows } = await valuesQuery(query).execute(db);
  const [row] = rows;
  return {
    values: (row?.values ?? []).map(({ time, value }): Value => ({
      time: new Date(time * 1000),
      value: value === null ? null : parseNumeric(value),
    })),
    balances: (row?.balances ?? []).map((balance): CurrentBalance => ({
      currency: balance.currency,
      amount: parseNumeric(balance.amount),
    })),
  };
}

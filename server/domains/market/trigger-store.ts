import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';
import { DAY_MS } from '../../time.ts';

/** An alert whose price was reached. */
export interface ReachedAlert {
  readonly id: bigint;
  readonly customer: string;
}

/** The prices of one market since the last comparison. */
export interface PriceRange {
  readonly symbol: string;
  readonly high: string;
  readonly low: string;
  /** The range doesn't count for alerts saved later. */
  readonly since: Date;
}

// Two branches, so that each uses the index by price.
const reached = sql`
  select a.id, a.customer_id as customer from ranges r join market_alerts a
    on a.symbol = r.symbol and a.direction = 'above' and a.price <= r.high
  where a.triggered_at is null and a.reached_at is null and a.created_at <= r.since
  union
  select a.id, a.customer_id from ranges r join market_alerts a
    on a.symbol = r.symbol and a.direction = 'below' and a.price >= r.low
  where a.triggered_at is null and a.reached_at is null and a.created_at <= r.since
  order by customer, id`;

/** Returns the waiting alerts that these prices reached, by customer. */
export async function reachedByPrices(db: Db, ranges: readonly PriceRange[]): Promise<readonly ReachedAlert[]> {
  const { rows } = await sql<ReachedAlert>`
    with ranges as (select * from unnest(
      ${ranges.map(({ symbol }) => symbol)}::text[], ${ranges.map(({ high }) => high)}::numeric[],
      ${ranges.map(({ low }) => low)}::numeric[], ${ranges.map(({ since }) => since)}::timestamptz[])
      as range (symbol, high, low, since))
    ${reached}`.execute(db);
  return rows;
}

const symbols = sql`any(array(select code || '-USD' from currencies where kind = 'crypto'))`;

/** Returns the start of the newest stored candle of a minute, among those from `from` to `to`. */
export async function newestCandle(db: Db, from: Date, to: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ time: Date | null }>`
    select max(time) as time from candles
    where symbol = ${symbols} and interval = '1m' and time >= ${from} and time <= ${to}`.execute(db);
  return rows[0]?.time ?? undefined;
}

/** Returns the waiting alerts that a candle reached from `from` to `to`, by customer. Hours are there where minutes are missing. */
export async function reachedByCandles(db: Db, from: Date, to: Date): Promise<readonly ReachedAlert[]> {
  const { rows } = await sql<ReachedAlert>`
    with ranges as (
      select symbol, high, low, time as since from candles
      where symbol = ${symbols} and interval in ('1m', '1h') and time >= ${from} and time <= ${to})
    ${reached}`.execute(db);
  return rows;
}

/** Returns the alerts that were reached before without their customer being told, by customer. */
export const reachedBefore = (db: Db): Promise<readonly ReachedAlert[]> =>
  db
    .selectFrom('market_alerts')
    .select(['id', 'customer_id as customer'])
    .where('reached_at', 'is not', null)
    .where('triggered_at', 'is', null)
    .orderBy('customer_id')
    .orderBy('id')
    .execute();

/** Keeps that an alert was reached, for `reachedBefore`. */
export async function saveReached(db: Db, id: bigint, at: Date): Promise<void> {
  await db
    .updateTable('market_alerts')
    .set({ reached_at: at })
    .where('id', '=', id)
    .where('reached_at', 'is', null)
    .execute();
}

export async function checkedUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('market_alert_checks').select('checked_until').executeTakeFirst();
  return row?.checked_until;
}

/** Never goes back, so that a slower server doesn't repeat the work of another. */
export async function saveCheckedUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('market_alert_checks')
    .values({ checked_until: until })
    .onConflict((conflict) =>
      conflict
        .column('single')
        .doUpdateSet({ checked_until: until })
        .where('market_alert_checks.checked_until', '<', until),
    )
    .execute();
}

export interface TriggeredAlert extends ReachedAlert {
  readonly symbol: string;
  readonly direction: 'above' | 'below';
  readonly price: string;
}

/** Locks the customers, then marks those of the alerts that still wait. Leaves out those that another server has locked. */
export async function trigger(tx: Tx, batch: readonly ReachedAlert[], at: Date): Promise<TriggeredAlert[]> {
  const customers = batch.map(({ customer }) => customer);
  const reachedIds = batch.map(({ id }) => id);
  await tx.selectFrom('customers').select('id').where('id', 'in', customers).orderBy('id').forKeyShare().execute();
  const waiting = await tx
    .selectFrom('market_alerts')
    .select(['id', 'customer_id as customer', 'symbol', 'direction', 'price'])
    .where('id', 'in', reachedIds)
    .where('triggered_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  await tx.updateTable('market_alerts').set({ triggered_at: at }).where('id', 'in', ids).execute();
  return waiting;
}

const KEPT_MS = 30 * DAY_MS;

/** Deletes alerts that were triggered 30 days ago. */
export async function sweepAlerts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('market_alerts')
    .where('triggered_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}

import { type Selectable, sql } from 'kysely';
import type { LeverageCategory, LeverageResult, LeverageTier } from '#contract/leverage-rules';
import { nextNumber } from '../../db/next-number.ts';
import type { Db, Tx } from '../../db/transact.ts';
import { codeOf } from '../../errors.ts';
import { type IdempotencyKey, keyOf, settleBy, type StoredResponse } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { type Limits, noLimits, type OwnLimits } from './own-limit-rules.ts';
import { limitsOf } from './own-limit-store.ts';
import type { LeverageProtectionTables } from './protection-tables.ts';

/** What an order depends on of its customer, and its number. */
export interface Staker {
  readonly number: string;
  readonly entered: boolean;
  /** What is stored, which may have a pending change that is due. */
  readonly limits: OwnLimits;
  /** Of the stored limits: another one after any change. */
  readonly version: string | null;
}

export async function readStaker(
  db: Db,
  { customer, room }: Record<'customer' | 'room', string>,
  at: Date,
): Promise<Staker> {
  const { rows } = await sql<Omit<Staker, 'limits'> & Selectable<LeverageProtectionTables['leverage_limits']>>`
    select l.*, l.xmin::text as version, ${nextNumber('L', 'leverage_numbers', at)} as number,
      exists (select from leverage_entries where customer_id = ${customer} and room_id = ${room}) as entered
    from (values (${customer})) its (customer_id) left join leverage_limits l using (customer_id)`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a staker is one row');
  const { number, entered, version } = row;
  return { number, entered, version, limits: version === null ? noLimits : limitsOf(row) };
}

export interface NewOrder {
  readonly number: string;
  readonly customer: string;
  readonly room: string;
  readonly period: string;
  readonly opening: string;
  readonly settlesAt: Date;
  readonly category: LeverageCategory;
  readonly currency: string;
  readonly quantity: string;
  readonly multiplier: string;
  /** In US dollars. */
  readonly worth: string;
  readonly createdAt: Date;
}

export interface Placement {
  readonly order: NewOrder;
  /** Of the customer's stakes in the period. */
  readonly periodMaximum: string;
  readonly version: string | null;
  /** The customer's own limits on the order's day. */
  readonly limits: Limits;
  readonly hold: string;
  readonly response: object;
  /** What was decided has to take effect before. */
  readonly validUntil: Date;
}

/**
 * Places an order in one round trip; see `leverage_order` in the migrations. Returns undefined if the customer's limits have
 * another version, or if it waited longer than the decision is valid, which decides nothing. Throws IdempotencyConflict.
 */
export async function settlePlacement<Response>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  once: IdempotencyKey,
  { order, periodMaximum, version, limits, hold, response, validUntil }: Placement,
): Promise<StoredResponse<Response> | undefined> {
  const row = JSON.stringify({
    number: order.number,
    customer_id: order.customer,
    room_id: order.room,
    period_id: order.period,
    opening_price: order.opening,
    settles_at: order.settlesAt,
    category: order.category,
    currency: order.currency,
    quantity: order.quantity,
    multiplier: order.multiplier,
    worth: order.worth,
    created_at: order.createdAt,
  });
  // The clock is read with a connection at hand, because waiting for one counts.
  const settle = (connection: Db) =>
    settleBy<Response>(
      connection,
      sql`leverage_order(
        ${keyOf(once)}, ${row}, ${periodMaximum}, ${version}, ${limits.stake}, ${limits.loss}, ${hold},
        ${JSON.stringify(response)}, ${validUntil.getTime() - clock().getTime()} * interval '1 millisecond')`,
    );
  try {
    return await db.connection().execute(settle);
  } catch (error) {
    if (codeOf(error) === 'FL009') return undefined;
    throw error;
  }
}

/** An order with what its period and room say. */
export interface OrderRow {
  readonly number: string;
  readonly room: string;
  readonly tier: LeverageTier;
  readonly period: string;
  readonly startsAt: Date;
  readonly category: LeverageCategory;
  readonly symbol: string;
  readonly scale: number;
  readonly currency: string;
  readonly quantity: string;
  readonly multiplier: string;
  readonly opening: string;
  readonly close: string | null;
  readonly createdAt: Date;
  readonly settlesAt: Date;
  readonly result: LeverageResult | null;
  readonly payout: string | null;
  readonly settledAt: Date | null;
}

const described = (db: Db) =>
  db
    .selectFrom('leverage_orders as o')
    .innerJoin('leverage_periods as p', 'p.id', 'o.period_id')
    .innerJoin('leverage_rooms as r', 'r.id', 'o.room_id')
    .select(['o.number', 'r.id as room', 'r.tier', 'p.id as period', 'p.starts_at as startsAt'])
    .select(['o.category', 'p.symbol', 'p.scale'])
    .select(['o.currency', 'o.quantity', 'o.multiplier', 'o.opening_price as opening', 'p.close_price as close'])
    .select(['o.created_at as createdAt', 'o.settles_at as settlesAt', 'o.result', 'o.payout'])
    .select('o.settled_at as settledAt');

export interface RecordQuery {
  readonly customer: string;
  readonly room?: string | undefined;
  readonly number?: string | undefined;
}

/** Returns one page of the customer's orders, newest first. */
export async function orderRecords(
  db: Db,
  { customer, room, number }: RecordQuery,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ items: OrderRow[]; total: number }> {
  let own = db.selectFrom('leverage_orders').where('customer_id', '=', customer);
  if (room !== undefined) own = own.where('room_id', '=', room);
  if (number !== undefined) own = own.where('number', '=', number);
  // Describes only what is shown, also on a late page.
  const shown = own
    .select('number')
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [items, { total }] = await Promise.all([
    described(db)
      .where('o.customer_id', '=', customer)
      .where('o.number', 'in', shown)
      .orderBy('o.created_at', 'desc')
      .orderBy('o.number', 'desc')
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: Number(total) };
}

/** Returns all of the customer's orders, oldest first. */
export const everyLeverageOrder = (db: Db, customer: string): Promise<OrderRow[]> =>
  described(db).where('o.customer_id', '=', customer).orderBy('o.created_at').orderBy('o.number').execute();

export async function hasOpenLeverageOrder(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('leverage_orders')
    .select('number')
    .where('customer_id', '=', customer)
    .where('result', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface OpenOrder {
  readonly number: string;
  readonly customer: string;
  readonly category: LeverageCategory;
  readonly currency: string;
  readonly quantity: string;
  readonly multiplier: string;
}

/** Locks open orders of a period, customer by customer, skipping those in `failed` and those that another server has locked. */
export const lockOpen = (tx: Tx, period: string, failed: ReadonlySet<string>, limit: number): Promise<OpenOrder[]> =>
  tx
    .selectFrom('leverage_orders')
    .select(['number', 'customer_id as customer', 'category', 'currency', 'quantity', 'multiplier'])
    .where('period_id', '=', period)
    .where('result', 'is', null)
    .where(sql<boolean>`number <> all(${[...failed]}::text[])`)
    .orderBy('customer_id')
    .orderBy('number')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/**
 * Locks the customers of orders until the transaction ends, as an order does first, so that neither deadlocks the other. Skips
 * customers that somebody else has locked, unless that is all of them. Returns the orders of the others.
 */
export async function lockCustomersOf(tx: Tx, orders: readonly OpenOrder[]): Promise<OpenOrder[]> {
  const customers = [...new Set(orders.map(({ customer }) => customer))];
  const lock = async (mode: '' | 'skip locked'): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ id: string }>`
      select id from customers where id = any(${customers}::text[]) order by id
      for no key update ${sql.raw(mode)}`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  };
  let locked = await lock('skip locked');
  if (locked.size === 0) locked = await lock('');
  return orders.filter(({ customer }) => locked.has(customer));
}

interface OrderResult {
  readonly number: string;
  readonly customer: string;
  readonly quantity: string;
  readonly result: LeverageResult;
  readonly payout: string;
}

/** Saves the results of locked orders. */
export async function saveResults(tx: Tx, orders: readonly OrderResult[], at: Date): Promise<void> {
  const column = (read: (order: OrderResult) => string) => sql`${orders.map(read)}::text[]`;
  await sql`
    update leverage_orders o set result = s.result, payout = s.payout::numeric, settled_at = greatest(${at}, o.settles_at)
    from unnest(${column(({ number }) => number)}, ${column(({ result }) => result)}, ${column(({ payout }) => payout)})
      as s (number, result, payout)
    where o.number = s.number`.execute(tx);
}

/** Counts settled orders of locked customers in their results of a room. */
export async function countSettled(tx: Tx, room: string, orders: readonly OrderResult[]): Promise<void> {
  const column = (read: (order: OrderResult) => string) => sql`${orders.map(read)}`;
  // An insert that finds a row would first check what only matters for a new one.
  await sql`
    with counted as (
      select customer, count(*) as orders, sum(payout - quantity) as net
      from unnest(
        ${column(({ customer }) => customer)}::text[], ${column(({ payout }) => payout)}::numeric[],
        ${column(({ quantity }) => quantity)}::numeric[]) as settled (customer, payout, quantity)
      group by customer),
    known as (
      update leverage_standings s set settled_orders = s.settled_orders + orders, net_result = s.net_result + net
      from counted where s.customer_id = customer and s.room_id = ${room}
      returning s.customer_id)
    insert into leverage_standings (customer_id, room_id, settled_orders, net_result)
    select customer, ${room}, orders, net from counted
    where customer not in (select customer_id from known) order by customer`.execute(tx);
}

/** Marks a period as settled, unless another server has or an order is open. */
export async function markSettled(tx: Tx, period: string, at: Date): Promise<void> {
  await sql`
    update leverage_periods p set settled_at = greatest(${at}, fixed_at)
    where id = ${period} and fixed_at is not null and settled_at is null
      and not exists (select from leverage_orders where period_id = p.id and result is null)`.execute(tx);
}

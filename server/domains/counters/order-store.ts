import { sql } from 'kysely';
import { nextNumber } from '../../db/next-number.ts';
import type { Db, Tx } from '../../db/transact.ts';
import { type IdempotencyKey, keyOf, settleBy, type StoredResponse } from '../../ledger/index.ts';
import { type Offer, type Order, orderOf, orderOrSearchOf, type Search, searchOf } from './order-row.ts';
import type { OrderState } from './tables.ts';

const nextSn = (at: Date) => nextNumber('E', 'counter_numbers', at);

/** Starts a search in one round trip; see `counter_match` in the migrations. Returns its number, or the code of a refusal. */
export async function startSearch(
  db: Db,
  {
    customer,
    counter,
    taskCount,
    at,
    due,
  }: Record<'customer' | 'counter', string> & { taskCount: number } & Record<'at' | 'due', Date>,
): Promise<{ sn: string; code: 'order-open' | 'tasks-done' | null }> {
  const { rows } = await sql<{ sn: string; code: 'order-open' | 'tasks-done' | null }>`
    with numbered as materialized (select ${nextSn(at)} as sn)
    select sn, counter_match(${customer}, ${counter}, sn, ${taskCount}, ${at}, ${due}) as code from numbered`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('counter_match returned nothing');
  return row;
}

/** Finds the customer's own search or order. */
export async function findOrder(db: Db, customer: string, sn: string): Promise<Search | undefined> {
  const row = await db
    .selectFrom('counter_orders')
    .selectAll()
    .where('sn', '=', sn)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  return row && searchOf(row);
}

/** Deletes searches that ended without an offer. Offers stay, since a customer doesn't get a declined one again. */
export async function sweepSearches(db: Db, startedBefore: Date): Promise<void> {
  await db
    .deleteFrom('counter_orders')
    .where('state', 'in', ['left', 'unmatched'])
    .where('started_at', '<', startedBefore)
    .execute();
}

/** Ends the customer's own search or offer as `to`, if it still is `from` and not due. Returns whether it was. */
export async function endOrder(
  db: Db,
  { customer, sn, from, to, at }: { customer: string; sn: string; from: OrderState; to: OrderState; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('counter_orders')
    .set({ state: to, due_at: null })
    .where('sn', '=', sn)
    .where('customer_id', '=', customer)
    .where('state', '=', from)
    .where('due_at', '>', at)
    .returning('sn')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Acceptance {
  readonly sn: string;
  readonly at: Date;
  readonly due: Date;
  /** Postings that hold the amount, and those of the bonus if it is due. */
  readonly hold: string;
  readonly bonus: string | null;
  readonly response: object;
}

/** Accepts an offer in one round trip; see `counter_accept` in the migrations. Throws IdempotencyConflict. */
export const settleAcceptance = <Response>(
  db: Db,
  once: IdempotencyKey,
  { sn, at, due, hold, bonus, response }: Acceptance,
): Promise<StoredResponse<Response>> =>
  settleBy(
    db,
    sql`counter_accept(${keyOf(once)}, ${sn}, ${at}, ${due}, ${hold}, ${bonus}, ${JSON.stringify(response)})`,
  );

/** Locks the order or search that is due longest, skipping those in `failed` and those that another server has locked. */
export async function lockDue(tx: Tx, at: Date, failed: ReadonlySet<string>): Promise<Search | Order | undefined> {
  const row = await tx
    .selectFrom('counter_orders')
    .selectAll()
    .where('due_at', '<=', at)
    .where(sql<boolean>`sn <> all(${[...failed]}::text[])`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && orderOrSearchOf(row);
}

/** Locks one order or search that is due. */
export async function lockIfDue(tx: Tx, sn: string, at: Date): Promise<Search | Order | undefined> {
  const row = await tx
    .selectFrom('counter_orders')
    .selectAll()
    .where('sn', '=', sn)
    .where('due_at', '<=', at)
    .forUpdate()
    .executeTakeFirst();
  return row && orderOrSearchOf(row);
}

/** Locks an order that waits for the other party and isn't due. */
export async function lockWaiting(tx: Tx, sn: string, at: Date): Promise<Order | undefined> {
  const row = await tx
    .selectFrom('counter_orders')
    .selectAll()
    .where('sn', '=', sn)
    .where('state', '=', 'waiting')
    .where('due_at', '>', at)
    .forUpdate()
    .executeTakeFirst();
  return row && orderOf(row);
}

/**
 * Locks the oldest order accepted at or before `acceptedBefore` whose request one operator entered, skipping those locked
 * elsewhere.
 */
export async function lockOldestWaiting(
  tx: Tx,
  { createdBy, acceptedBefore, at }: { createdBy: string; acceptedBefore: Date; at: Date },
): Promise<Order | undefined> {
  const row = await tx
    .selectFrom('counter_orders as o')
    .innerJoin('counter_requests as r', 'r.id', 'o.request_id')
    .selectAll('o')
    .where('o.state', '=', 'waiting')
    .where('o.due_at', '>', at)
    .where('o.accepted_at', '<=', acceptedBefore)
    .where('r.created_by', '=', createdBy)
    .orderBy('o.accepted_at')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Locks the oldest searches started at or before `startedBefore` that aren't due, skipping those locked elsewhere. */
export async function lockSearches(
  tx: Tx,
  { startedBefore, at, limit }: { startedBefore: Date; at: Date; limit: number },
): Promise<Search[]> {
  const rows = await tx
    .selectFrom('counter_orders')
    .selectAll()
    .where('state', '=', 'matching')
    .where('due_at', '>', at)
    .where('started_at', '<=', startedBefore)
    .orderBy('started_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(searchOf);
}

/** Returns how many offers the customer got at this counter before this search. */
export async function offersBefore(db: Db, { customer, counter, sn }: Search): Promise<number> {
  const { total } = await db
    .selectFrom('counter_orders')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('customer_id', '=', customer)
    .where('counter_id', '=', counter)
    .where('request_id', 'is not', null)
    .where('started_at', '<', ({ selectFrom }) =>
      selectFrom('counter_orders as this').select('this.started_at').where('this.sn', '=', sn),
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Ends a locked search or offer. */
export async function expireOrder(tx: Tx, sn: string, to: 'unmatched' | 'expired'): Promise<void> {
  await tx.updateTable('counter_orders').set({ state: to, due_at: null }).where('sn', '=', sn).execute();
}

/** Saves what a locked search was matched with. */
export async function saveOffer(tx: Tx, sn: string, offer: Offer, due: Date): Promise<void> {
  const { request, matchedAt, bonus, ...rest } = offer;
  const { targetAmount, midRate, ...columns } = rest;
  await tx
    .updateTable('counter_orders')
    .set({
      ...columns,
      state: 'matched',
      due_at: due,
      request_id: request,
      matched_at: matchedAt,
      target_amount: targetAmount,
      mid_rate: midRate,
      bonus_currency: bonus?.currency ?? null,
      bonus_amount: bonus?.amount ?? null,
      bonus_minutes: bonus?.minutes ?? null,
    })
    .where('sn', '=', sn)
    .execute();
}

/** Settles a locked order that waits. */
export async function settleOrder(
  tx: Tx,
  sn: string,
  { state, at, upgradedTo }: { state: 'completed' | 'refunded'; at: Date; upgradedTo: string | null },
): Promise<void> {
  await tx
    .updateTable('counter_orders')
    .set({ state, due_at: null, settled_at: at, upgraded_to: upgradedTo })
    .where('sn', '=', sn)
    .execute();
}

/** Inserts a completed order. Only for seeding history; `matchedAt` of the offer is when it happened. */
export async function insertPastOrder(
  tx: Tx,
  {
    customer,
    counter,
    offer,
    settledAt,
    upgradedTo,
  }: Pick<Order, 'customer' | 'counter' | 'offer' | 'upgradedTo'> & {
    settledAt: Date;
  },
): Promise<string> {
  const { request, matchedAt, targetAmount, midRate, bonus, ...columns } = offer;
  const { sn } = await tx
    .insertInto('counter_orders')
    .values({
      ...columns,
      sn: nextSn(matchedAt),
      customer_id: customer,
      counter_id: counter,
      state: 'completed',
      started_at: matchedAt,
      due_at: null,
      request_id: request,
      matched_at: matchedAt,
      target_amount: targetAmount,
      mid_rate: midRate,
      bonus_currency: bonus?.currency ?? null,
      bonus_amount: bonus?.amount ?? null,
      bonus_minutes: bonus?.minutes ?? null,
      bonus_paid: bonus !== null,
      accepted_at: matchedAt,
      settled_at: settledAt,
      upgraded_to: upgradedTo,
    })
    .returning('sn')
    .executeTakeFirstOrThrow();
  return sn;
}

/** Deletes searches and offers that led to no order. */
export async function deleteUnacceptedOrders(tx: Tx, customer: string): Promise<void> {
  await tx.deleteFrom('counter_orders').where('customer_id', '=', customer).where('accepted_at', 'is', null).execute();
}

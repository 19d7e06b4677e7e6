import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { type Order, orderOf, orderOrSearchOf, type Search } from './order-row.ts';

export interface Latest {
  readonly order: Search | Order;
  readonly tasksDone: number;
  /** Of the offer's currency. */
  readonly available: string;
}

/** Returns the customer's latest search or order, with the progress of that day at its counter; undefined before the first. */
export async function latestOrder(db: Db, customer: string, day: string): Promise<Latest | undefined> {
  const row = await db
    .selectFrom('counter_orders as o')
    .leftJoin('counter_standings as s', (join) =>
      join
        .onRef('s.customer_id', '=', 'o.customer_id')
        .onRef('s.counter_id', '=', 'o.counter_id')
        .on('s.day', '=', day),
    )
    .leftJoin('ledger_accounts as a', (join) =>
      join
        .onRef('a.owner', '=', 'o.customer_id')
        .onRef('a.currency', '=', sql<string>`o.currency`)
        .on('a.bucket', '=', 'available'),
    )
    .selectAll('o')
    .select(['s.tasks_done', 'a.balance'])
    .where('o.customer_id', '=', customer)
    .orderBy('o.started_at', 'desc')
    .orderBy('o.sn', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    order: orderOrSearchOf(row),
    tasksDone: row.tasks_done ?? 0,
    available: row.balance ?? '0',
  };
}

export async function hasOpenOrder(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('counter_orders')
    .select('sn')
    .where('customer_id', '=', customer)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface RecordQuery {
  readonly customer: string;
  readonly sn?: string | undefined;
  readonly counter?: string | undefined;
  readonly status?: 'waiting' | 'completed' | 'refunded' | undefined;
}

/** Returns one page of the accepted orders, newest first. */
export async function acceptedOrders(
  db: Db,
  { customer, sn, counter, status }: RecordQuery,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ items: Order[]; total: number }> {
  let own = db.selectFrom('counter_orders').where('customer_id', '=', customer).where('accepted_at', 'is not', null);
  if (sn !== undefined) own = own.where('sn', '=', sn);
  if (counter !== undefined) own = own.where('counter_id', '=', counter);
  if (status !== undefined) own = own.where('state', '=', status);
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('matched_at', 'desc')
      .orderBy('sn', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(orderOf), total: Number(total) };
}

/** Returns every order that waits for the other party, oldest first. */
export async function waitingOrders(db: Db): Promise<Order[]> {
  const rows = await db
    .selectFrom('counter_orders')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('accepted_at')
    .execute();
  return rows.map(orderOf);
}

/** Returns every search and order of the customer, oldest first. */
export async function everyOrder(db: Db, customer: string): Promise<(Search | Order)[]> {
  const rows = await db
    .selectFrom('counter_orders')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('started_at')
    .orderBy('sn')
    .execute();
  return rows.map((row) => orderOrSearchOf(row));
}

import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';
import type { CounterTables } from './tables.ts';

/** What another party wants to convert. */
export interface NewRequest {
  readonly counter: string;
  /** What the customer gives and gets. */
  readonly currency: string;
  readonly amount: string;
  readonly target: string;
  /** Of the other party. */
  readonly country: string;
  /** May exceed what the customer has. */
  readonly urgent: boolean;
  readonly bonus: { readonly currency: string; readonly amount: string; readonly minutes: number } | null;
  /** Who entered it and settles its order. */
  readonly createdBy: string;
}

export interface CounterpartyRequest extends NewRequest {
  readonly id: bigint;
  readonly createdAt: Date;
}

const requestOf = (row: Selectable<CounterTables['counter_requests']>): CounterpartyRequest => ({
  id: row.id,
  counter: row.counter_id,
  currency: row.currency,
  amount: row.amount,
  target: row.target,
  country: row.country,
  urgent: row.urgent,
  bonus:
    row.bonus_currency !== null && row.bonus_amount !== null && row.bonus_minutes !== null
      ? { currency: row.bonus_currency, amount: row.bonus_amount, minutes: row.bonus_minutes }
      : null,
  createdBy: row.created_by,
  createdAt: row.created_at,
});

export async function insertRequest(tx: Tx, request: NewRequest, at: Date): Promise<CounterpartyRequest> {
  const row = await tx
    .insertInto('counter_requests')
    .values({
      counter_id: request.counter,
      currency: request.currency,
      amount: request.amount,
      target: request.target,
      country: request.country,
      urgent: request.urgent,
      bonus_currency: request.bonus?.currency ?? null,
      bonus_amount: request.bonus?.amount ?? null,
      bonus_minutes: request.bonus?.minutes ?? null,
      created_by: request.createdBy,
      created_at: at,
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return requestOf(row);
}

const isTaken = sql<boolean>`exists (
  select from counter_orders where request_id = r.id and state in ('matched', 'waiting', 'completed'))`;

/**
 * Locks the search that has waited longest for one of the open requests, and the oldest request that fits: of the counter,
 * with prices, not offered to the customer before, and within the balance unless it's urgent. Skips requests in `failed` and
 * what another server has locked.
 */
export async function lockMatch(
  tx: Tx,
  at: Date,
  { priced, failed }: { readonly priced: readonly string[]; readonly failed: ReadonlySet<string> },
): Promise<{ readonly sn: string; readonly customer: string; readonly request: CounterpartyRequest } | undefined> {
  const { rows } = await sql<{ sn: string; customer: string; id: bigint }>`
    select o.sn, o.customer_id as customer, r.id from counter_orders o
    join lateral (
      select r.id from counter_requests r
      where r.counter_id = o.counter_id and r.closed_at is null
        and r.currency = any(${[...priced]}::text[]) and r.target = any(${[...priced]}::text[])
        and r.id <> all(${[...failed]}::bigint[])
        and not ${isTaken}
        and not exists (select from counter_orders before where before.customer_id = o.customer_id and before.request_id = r.id)
        and (r.urgent or r.amount <= (
          select balance from ledger_accounts
          where owner = o.customer_id and currency = r.currency and bucket = 'available'))
      order by r.id limit 1) r on true
    where o.state = 'matching' and o.due_at > ${at}
    order by o.started_at limit 1
    for update of o skip locked`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const request = await tx
    .selectFrom('counter_requests')
    .selectAll()
    .where('id', '=', found.id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // Another server may have offered it since. Only a new statement sees that.
  if (!request || (await isOffered(tx, found.id))) return undefined;
  return { sn: found.sn, customer: found.customer, request: requestOf(request) };
}

async function isOffered(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select ${isTaken} as taken from counter_requests r where r.id = ${id}`.execute(tx);
  return rows[0]?.taken !== false;
}

export async function closeRequest(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx
    .updateTable('counter_requests')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Closes a request that nobody has been offered. Returns whether there is one. */
export async function withdrawRequest(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const open = await tx
    .selectFrom('counter_requests')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open || (await isOffered(tx, id))) return false;
  await closeRequest(tx, id, at);
  return true;
}

/** Returns every open request, oldest first, and the order that has it. */
export async function openRequests(db: Db): Promise<(CounterpartyRequest & { readonly order: string | null })[]> {
  const rows = await db
    .selectFrom('counter_requests as r')
    .leftJoin('counter_orders as o', (join) =>
      join.onRef('o.request_id', '=', 'r.id').on('o.state', 'in', ['matched', 'waiting', 'completed']),
    )
    .selectAll('r')
    .select('o.sn')
    .where('r.closed_at', 'is', null)
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({ ...requestOf(row), order: row.sn }));
}

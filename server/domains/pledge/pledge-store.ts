import { type Selectable, sql } from 'kysely';
import { nextNumber } from '../../db/next-number.ts';
import type { Db, Tx } from '../../db/transact.ts';
import { type IdempotencyKey, keyOf, settleBy, type StoredResponse } from '../../ledger/index.ts';
import { type Product, productOf } from './product-store.ts';
import { type Ending, endingOf } from './rules.ts';
import type { PledgeStatus, PledgeTables } from './tables.ts';

/** A fixed term. What it pays follows from the terms of its product, which never change. */
export interface Pledge {
  readonly number: string;
  readonly customer: string;
  readonly product: Product;
  readonly amount: string;
  readonly status: PledgeStatus;
  readonly openedAt: Date;
  readonly maturesAt: Date;
  readonly interestAtMaturity: string;
  /** How it ended; null while it runs. */
  readonly closed: (Ending & { readonly at: Date }) | null;
}

type Row = Selectable<PledgeTables['pledges']>;

function pledgeOf(row: Row, product: Product): Pledge {
  const { closed_at: at, interest, cost } = row;
  return {
    number: row.number,
    customer: row.customer_id,
    product,
    amount: row.amount,
    status: row.status,
    openedAt: row.opened_at,
    maturesAt: row.matures_at,
    interestAtMaturity: row.interest_at_maturity,
    closed: at !== null && interest !== null && cost !== null ? { at, ...endingOf(row.amount, interest, cost) } : null,
  };
}

/** Returns the terms of products by id, which are never deleted. */
async function withProducts(db: Db, rows: readonly Row[]): Promise<Pledge[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.product_id))];
  const products = await db.selectFrom('pledge_products').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(products.map((product) => [product.id, productOf(product)]));
  return rows.map((row) => {
    const product = byId.get(row.product_id);
    if (!product) throw new Error(`term ${row.number} has no product`);
    return pledgeOf(row, product);
  });
}

/** Finds the customer's own term. */
export async function findPledge(db: Db, customer: string, number: string): Promise<Pledge | undefined> {
  const rows = await db
    .selectFrom('pledges')
    .selectAll()
    .where('number', '=', number)
    .where('customer_id', '=', customer)
    .execute();
  return (await withProducts(db, rows))[0];
}

/** Returns the customer's running terms, the next to mature first. */
export async function runningPledges(db: Db, customer: string): Promise<Pledge[]> {
  const rows = await db
    .selectFrom('pledges')
    .selectAll()
    .where('customer_id', '=', customer)
    .where('status', '=', 'running')
    .orderBy('matures_at')
    .orderBy('number')
    .execute();
  return withProducts(db, rows);
}

export async function hasRunningPledge(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('pledges')
    .select('number')
    .where('customer_id', '=', customer)
    .where('status', '=', 'running')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PledgeQuery {
  readonly customer: string;
  readonly number?: string | undefined;
  readonly status?: PledgeStatus | undefined;
}

/** Returns one page of the customer's terms, newest first. */
export async function listPledges(
  db: Db,
  { customer, number, status }: PledgeQuery,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ items: Pledge[]; total: number }> {
  let own = db.selectFrom('pledges').where('customer_id', '=', customer);
  if (number !== undefined) own = own.where('number', '=', number);
  if (status !== undefined) own = own.where('status', '=', status);
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('opened_at', 'desc')
      .orderBy('number', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: await withProducts(db, rows), total: Number(total) };
}

/** Returns every term of the customer, oldest first. */
export async function everyPledge(db: Db, customer: string): Promise<Pledge[]> {
  const rows = await db
    .selectFrom('pledges')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('opened_at')
    .orderBy('number')
    .execute();
  return withProducts(db, rows);
}

/** Finds a product, and takes the number of a term of it that opens at `at`. */
export async function findProduct(
  db: Db,
  id: string,
  at: Date,
): Promise<{ readonly product: Product; readonly number: string } | undefined> {
  const row = await db
    .selectFrom('pledge_products')
    .selectAll()
    .select(nextNumber('P', 'pledge_numbers', at).as('number'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { product: productOf(row), number: row.number };
}

export interface Opening {
  readonly pledge: Pledge;
  /** How many terms of the customer can run. */
  readonly limit: number;
  /** Postings that hold the amount. */
  readonly hold: string;
  readonly response: object;
}

/** Opens a term in one round trip; see `pledge_open` in the migrations. Throws IdempotencyConflict. */
export function settleOpening<Response>(
  db: Db,
  once: IdempotencyKey,
  { pledge, limit, hold, response }: Opening,
): Promise<StoredResponse<Response>> {
  const { number, product, amount, interestAtMaturity, openedAt, maturesAt } = pledge;
  return settleBy(
    db,
    sql`pledge_open(
      ${keyOf(once)}, ${number}, ${product.id}, ${amount},
      ${interestAtMaturity}, ${openedAt}, ${maturesAt}, ${limit}, ${hold}, ${JSON.stringify(response)})`,
  );
}

export interface Redemption {
  readonly number: string;
  readonly at: Date;
  readonly ending: Ending;
  readonly postings: string;
  readonly response: object;
}

/** Redeems a term in one round trip; see `pledge_redeem` in the migrations. Throws IdempotencyConflict. */
export const settleRedemption = <Response>(
  db: Db,
  once: IdempotencyKey,
  { number, at, ending, postings, response }: Redemption,
): Promise<StoredResponse<Response>> =>
  settleBy(
    db,
    sql`pledge_redeem(
      ${keyOf(once)}, ${number}, ${at}, ${ending.interest}, ${ending.cost}, ${postings}, ${JSON.stringify(response)})`,
  );

/** Locks the term that is due longest, skipping those in `failed` and those that another server has locked. */
export async function lockDue(tx: Tx, at: Date, failed: ReadonlySet<string>): Promise<Pledge | undefined> {
  const rows = await tx
    .selectFrom('pledges')
    .selectAll()
    .where('status', '=', 'running')
    .where('matures_at', '<=', at)
    .where(sql<boolean>`number <> all(${[...failed]}::text[])`)
    .orderBy('matures_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .execute();
  return (await withProducts(tx, rows))[0];
}

/** Ends a locked term. */
export async function closePledge(
  tx: Tx,
  number: string,
  { status, at, ending }: { readonly status: 'matured' | 'redeemed'; readonly at: Date; readonly ending: Ending },
): Promise<void> {
  await tx
    .updateTable('pledges')
    .set({ status, closed_at: at, interest: ending.interest, cost: ending.cost })
    .where('number', '=', number)
    .execute();
}

/** Inserts a running term that was opened in the past. Only for seeding history. */
export async function insertPastPledge(tx: Tx, pledge: Omit<Pledge, 'number' | 'status' | 'closed'>): Promise<string> {
  const { customer, product, amount, openedAt, maturesAt, interestAtMaturity } = pledge;
  const { number } = await tx
    .insertInto('pledges')
    .values({
      number: nextNumber('P', 'pledge_numbers', openedAt),
      customer_id: customer,
      product_id: product.id,
      amount,
      opened_at: openedAt,
      matures_at: maturesAt,
      interest_at_maturity: interestAtMaturity,
      closed_at: null,
      interest: null,
      cost: null,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

import { type Selectable, sql } from 'kysely';
import type { InterestTerms } from '#contract/pledge-interest';
import type { Db, Tx } from '../../db/transact.ts';
import type { PledgeTables } from './tables.ts';

/** The terms of a product, which never change. */
export interface ProductTerms extends InterestTerms {
  readonly currency: string;
  /** Of 24 hours. */
  readonly days: number;
  readonly minimum: string;
  readonly maximum: string;
  /** In percent of the amount. */
  readonly earlyCost: string;
}

export interface Product extends ProductTerms {
  readonly id: string;
  readonly createdAt: Date;
  /** Since when nobody can open it; null while it's open. */
  readonly closedAt: Date | null;
}

export const productOf = (row: Selectable<PledgeTables['pledge_products']>): Product => ({
  id: row.id,
  currency: row.currency,
  days: row.days,
  daily_rate: row.daily_rate,
  interest: row.interest,
  minimum: row.minimum,
  maximum: row.maximum,
  earlyCost: row.early_cost,
  createdAt: row.created_at,
  closedAt: row.closed_at,
});

const inOrder = (db: Db) =>
  db
    .selectFrom('pledge_products as p')
    .innerJoin('currencies as c', 'c.code', 'p.currency')
    .selectAll('p')
    .orderBy('c.position')
    .orderBy('p.days')
    .orderBy('p.created_at')
    .orderBy('p.id');

/** Returns the products that can be opened, by currency, shortest first. */
export async function openProducts(db: Db): Promise<Product[]> {
  return (await inOrder(db).where('p.closed_at', 'is', null).execute()).map(productOf);
}

/** Returns every product with how many terms of it run, and what they hold. */
export async function everyProduct(db: Db): Promise<(Product & { readonly running: number; readonly held: string })[]> {
  const rows = await inOrder(db)
    .leftJoin(
      (of) =>
        of
          .selectFrom('pledges')
          .select(({ fn }) => ['product_id', fn.countAll<bigint>().as('running'), fn.sum<string>('amount').as('held')])
          .where('status', '=', 'running')
          .groupBy('product_id')
          .as('t'),
      (join) => join.onRef('t.product_id', '=', 'p.id'),
    )
    .select(['t.running', 't.held'])
    .execute();
  return rows.map((row) => ({ ...productOf(row), running: Number(row.running ?? 0), held: row.held ?? '0' }));
}

// Any number that no other lock uses.
const LOCK = 0x706c6564;

/** Adds a product and returns its id, such as `usdt-30-2`: the second of its currency and days. */
export async function insertProduct(tx: Tx, terms: ProductTerms, at: Date): Promise<string> {
  const { currency, days, daily_rate, interest, minimum, maximum, earlyCost } = terms;
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const { count } = await tx
    .selectFrom('pledge_products')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('currency', '=', currency)
    .where('days', '=', days)
    .executeTakeFirstOrThrow();
  const id = `${currency.toLowerCase()}-${days}-${count + 1n}`;
  await tx
    .insertInto('pledge_products')
    .values({
      id,
      currency,
      days,
      daily_rate,
      interest,
      minimum,
      maximum,
      early_cost: earlyCost,
      created_at: at,
      closed_at: null,
    })
    .execute();
  return id;
}

/** Closes a product for new terms; those that run go on. Returns whether there is an open one. */
export async function closeProduct(tx: Tx, id: string, at: Date): Promise<boolean> {
  const open = await tx
    .selectFrom('pledge_products')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return false;
  // The lock may have waited for terms that were opened after `at`: a product closes after its last one.
  const last = await tx
    .selectFrom('pledges')
    .select(({ fn }) => fn.max('opened_at').as('at'))
    .where('product_id', '=', id)
    .executeTakeFirst();
  const closedAt = last?.at && last.at >= at ? new Date(last.at.getTime() + 1) : at;
  await tx.updateTable('pledge_products').set({ closed_at: closedAt }).where('id', '=', id).execute();
  return true;
}

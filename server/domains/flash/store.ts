import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { add } from '#contract/money';
import type { Db, Tx } from '../../db/transact.ts';
import type { QuoteTerms } from './rules.ts';

export interface Quote extends QuoteTerms {
  readonly id: string;
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface NewQuote {
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly terms: QuoteTerms;
  readonly seconds: number;
  /** For seeded history alone; else the database's clock, which all servers share. */
  readonly at?: Date;
}

const terms = (row: { from_amount: string; to_amount: string; rate: string; mid_rate: string; spread_percent: string; spread_amount: string }) => ({
  fromAmount: add(row.from_amount, '0'),
  toAmount: add(row.to_amount, '0'),
  rate: add(row.rate, '0'),
  midRate: add(row.mid_rate, '0'),
  spreadPercent: add(row.spread_percent, '0'),
  spreadAmount: add(row.spread_amount, '0'),
});

/** Keeps a quote, and forgets the customer's older ones that nobody took. */
export async function saveQuote(tx: Tx, { customer, from, to, terms: its, seconds, at }: NewQuote): Promise<Quote> {
  await sql`delete from flash_quotes
    where customer_id = ${customer} and used_at is null and expires_at < clock_timestamp() - interval '1 hour'`.execute(tx);
  // One statement, so that both times come from the same clock at the same moment.
  const created = sql<Date>`date_trunc('milliseconds', coalesce(${at ?? null}::timestamptz, statement_timestamp()))`;
  const row = await tx
    .insertInto('flash_quotes')
    .values({
      id: randomBytes(12).toString('hex'),
      customer_id: customer,
      from_currency: from,
      to_currency: to,
      from_amount: its.fromAmount,
      to_amount: its.toAmount,
      rate: its.rate,
      mid_rate: its.midRate,
      spread_percent: its.spreadPercent,
      spread_amount: its.spreadAmount,
      created_at: created,
      expires_at: sql<Date>`${created} + make_interval(secs => ${seconds})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { id: row.id, customer, from, to, ...terms(row), createdAt: row.created_at, expiresAt: row.expires_at };
}

/** An own quote, locked, and how it stands; undefined when there is none. */
export async function lockQuote(
  tx: Tx,
  customer: string,
  id: string,
): Promise<(Quote & { readonly used: boolean; readonly expired: boolean }) | undefined> {
  const row = await tx
    .selectFrom('flash_quotes')
    .selectAll()
    .select(sql<boolean>`expires_at <= clock_timestamp()`.as('expired'))
    .where('id', '=', id)
    .where('customer_id', '=', customer)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id,
      customer,
      from: row.from_currency,
      to: row.to_currency,
      ...terms(row),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      used: row.used_at !== null,
      expired: row.expired,
    }
  );
}

/** Uses a quote up and begins its exchange, pending. Answers the exchange's number. */
export async function beginExchange(tx: Tx, quote: Quote, at: Date): Promise<string> {
  await tx.updateTable('flash_quotes').set({ used_at: at }).where('id', '=', quote.id).execute();
  const { number } = await tx
    .insertInto('flash_exchanges')
    .values({
      number: sql<string>`${`F${at.toISOString().slice(2, 10).replaceAll('-', '')}`} || lpad(nextval('flash_numbers')::text, 5, '0')`,
      quote_id: quote.id,
      customer_id: quote.customer,
      created_at: at,
      completed_at: null,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

export async function completeExchange(tx: Tx, number: string, at: Date): Promise<void> {
  await tx
    .updateTable('flash_exchanges')
    .set({ status: 1, completed_at: at })
    .where('number', '=', number)
    .where('status', '=', 0)
    .execute();
}

export interface FlashRecord {
  readonly number: string;
  readonly time: string;
  readonly currency: string;
  readonly target: string;
  readonly amount: string;
  readonly target_amount: string;
  readonly rate: string;
  readonly mid_rate: string;
  readonly spread_percent: string;
  readonly spread_amount: string;
  readonly refund: string;
  readonly status: 0 | 1;
}

const recordsOf = (db: Db) =>
  db
    .selectFrom('flash_exchanges as e')
    .innerJoin('flash_quotes as q', 'q.id', 'e.quote_id')
    .select(['e.number', 'e.created_at', 'e.status', 'e.refund', 'q.from_currency', 'q.to_currency'])
    .select(['q.from_amount', 'q.to_amount', 'q.rate', 'q.mid_rate', 'q.spread_percent', 'q.spread_amount']);

type Row = Awaited<ReturnType<ReturnType<typeof recordsOf>['executeTakeFirstOrThrow']>>;

const recordOf = (row: Row): FlashRecord => ({
  number: row.number,
  time: row.created_at.toISOString(),
  currency: row.from_currency,
  target: row.to_currency,
  amount: add(row.from_amount, '0'),
  target_amount: add(row.to_amount, '0'),
  rate: add(row.rate, '0'),
  mid_rate: add(row.mid_rate, '0'),
  spread_percent: add(row.spread_percent, '0'),
  spread_amount: add(row.spread_amount, '0'),
  refund: add(row.refund, '0'),
  status: row.status,
});

export async function exchangeRecord(db: Db, number: string): Promise<FlashRecord> {
  return recordOf(await recordsOf(db).where('e.number', '=', number).executeTakeFirstOrThrow());
}

/** Own exchanges, newest first. */
export async function exchangeRecords(
  db: Db,
  customer: string,
  page: number,
  pageSize: number,
): Promise<{ items: FlashRecord[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    recordsOf(db)
      .where('e.customer_id', '=', customer)
      .orderBy('e.created_at', 'desc')
      .orderBy('e.number', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('flash_exchanges')
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .where('customer_id', '=', customer)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(recordOf), total: Number(total) };
}

/** All of them, oldest first. */
export async function everyExchange(db: Db, customer: string): Promise<FlashRecord[]> {
  const rows = await recordsOf(db).where('e.customer_id', '=', customer).orderBy('e.created_at').orderBy('e.number').execute();
  return rows.map(recordOf);
}

export async function hasPendingExchange(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('flash_exchanges')
    .select('number')
    .where('customer_id', '=', customer)
    .where('status', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the offers that nobody took. */
export async function forgetUnusedQuotes(tx: Tx, customer: string): Promise<void> {
  await tx.deleteFrom('flash_quotes').where('customer_id', '=', customer).where('used_at', 'is', null).execute();
}

/** One pending exchange that no other server works on, with its quote; undefined without any. */
export async function lockPending(tx: Tx): Promise<{ readonly number: string; readonly quote: Quote } | undefined> {
  const row = await tx
    .selectFrom('flash_exchanges')
    .select(['number', 'quote_id', 'customer_id'])
    .where('status', '=', 0)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const quote = row && (await lockQuote(tx, row.customer_id, row.quote_id));
  return quote && { number: row.number, quote };
}

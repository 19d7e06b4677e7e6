import { type Selectable, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { flashStatus } from '#contract/fields';
import { deleteInParts } from '../../db/delete-in-parts.ts';
import { nextNumber } from '../../db/next-number.ts';
import type { Db, Tx } from '../../db/transact.ts';
import { type IdempotencyKey, keyOf, settleBy, type StoredResponse } from '../../ledger/index.ts';
import { currencies, type Currency, currencyIn } from '../market/store.ts';
import type { QuoteTerms } from './rules.ts';
import type { FlashTables } from './tables.ts';

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
  /** Only for seeding history. Defaults to the database's clock, which all servers share. */
  readonly at?: Date;
}

const terms = (row: {
  from_amount: string;
  to_amount: string;
  rate: string;
  mid_rate: string;
  spread_percent: string;
  spread_amount: string;
}) => ({
  fromAmount: row.from_amount,
  toAmount: row.to_amount,
  rate: row.rate,
  midRate: row.mid_rate,
  spreadPercent: row.spread_percent,
  spreadAmount: row.spread_amount,
});

/** Saves a quote and deletes the customer's unused expired ones. */
export async function saveQuote(db: Db, { customer, from, to, terms: its, seconds, at }: NewQuote): Promise<Quote> {
  // Use one statement, so that both times come from the same reading of the clock.
  const created = sql<Date>`date_trunc('milliseconds', coalesce(${at ?? null}::timestamptz, statement_timestamp()))`;
  const row = await db
    .with('expired', (query) =>
      query
        .deleteFrom('flash_quotes')
        .where('customer_id', '=', customer)
        .where('used_at', 'is', null)
        .where('expires_at', '<', sql<Date>`statement_timestamp() - interval '1 hour'`),
    )
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
    .returning(['id', 'created_at as createdAt', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
  return { ...row, customer, from, to, ...its };
}

type QuoteRow = Selectable<FlashTables['flash_quotes']>;

const quoteOf = (row: QuoteRow): Quote => ({
  id: row.id,
  customer: row.customer_id,
  from: row.from_currency,
  to: row.to_currency,
  ...terms(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Finds the customer's own quote and draws a number for its exchange. */
export async function findQuote(
  db: Db,
  customer: string,
  id: string,
  at: Date,
): Promise<{ quote: Quote; number: string } | undefined> {
  const row = await db
    .selectFrom('flash_quotes')
    .selectAll()
    .select(nextNumber('F', 'flash_numbers', at).as('number'))
    .where('id', '=', id)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  return row && { quote: quoteOf(row), number: row.number };
}

export interface Acceptance {
  readonly quote: Quote;
  readonly number: string;
  readonly at: Date;
  readonly postings: string;
  readonly record: FlashRecord;
  /** Only for seeding history: when it happened. */
  readonly past?: Date;
}

/** Accepts a quote in one round trip; see `flash_exchange` in the migrations. Throws IdempotencyConflict. */
export const settleExchange = (
  db: Db,
  once: IdempotencyKey,
  { quote, number, at, postings, record, past }: Acceptance,
): Promise<StoredResponse<FlashRecord>> =>
  settleBy(
    db,
    sql`flash_exchange(
      ${keyOf(once)}, ${quote.id}, ${number}, ${at}, ${postings}, ${JSON.stringify(record)}, ${past ?? null})`,
  );

export async function completeExchange(tx: Tx, number: string, at: Date): Promise<void> {
  await tx
    .updateTable('flash_exchanges')
    .set({ status: flashStatus.completed, completed_at: at })
    .where('number', '=', number)
    .where('status', '=', flashStatus.pending)
    .execute();
}

export interface FlashRecord {
  readonly number: string;
  readonly time: string;
  readonly currency: string;
  readonly scale: number;
  readonly target: string;
  readonly target_scale: number;
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

const recordOf = (row: Row, all: readonly Currency[]): FlashRecord => ({
  number: row.number,
  time: row.created_at.toISOString(),
  currency: row.from_currency,
  scale: currencyIn(all, row.from_currency).scale,
  target: row.to_currency,
  target_scale: currencyIn(all, row.to_currency).scale,
  amount: row.from_amount,
  target_amount: row.to_amount,
  rate: row.rate,
  mid_rate: row.mid_rate,
  spread_percent: row.spread_percent,
  spread_amount: row.spread_amount,
  refund: row.refund,
  status: row.status,
});

interface RecordQuery {
  readonly customer: string;
  /** Only this one. */
  readonly number: string | undefined;
}

/** Returns one page of the customer's exchanges, newest first. */
export async function exchangeRecords(
  db: Db,
  { customer, number }: RecordQuery,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ items: FlashRecord[]; total: number }> {
  let own = db.selectFrom('flash_exchanges').where('customer_id', '=', customer);
  if (number !== undefined) own = own.where('number', '=', number);
  // Joins only what is shown, also on a late page.
  const shown = own
    .select('number')
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [rows, { total }, all] = await Promise.all([
    recordsOf(db)
      .where('e.customer_id', '=', customer)
      .where('e.number', 'in', shown)
      .orderBy('e.created_at', 'desc')
      .orderBy('e.number', 'desc')
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
    currencies(db),
  ]);
  return { items: rows.map((row) => recordOf(row, all)), total: Number(total) };
}

/** Returns all of the customer's exchanges, oldest first. */
export async function everyExchange(db: Db, customer: string): Promise<FlashRecord[]> {
  const rows = await recordsOf(db)
    .where('e.customer_id', '=', customer)
    .orderBy('e.created_at')
    .orderBy('e.number')
    .execute();
  const all = await currencies(db);
  return rows.map((row) => recordOf(row, all));
}

export async function hasPendingExchange(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('flash_exchanges')
    .select('number')
    .where('customer_id', '=', customer)
    .where('status', '=', flashStatus.pending)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes quotes that expired before a time and weren't used. */
export const sweepQuotes = (db: Db, before: Date): Promise<void> =>
  deleteInParts((limit) =>
    sql`
      delete from flash_quotes where id in (
        select id from flash_quotes where used_at is null and expires_at < ${before} limit ${limit})`.execute(db),
  );

export async function deleteUnusedQuotes(tx: Tx, customer: string): Promise<void> {
  await tx.deleteFrom('flash_quotes').where('customer_id', '=', customer).where('used_at', 'is', null).execute();
}

/** Returns the record of an exchange that completes now. */
export const completedRecord = (
  { from, to, fromAmount, toAmount, ...quote }: Quote,
  number: string,
  at: Date,
  all: readonly Currency[],
): FlashRecord => ({
  number,
  time: at.toISOString(),
  currency: from,
  scale: currencyIn(all, from).scale,
  target: to,
  target_scale: currencyIn(all, to).scale,
  amount: fromAmount,
  target_amount: toAmount,
  rate: quote.rate,
  mid_rate: quote.midRate,
  spread_percent: quote.spreadPercent,
  spread_amount: quote.spreadAmount,
  refund: '0',
  status: flashStatus.completed,
});

/** Locks and returns the oldest pending exchange with its quote, skipping those in `failed` and those that another server has locked. */
export async function lockPending(
  tx: Tx,
  failed: ReadonlySet<string>,
): Promise<{ readonly number: string; readonly quote: Quote } | undefined> {
  const row = await tx
    .selectFrom('flash_exchanges')
    .select(['number', 'quote_id'])
    .where('status', '=', flashStatus.pending)
    .where(sql<boolean>`number <> all(${[...failed]}::text[])`)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return undefined;
  const quote = await tx
    .selectFrom('flash_quotes')
    .selectAll()
    .where('id', '=', row.quote_id)
    .executeTakeFirstOrThrow();
  return { number: row.number, quote: quoteOf(quote) };
}

import { type RawBuilder, sql } from 'kysely';
import { orderStatus } from '#contract/order-status';
import { subtract } from '#contract/money';
import { nextNumber } from '../../db/next-number.ts';
import { type Db, type Tx, violatedConstraint } from '../../db/transact.ts';
import { InvalidFields } from '../../errors.ts';
import { type IdempotencyKey, keyOf, type StoredResponse, throwConflict } from '../../ledger/index.ts';
import { mailPart, type NewMail } from '../../plugins/mail-outbox/store.ts';
import { type NewNotice, noticeParts } from '../notices/store.ts';

export interface Amounts {
  readonly customer: string;
  readonly currency: string;
  readonly amount: string;
  readonly fee: string;
  /** What arrives. */
  readonly received: string;
}

export interface Withdrawal extends Amounts {
  readonly sn: string;
  /** Null for a withdrawal by bank, as is the address. */
  readonly network: string | null;
  readonly address: string | null;
  readonly memo: string;
  /** The masked number of the card; null for a withdrawal of cryptocurrency. */
  readonly card: string | null;
  readonly status: 0 | 1 | 2 | 3;
  /** Why it was returned; null if the customer canceled it. */
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly expectedAt: Date;
  readonly reviewingAt: Date | null;
  /** When it was written for a signer. */
  readonly exportedAt: Date | null;
  readonly sentAt: Date | null;
  /** On the network, or the bank's reference. */
  readonly transactionId: string | null;
  readonly confirmations: number;
  readonly decidedAt: Date | null;
}

export const nextSn = (at: Date) => nextNumber('W', 'withdrawal_numbers', at);

export async function nextWithdrawalNumber(db: Db, at: Date): Promise<string> {
  return (await db.selectNoFrom(nextSn(at).as('sn')).executeTakeFirstOrThrow()).sn;
}

export const amountsOf = (row: Pick<Row, 'customer_id' | 'currency' | 'amount' | 'fee'>): Amounts => ({
  customer: row.customer_id,
  currency: row.currency,
  amount: row.amount,
  fee: row.fee,
  received: subtract(row.amount, row.fee),
});

/** Returns what the customer has withdrawn since midnight UTC, in US dollars. */
export async function worthWithdrawnToday(db: Db, customer: string, now: Date): Promise<string> {
  const { worth } = await db
    .selectNoFrom(sql<string>`worth_withdrawn_today(${customer}, ${now})`.as('worth'))
    .executeTakeFirstOrThrow();
  return worth;
}

export interface Confirmation<Record> {
  readonly session: string;
  readonly hash: string;
  readonly sn: string;
  readonly at: Date;
  readonly expectedAt: Date;
  /** The daily limit without verification, in US dollars. */
  readonly limit: string;
  readonly postings: string;
  readonly record: Record;
  readonly announcement: SavedAnnouncement;
}

/** What the statement saves that settles a withdrawal, to tell of it. */
export interface SavedAnnouncement {
  readonly notice: NewNotice;
  readonly sealed: NewMail;
}

/** `notice` is null for a refusal, and for a key that was settled before. */
export interface SettledWithdrawal<Record> {
  readonly response: StoredResponse<Record>;
  /** Its id. */
  readonly notice: string | null;
}

/** Runs a SQL function that settles the withdrawal `sn`, and saves its announcement in the same statement. Throws IdempotencyConflict. */
export async function settleAnnounced<Record>(
  db: Db,
  settle: RawBuilder<unknown>,
  sn: string,
  { notice, sealed }: SavedAnnouncement,
): Promise<SettledWithdrawal<Record>> {
  const isSettled = sql`exists (select from settled where response -> 'data' ->> 'sn' = ${sn})`;
  const { rows } = await sql<SettledWithdrawal<Record>>`
    with settled as materialized (select ${settle} as response),
      ${noticeParts(notice, isSettled)}, ${mailPart(sealed, isSettled)}
    select response, (select id::text from saved) as notice from settled`
    .execute(db)
    .catch(throwConflict);
  const [row] = rows;
  if (!row) throw new Error(`nothing settled ${sn}`);
  return row;
}

/** Confirms a check in one round trip; see `confirm_withdrawal` in the migrations. Throws IdempotencyConflict. */
export const settleWithdrawal = <Record>(
  db: Db,
  once: IdempotencyKey,
  { session, hash, sn, at, expectedAt, limit, postings, record, announcement }: Confirmation<Record>,
): Promise<SettledWithdrawal<Record>> =>
  settleAnnounced(
    db,
    sql`confirm_withdrawal(
      ${keyOf(once)}, ${session}, ${hash}, ${sn}, ${at}, ${expectedAt}, ${limit}, ${postings},
      ${JSON.stringify(record)})`,
    sn,
    announcement,
  );

const all = (db: Db) => db.selectFrom('withdrawals').selectAll();

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

const withdrawalOf = (row: Row): Withdrawal => ({
  ...amountsOf(row),
  sn: row.sn,
  network: row.network,
  address: row.address,
  memo: row.memo,
  card: row.card,
  status: row.status,
  reason: row.reason,
  createdAt: row.created_at,
  expectedAt: row.expected_at,
  reviewingAt: row.reviewing_at,
  exportedAt: row.exported_at,
  sentAt: row.sent_at,
  transactionId: row.transaction_id,
  confirmations: row.confirmations,
  decidedAt: row.decided_at,
});

/** Finds a withdrawal of any customer, for its reviewer. */
export async function findWithdrawal(db: Db, sn: string): Promise<Withdrawal | undefined> {
  const row = await all(db).where('sn', '=', sn).executeTakeFirst();
  return row && withdrawalOf(row);
}

/** Locks and returns a withdrawal. */
export async function lockWithdrawal(tx: Tx, sn: string): Promise<Withdrawal | undefined> {
  const row = await all(tx).where('sn', '=', sn).forUpdate().executeTakeFirst();
  return row && withdrawalOf(row);
}

const openStatuses = [orderStatus.pending, orderStatus.processing] as const;

interface OpenQuery {
  /** Those alone; all open ones without. */
  readonly sns?: readonly string[] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns one page of the withdrawals that wait for an operator or the network, oldest first. */
export async function openWithdrawals(
  db: Db,
  { sns, page, pageSize }: OpenQuery,
): Promise<{ items: Withdrawal[]; total: number }> {
  const matching = db
    .selectFrom('withdrawals')
    .where('status', 'in', openStatuses)
    .$if(sns !== undefined, (query) => query.where(sql<boolean>`sn = any(${sns})`));
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at')
      .orderBy('sn')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(withdrawalOf), total: Number(total) };
}

/** Returns the numbers of those that weren't sent yet. */
export async function unsentWithdrawals(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('sn')
    .where('status', 'in', openStatuses)
    .where('sent_at', 'is', null)
    .execute();
  return rows.map(({ sn }) => sn);
}

/** Locks and returns one of the customer's own withdrawals. */
export async function lockOwnWithdrawal(tx: Tx, customer: string, sn: string): Promise<Withdrawal | undefined> {
  const row = await all(tx).where('sn', '=', sn).where('customer_id', '=', customer).forUpdate().executeTakeFirst();
  return row && withdrawalOf(row);
}

/** Where an open withdrawal is; the last three are all `processing`. `sent` is on a network, `transferred` by bank. */
export type OpenStage = 'pending' | 'reviewing' | 'sent' | 'transferred';

const sent = sql<boolean>`sent_at is not null`;
const byBank = sql<boolean>`network is null`;

const stages = {
  pending: { status: orderStatus.pending, since: 'created_at', where: sql<boolean>`true` },
  reviewing: { status: orderStatus.processing, since: 'reviewing_at', where: sql<boolean>`not ${sent}` },
  sent: { status: orderStatus.processing, since: 'sent_at', where: sql<boolean>`${sent} and not ${byBank}` },
  transferred: { status: orderStatus.processing, since: 'sent_at', where: sql<boolean>`${sent} and ${byBank}` },
} as const;

/**
 * Locks and returns the withdrawal that has been in a stage the longest and reached it at or before `before`, skipping those that
 * another server has locked, and `except`.
 */
export async function lockOldestWithdrawal(
  tx: Tx,
  stage: OpenStage,
  before: Date,
  except: readonly string[] = [],
): Promise<Withdrawal | undefined> {
  const { status, since, where } = stages[stage];
  const row = await all(tx)
    .where('status', '=', status)
    .where(where)
    .$if(except.length > 0, (query) => query.where('sn', 'not in', except))
    .where(since, '<=', before)
    .orderBy(since)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && withdrawalOf(row);
}

/** The caller must hold the row lock. Throws InvalidFields if another withdrawal has the transaction. */
export async function saveProgress(
  tx: Tx,
  sn: string,
  change:
    | { status: typeof orderStatus.processing; reviewing_at: Date }
    | { exported_at: Date }
    | { sent_at: Date; transaction_id: string }
    | { confirmations: number }
    | { status: typeof orderStatus.completed; decided_at: Date; confirmations?: number }
    | { status: typeof orderStatus.ended; decided_at: Date; reason: string | null },
): Promise<void> {
  try {
    await tx.updateTable('withdrawals').set(change).where('sn', '=', sn).executeTakeFirstOrThrow();
  } catch (error) {
    if (violatedConstraint(error) !== 'withdrawals_transaction_once') throw error;
    throw new InvalidFields({ transaction_id: ['validation:transaction-sent'] });
  }
}

const own = (db: Db, customer: string) => db.selectFrom('withdrawals').where('customer_id', '=', customer);

interface ListQuery {
  readonly customer: string;
  readonly kind?: 'crypto' | 'fiat' | undefined;
  /** That one alone. */
  readonly sn: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns one page of the customer's withdrawals, newest first. */
export async function listWithdrawals(
  db: Db,
  { customer, kind, sn, page, pageSize }: ListQuery,
): Promise<{ items: Withdrawal[]; total: number }> {
  const matching = own(db, customer)
    .$if(kind !== undefined, (query) => query.where('network', kind === 'fiat' ? 'is' : 'is not', null))
    .$if(sn !== undefined, (query) => query.where('sn', '=', sn ?? ''));
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('sn', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(withdrawalOf), total: Number(total) };
}

/** Returns those of the customer's withdrawals that have one of the numbers. */
export async function withdrawalsWithNumbers(
  db: Db,
  customer: string,
  numbers: readonly string[],
): Promise<Withdrawal[]> {
  if (numbers.length === 0) return [];
  return (await own(db, customer).selectAll().where('sn', 'in', numbers).execute()).map(withdrawalOf);
}

/** Returns all of the customer's withdrawals, oldest first. */
export async function everyWithdrawal(db: Db, customer: string): Promise<Withdrawal[]> {
  const rows = await own(db, customer).selectAll().orderBy('created_at').orderBy('sn').execute();
  return rows.map(withdrawalOf);
}

/** Returns how many of the customer's withdrawals are pending or processing. */
export async function countOpenWithdrawals(db: Db, customer: string): Promise<number> {
  const { count } = await own(db, customer)
    .where('status', 'in', openStatuses)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns where money has gone on a network, or is about to. */
export async function usedDestinations(
  db: Db,
  customer: string,
  network: string,
): Promise<{ address: string; memo: string }[]> {
  return own(db, customer)
    .select(['address', 'memo'])
    .distinct()
    .where('network', '=', network)
    .where('address', 'is not', null)
    .where('status', '<>', orderStatus.ended)
    .$narrowType<{ address: string }>()
    .execute();
}

import { orderStatus } from '#contract/order-status';
import { subtract } from '#contract/money';
import { nextNumber } from '../../db/next-number.ts';
import { type Db, type Tx, violatedConstraint } from '../../db/transact.ts';
import { InvalidFields } from '../../errors.ts';

export interface Deposit {
  readonly sn: string;
  readonly customer: string;
  readonly currency: string;
  readonly network: string | null;
  readonly address: string | null;
  readonly memo: string | null;
  /** As announced. */
  readonly amount: string;
  readonly fee: string;
  /** What is credited: of what arrived, or until then of what was announced. */
  readonly received: string;
  /** On the network; null until it was found there, and for a bank deposit. */
  readonly transactionId: string | null;
  readonly confirmations: number;
  readonly voucher: string | null;
  readonly status: 0 | 1 | 2 | 3;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly expectedAt: Date;
  readonly reviewingAt: Date | null;
  readonly decidedAt: Date | null;
  /** When it was returned, if it was credited afterward. */
  readonly returnedAt: Date | null;
}

export interface NewDeposit {
  readonly customer: string;
  readonly currency: string;
  /** Null for a bank deposit, as are address and memo. */
  readonly network: string | null;
  readonly address: string | null;
  readonly memo: string | null;
  readonly amount: string;
  readonly voucher: string;
  readonly createdAt: Date;
  readonly expectedAt: Date;
}

const all = (db: Db) => db.selectFrom('deposits').selectAll('deposits');

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

const depositOf = (row: Row): Deposit => ({
  sn: row.sn,
  customer: row.customer_id,
  currency: row.currency,
  network: row.network,
  address: row.address,
  memo: row.memo,
  amount: row.amount,
  fee: row.fee,
  received: subtract(row.arrived ?? row.amount, row.fee),
  transactionId: row.transaction_id,
  confirmations: row.confirmations,
  voucher: row.voucher,
  status: row.status,
  reason: row.reason,
  createdAt: row.created_at,
  expectedAt: row.expected_at,
  reviewingAt: row.reviewing_at,
  decidedAt: row.decided_at,
  returnedAt: row.returned_at,
});

/** Saves a pending deposit. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<Deposit> {
  const row = await tx
    .insertInto('deposits')
    .values({
      sn: nextNumber('D', 'deposit_numbers', deposit.createdAt),
      customer_id: deposit.customer,
      currency: deposit.currency,
      network: deposit.network,
      address: deposit.address,
      memo: deposit.memo,
      amount: deposit.amount,
      voucher: deposit.voucher,
      created_at: deposit.createdAt,
      expected_at: deposit.expectedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return depositOf(row);
}

/**
 * Locks and returns the oldest deposit that got its status at or before `changedBefore`, skipping those that another server has
 * locked.
 */
export async function lockOldestDeposit(
  tx: Tx,
  status: 'pending' | 'processing',
  changedBefore: Date,
): Promise<Deposit | undefined> {
  const row = await all(tx)
    .where('status', '=', orderStatus[status])
    .where(status === 'pending' ? 'created_at' : 'reviewing_at', '<=', changedBefore)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && depositOf(row);
}

/** Finds a deposit of any customer, for its reviewer. */
export async function findDeposit(db: Db, sn: string): Promise<Deposit | undefined> {
  const row = await all(db).where('sn', '=', sn).executeTakeFirst();
  return row && depositOf(row);
}

/** Locks and returns a deposit. */
export async function lockDeposit(tx: Tx, sn: string): Promise<Deposit | undefined> {
  const row = await all(tx).where('sn', '=', sn).forUpdate().executeTakeFirst();
  return row && depositOf(row);
}

const openStatuses = [orderStatus.pending, orderStatus.processing] as const;

/** Returns the number of the deposit that was credited from an entry of a bank's statement. */
export async function depositOfEntry(db: Db, entry: string): Promise<string | undefined> {
  const row = await db.selectFrom('deposits').select('sn').where('bank_entry', '=', entry).executeTakeFirst();
  return row?.sn;
}

/** Returns one page of the deposits that wait for an operator, oldest first. */
export async function openDeposits(
  db: Db,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ items: Deposit[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    all(db)
      .where('status', 'in', openStatuses)
      .orderBy('created_at')
      .orderBy('sn')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('deposits')
      .where('status', 'in', openStatuses)
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(depositOf), total: Number(total) };
}

/** What was found on the network. */
export interface Finding {
  readonly transaction_id: string;
  readonly confirmations: number;
}

/**
 * The caller must hold the row lock, or have inserted the row in this transaction. Throws InvalidFields if another deposit has
 * the transaction or the entry.
 */
export async function saveProgress(
  tx: Tx,
  sn: string,
  change:
    | { status: typeof orderStatus.processing; reviewing_at: Date }
    | Finding
    | ({
        status: typeof orderStatus.completed;
        decided_at: Date;
        arrived: string;
        reason: null;
        returned_at: Date | null;
        bank_entry: string | null;
      } & Partial<Finding>)
    | { status: typeof orderStatus.ended; decided_at: Date; reason: string },
): Promise<void> {
  try {
    await tx.updateTable('deposits').set(change).where('sn', '=', sn).executeTakeFirstOrThrow();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'deposits_bank_entry_once')
      throw new InvalidFields({ bank_entry: ['validation:transaction-used'] });
    if (constraint !== 'deposits_transaction_once') throw error;
    throw new InvalidFields({ transaction_id: ['validation:transaction-used'] });
  }
}

/** Returns those of the customer's deposits that have one of the numbers. */
export async function depositsWithNumbers(db: Db, customer: string, numbers: readonly string[]): Promise<Deposit[]> {
  if (numbers.length === 0) return [];
  const rows = await all(db).where('customer_id', '=', customer).where('sn', 'in', numbers).execute();
  return rows.map(depositOf);
}

/** Returns all of the customer's deposits, oldest first. */
export async function everyDeposit(db: Db, customer: string): Promise<Deposit[]> {
  const rows = await all(db).where('customer_id', '=', customer).orderBy('created_at').orderBy('sn').execute();
  return rows.map(depositOf);
}

/** Returns how many of the customer's deposits are pending or processing. */
export async function countOpenDeposits(db: Db, customer: string): Promise<number> {
  const { count } = await db
    .selectFrom('deposits')
    .where('customer_id', '=', customer)
    .where('status', 'in', openStatuses)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes the vouchers from the deposits of a closed account. */
export async function clearVouchers(tx: Tx, customer: string): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({ voucher: null })
    .where('customer_id', '=', customer)
    .where('voucher', 'is not', null)
    .execute();
}

/** Returns one page of the customer's deposits, newest first. */
export async function listDeposits(
  db: Db,
  query: {
    readonly customer: string;
    readonly kind?: 'crypto' | 'fiat';
    /** Only this one. */
    readonly sn?: string;
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<{ items: Deposit[]; total: number }> {
  const { customer, kind, sn, page, pageSize } = query;
  const own = () =>
    db
      .selectFrom('deposits')
      .innerJoin('currencies', 'currencies.code', 'deposits.currency')
      .where('customer_id', '=', customer)
      .$if(kind !== undefined, (rows) => rows.where('currencies.kind', '=', kind as 'crypto' | 'fiat'))
      .$if(sn !== undefined, (rows) => rows.where('sn', '=', sn as string));
  const [rows, { total }] = await Promise.all([
    own()
      .selectAll('deposits')
      .orderBy('created_at', 'desc')
      .orderBy('sn', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    own()
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(depositOf), total: Number(total) };
}

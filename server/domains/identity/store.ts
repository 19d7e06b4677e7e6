import { realStatus } from '#contract/fields';
import type { Db, Tx } from '../../db/transact.ts';

const columns = [
  'id',
  'document',
  'full_name',
  'id_number',
  'front',
  'back',
  'status',
  'reason',
  'submitted_at',
  'decided_at',
] as const;

/** A submission in review. */
export interface OpenVerification {
  readonly id: bigint;
  readonly customer: string;
  /** File names of the photos; null for the back of a passport. */
  readonly front: string;
  readonly back: string | null;
}

export interface NewVerification {
  readonly customer: string;
  readonly document: 'id-card' | 'passport';
  readonly fullName: string;
  readonly sealedIdNumber: Buffer;
  readonly front: string;
  readonly back: string | null;
  readonly submittedAt: Date;
}

export async function insertVerification(tx: Tx, verification: NewVerification): Promise<OpenVerification> {
  const { customer, document, front, back } = verification;
  const { id } = await tx
    .insertInto('verifications')
    .values({
      customer_id: customer,
      document,
      full_name: verification.fullName,
      id_number: verification.sealedIdNumber,
      front,
      back,
      submitted_at: verification.submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, customer, front, back };
}

/** Locks and returns the oldest submission made at or before a time, skipping those that another server has locked. */
export async function lockOldestVerification(tx: Tx, submittedBefore: Date): Promise<OpenVerification | undefined> {
  const row = await tx
    .selectFrom('verifications')
    .select(['id', 'customer_id as customer', 'front', 'back'])
    .where('status', '=', realStatus.inReview)
    .where('submitted_at', '<=', submittedBefore)
    .orderBy('submitted_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // A constraint guarantees the photos of an open submission.
  return row?.front ? { ...row, front: row.front } : undefined;
}

/** Returns all submissions in review, oldest first. */
export async function openVerifications(db: Db) {
  return db
    .selectFrom('verifications')
    .select(['id', 'customer_id as customer', 'document', 'full_name', 'submitted_at'])
    .where('status', '=', realStatus.inReview)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
}

/** Finds a submission of any customer, for its reviewer. */
export async function findVerification(db: Db, id: bigint) {
  return db
    .selectFrom('verifications')
    .select([...columns, 'customer_id as customer'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks and returns a submission in review; undefined if it doesn't exist or is already decided. */
export async function lockVerification(tx: Tx, id: bigint): Promise<OpenVerification | undefined> {
  const row = await tx
    .selectFrom('verifications')
    .select(['id', 'customer_id as customer', 'front', 'back'])
    .where('id', '=', id)
    .where('status', '=', realStatus.inReview)
    .forUpdate()
    .executeTakeFirst();
  return row?.front ? { ...row, front: row.front } : undefined;
}

/** The caller must hold the row lock, or have inserted the row in this transaction. */
export async function saveDecision(
  tx: Tx,
  id: bigint,
  decision:
    | { status: typeof realStatus.verified; decided_at: Date }
    | { status: typeof realStatus.returned; decided_at: Date; reason: string },
): Promise<void> {
  await tx.updateTable('verifications').set(decision).where('id', '=', id).executeTakeFirstOrThrow();
}

export interface LatestVerification {
  readonly document: 'id-card' | 'passport';
  readonly fullName: string;
  readonly front: string | null;
  readonly back: string | null;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
}

export async function latestVerification(db: Db, customer: string): Promise<LatestVerification | undefined> {
  return db
    .selectFrom('verifications')
    .select(['document', 'full_name as fullName', 'front', 'back'])
    .select(['submitted_at as submittedAt', 'decided_at as decidedAt'])
    .where('customer_id', '=', customer)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns every submission, oldest first. The ID number is sealed with the customer's id as context. */
export async function everyVerification(db: Db, customer: string) {
  return db.selectFrom('verifications').select(columns).where('customer_id', '=', customer).orderBy('id').execute();
}

export async function isInReview(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('verifications')
    .select('id')
    .where('customer_id', '=', customer)
    .where('status', '=', realStatus.inReview)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes number and photos from the customer's returned submissions. Returns the file names of the photos. */
export async function clearReturned(tx: Tx, customer: string): Promise<string[]> {
  const returned = await tx
    .selectFrom('verifications')
    .select(['front', 'back'])
    .where('customer_id', '=', customer)
    .where('status', '=', realStatus.returned)
    .execute();
  await tx
    .updateTable('verifications')
    .set({ id_number: null, front: null, back: null })
    .where('customer_id', '=', customer)
    .where('status', '=', realStatus.returned)
    .execute();
  return returned.flatMap(({ front, back }) => [front, back]).filter((name) => name !== null);
}

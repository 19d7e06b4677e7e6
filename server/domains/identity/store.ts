import { realStatus } from '#contract/fields';
import type { Db, Tx } from '../../db/transact.ts';

/** A submission that waits for its review. */
export interface OpenVerification {
  readonly id: bigint;
  readonly customer: string;
  /** Names of its photos. */
  readonly front: string;
  readonly back: string;
}

export interface NewVerification {
  readonly customer: string;
  readonly fullName: string;
  readonly sealedIdNumber: Buffer;
  readonly front: string;
  readonly back: string;
  readonly submittedAt: Date;
}

export async function insertVerification(tx: Tx, verification: NewVerification): Promise<OpenVerification> {
  const { customer, front, back } = verification;
  const { id } = await tx
    .insertInto('verifications')
    .values({
      customer_id: customer,
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

/** The oldest submission in review since at least a moment that no other server works on, locked; undefined without any. */
export async function lockOldestVerification(tx: Tx, since: Date): Promise<OpenVerification | undefined> {
  const row = await tx
    .selectFrom('verifications')
    .select(['id', 'customer_id as customer', 'front', 'back'])
    .where('status', '=', realStatus.inReview)
    .where('submitted_at', '<=', since)
    .orderBy('submitted_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // A constraint keeps the photos of an open submission.
  return row?.front && row.back ? { ...row, front: row.front, back: row.back } : undefined;
}

/** All that wait for a review, oldest first. */
export async function openVerifications(db: Db) {
  return db
    .selectFrom('verifications')
    .select(['id', 'customer_id as customer', 'full_name', 'submitted_at'])
    .where('status', '=', realStatus.inReview)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
}

/** Anybody's submission, for its reviewer; undefined when there is none. */
export async function findVerification(db: Db, id: bigint) {
  return db
    .selectFrom('verifications')
    .select([
      'id',
      'customer_id as customer',
      'full_name',
      'id_number',
      'front',
      'back',
      'status',
      'reason',
      'submitted_at',
      'decided_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A submission in review, locked; undefined when it is not there or was decided. */
export async function lockVerification(tx: Tx, id: bigint): Promise<OpenVerification | undefined> {
  const row = await tx
    .selectFrom('verifications')
    .select(['id', 'customer_id as customer', 'front', 'back'])
    .where('id', '=', id)
    .where('status', '=', realStatus.inReview)
    .forUpdate()
    .executeTakeFirst();
  return row?.front && row.back ? { ...row, front: row.front, back: row.back } : undefined;
}

/** The row must be locked, or new in this transaction. */
export async function saveDecision(
  tx: Tx,
  id: bigint,
  decision: { status: 1; decided_at: Date } | { status: 3; decided_at: Date; reason: string },
): Promise<void> {
  await tx.updateTable('verifications').set(decision).where('id', '=', id).executeTakeFirstOrThrow();
}

export interface LatestVerification {
  readonly fullName: string;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
}

export async function latestVerification(db: Db, customer: string): Promise<LatestVerification | undefined> {
  return db
    .selectFrom('verifications')
    .select(['full_name as fullName', 'submitted_at as submittedAt', 'decided_at as decidedAt'])
    .where('customer_id', '=', customer)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every submission, oldest first; its number is sealed for the customer. */
export async function everyVerification(db: Db, customer: string) {
  return db
    .selectFrom('verifications')
    .select(['id', 'full_name', 'id_number', 'front', 'back', 'status', 'reason', 'submitted_at', 'decided_at'])
    .where('customer_id', '=', customer)
    .orderBy('id')
    .execute();
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

/** Takes number and photos out of a customer's returned submissions, and returns the names of the photos. */
export async function emptyReturned(tx: Tx, customer: string): Promise<string[]> {
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

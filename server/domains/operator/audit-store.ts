import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { canonical } from '../../canonical.ts';
import type { Db, Tx } from '../../db/transact.ts';
import { sha256 } from '../../sha256.ts';

export const PAGE_SIZE = 50;

const CHUNK = 1_000;

// Any number that no other lock uses. The lock serializes appends.
const LOCK = 0x61756469;

const GENESIS_HASH = Buffer.alloc(32);

/** Who acts. The name of an `own` token is proven, that of the `shared` one is what they say, and `automatic` is the server. */
export interface Operator {
  readonly name: string;
  readonly token: 'own' | 'shared' | 'automatic';
}

export const automatic: Operator = { name: 'automatic', token: 'automatic' };

export interface Decider {
  readonly operator: Operator;
  readonly at: Date;
}

/** The log is never erased and a reason may name a person, so the log has only its hash. */
export const hashedReason = (reason: string) => ({ reason_sha256: sha256(reason) });

/** Something that an operator did or viewed. Must not contain customers' names or ID numbers: the log is never erased. */
export interface Action extends Decider {
  /** Lowercase with hyphens, such as `verification-completed`. */
  readonly act: string;
  /** Such as `verification/12`. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

export interface Entry extends Omit<Required<Action>, 'operator'> {
  readonly id: bigint;
  readonly operator: string;
  /** Null in entries from before this was recorded. */
  readonly token: Operator['token'] | null;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

type Hashed = Omit<Entry, 'hash'>;

/** SHA-256 of the whole entry, including the hash of the previous one. */
const hashOf = ({ id, at, operator, token, act, subject, details, previousHash }: Hashed): Buffer =>
  createHash('sha256')
    .update(
      canonical({
        id: String(id),
        at: at.toISOString(),
        operator,
        ...(token === null ? {} : { token }),
        act,
        subject,
        details,
        previous: previousHash.toString('hex'),
      }),
    )
    .digest();

const all = (db: Db) =>
  db
    .selectFrom('operator_audit')
    .select(['id', 'at', 'operator', 'token', 'act', 'subject', 'details', 'previous_hash as previousHash', 'hash']);

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

const entryOf = (row: Row): Entry => ({ ...row, details: row.details as Entry['details'] });

/** Appends an entry in the transaction of the action. Concurrent appends wait until it ends. */
export async function recordAction(tx: Tx, { operator, act, subject, details = {}, at }: Action): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const last = await tx
    .selectFrom('operator_audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry: Hashed = {
    id: (last?.id ?? 0n) + 1n,
    at,
    operator: operator.name,
    token: operator.token,
    act,
    subject,
    details,
    previousHash: last?.hash ?? GENESIS_HASH,
  };
  const { previousHash, ...rest } = entry;
  await tx
    .insertInto('operator_audit')
    .values({ ...rest, details: JSON.stringify(details), previous_hash: previousHash, hash: hashOf(entry) })
    .execute();
}

/** Returns one page, newest first. */
export async function listActions(db: Db, page: number): Promise<{ items: Entry[]; total: number }> {
  const rows = await all(db)
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await db
    .selectFrom('operator_audit')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(entryOf), total: Number(total) };
}

export interface Verdict {
  /** How many entries are intact, counted from the first. */
  readonly entries: number;
  /** The id of the first entry that was altered or whose predecessor is missing; null if the chain is intact. */
  readonly broken: string | null;
  /** The hash of the last intact entry. A copy kept elsewhere shows later whether the end of the log was cut off. */
  readonly hash: string;
}

/** Recomputes the whole chain. */
export async function verifyActions(db: Db): Promise<Verdict> {
  let previousHash: Buffer = GENESIS_HASH;
  for (let count = 0n; ;) {
    const rows = await all(db).where('id', '>', count).orderBy('id').limit(CHUNK).execute();
    for (const entry of rows.map(entryOf)) {
      const follows = entry.id === count + 1n && entry.previousHash.equals(previousHash);
      if (!follows || !hashOf(entry).equals(entry.hash)) {
        return { entries: Number(count), broken: String(entry.id), hash: previousHash.toString('hex') };
      }
      count = entry.id;
      previousHash = entry.hash;
    }
    if (rows.length < CHUNK) return { entries: Number(count), broken: null, hash: previousHash.toString('hex') };
  }
}

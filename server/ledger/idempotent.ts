import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { RefusalCode } from '#contract/codes';
import { canonical } from '../canonical.ts';
import { type Db, savepoint, transact, type Tx } from '../db/transact.ts';
import { IdempotencyConflict, Refusal, codeOf } from '../errors.ts';

export interface IdempotencyKey {
  readonly customer: string;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  /** Name of the call. */
  readonly call: string;
  /** The request after validation. */
  readonly body: unknown;
}

/** What is kept of a first answer. */
export type Stored<Answer = unknown> =
  { data: Answer } | { code: RefusalCode; details: Record<string, string | number> };

/** How a money call ended; `outcome` returns its answer, or throws its Refusal. */
export interface Settled<Answer = unknown> {
  readonly outcome: () => Answer;
}

/** What the key stands for, whatever the order of the fields. */
export const bodyHash = (body: unknown): Buffer => createHash('sha256').update(canonical(body)).digest();

async function firstAnswer<Answer>(run: () => Promise<Answer>, tx: Tx): Promise<Stored<Answer>> {
  try {
    return { data: await savepoint(tx, run) };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details };
    throw error;
  }
}

/** A kept answer as an outcome. */
export const settled = <Answer>(answer: Stored<Answer>): Settled<Answer> => ({
  outcome: () => {
    if ('code' in answer) throw new Refusal(answer.code, answer.details);
    return answer.data;
  },
});

/** Throws IdempotencyConflict in place of the database's own error for a key that was used for another call or body. */
export function throwConflict(error: unknown): never {
  if (codeOf(error) === 'FL006') throw new IdempotencyConflict();
  throw error;
}

/**
 * Runs `run` once for a key; the same key and body get the first answer again, always, whether it succeeded or was
 * refused. A refusal undoes what `run` wrote and is kept; the caller commits, then throws what `outcome()` throws.
 * Two at once: the second waits for the first. Throws IdempotencyConflict for another call or body.
 */
export async function idempotent<Answer>(
  tx: Tx,
  { customer, key, call, body }: IdempotencyKey,
  run: () => Promise<Answer>,
): Promise<Settled<Answer>> {
  const { rows } = await sql<{ first: Stored<Answer> | null }>`
    select take_idempotency_key(${customer}, ${key}, ${call}, ${bodyHash(body)}) as first`
    .execute(tx)
    .catch(throwConflict);
  const first = rows[0]?.first;
  if (first) return settled(first);
  const answer = await firstAnswer(run, tx);
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', '=', customer)
    .where('key', '=', key)
    .execute();
  return settled(answer);
}

/** Runs `run` once for a key, in a transaction of its own: for what writes several rows, see `idempotent`. */
export const runOnce = <Answer>(
  db: Db,
  key: IdempotencyKey,
  run: (tx: Tx) => Promise<Answer>,
): Promise<Settled<Answer>> => transact(db, (tx) => idempotent(tx, key, () => run(tx)));

import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { RefusalCode } from '#contract/codes';
import { canonical } from '../canonical.ts';
import { type Db, savepoint, transact, type Tx } from '../db/transact.ts';
import { IdempotencyConflict, Refusal, codeOf } from '../errors.ts';
import { DAY_MS } from '../time.ts';

export interface IdempotencyKey {
  readonly customer: string;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  /** Name of the call. */
  readonly call: string;
  /** The request after validation, without a password. */
  readonly body: unknown;
}

/** The stored first response to a key. */
export type StoredResponse<Response = unknown> =
  { data: Response } | { code: RefusalCode; details: Record<string, string | number> };

/** How a money call ended. `outcome` returns its response or throws its Refusal. */
export interface Settled<Response = unknown> {
  readonly outcome: () => Response;
}

/** Returns the same hash for any order of the fields. */
export const bodyHash = (body: unknown): Buffer => createHash('sha256').update(canonical(body)).digest();

async function firstResponse<Response>(run: () => Promise<Response>, tx: Tx): Promise<StoredResponse<Response>> {
  try {
    return { data: await savepoint(tx, run) };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details };
    throw error;
  }
}

export const settled = <Response>(response: StoredResponse<Response>): Settled<Response> => ({
  outcome: () => {
    if ('code' in response) throw new Refusal(response.code, response.details);
    return response.data;
  },
});

/** Translates the database's error for a key that was used for another call or body into IdempotencyConflict. */
export function throwConflict(error: unknown): never {
  if (codeOf(error) === 'FL006') throw new IdempotencyConflict();
  throw error;
}

/**
 * Runs `run` once per key. The same key and body get the first response again, including a refusal, which is kept for a
 * week. A refusal rolls back what `run` wrote and is stored; the caller commits, then calls `outcome()`, which throws it. A
 * concurrent call with the same key waits for the first. Throws IdempotencyConflict for another call or body.
 */
export async function idempotent<Response>(
  tx: Tx,
  { customer, key, call, body }: IdempotencyKey,
  run: () => Promise<Response>,
): Promise<Settled<Response>> {
  const { rows } = await sql<{ first: StoredResponse<Response> | null }>`
    select take_idempotency_key(${customer}, ${key}, ${call}, ${bodyHash(body)}) as first`
    .execute(tx)
    .catch(throwConflict);
  const first = rows[0]?.first;
  if (first) return settled(first);
  const response = await firstResponse(run, tx);
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(response) })
    .where('customer_id', '=', customer)
    .where('key', '=', key)
    .execute();
  return settled(response);
}

const REFUSAL_KEPT_MS = 7 * DAY_MS;

/** Deletes refusals of a week ago: nobody asks again for so long, and refusals cost nothing to make. */
export async function sweepRefusals(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - REFUSAL_KEPT_MS))
    .where(sql<boolean>`answer ->> 'code' is not null`)
    .execute();
}

/** Runs `run` once per key in its own transaction; see `idempotent`. */
export const runOnce = <Response>(
  db: Db,
  key: IdempotencyKey,
  run: (tx: Tx) => Promise<Response>,
): Promise<Settled<Response>> => transact(db, (tx) => idempotent(tx, key, () => run(tx)));

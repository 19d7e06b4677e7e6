import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { RefusalCode } from '#contract/codes';
import { canonical } from '../canonical.ts';
import { deleteInParts } from '../db/delete-in-parts.ts';
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

/** Returns how the stored functions that settle a money call begin their arguments. */
export const keyOf = ({ customer, key, call, body }: IdempotencyKey): RawBuilder<unknown> =>
  sql`${customer}, ${key}, ${call}, ${bodyHash(body)}`;

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

/** Settles a money call in one round trip: `call` is a stored function that begins with `keyOf`. Throws IdempotencyConflict. */
export async function settleBy<Response>(db: Db, call: RawBuilder<unknown>): Promise<StoredResponse<Response>> {
  const { rows } = await sql<{ response: StoredResponse<Response> }>`select ${call} as response`
    .execute(db)
    .catch(throwConflict);
  const [row] = rows;
  if (!row) throw new Error('a money call returned nothing');
  return row.response;
}

/**
 * Runs `run` once per key. The same key and body get the first response again, including a refusal, which is kept for a
 * week. A refusal rolls back what `run` wrote and is stored; the caller commits, then calls `outcome()`, which throws it. A
 * concurrent call with the same key waits for the first. Throws IdempotencyConflict for another call or body.
 */
export async function idempotent<Response>(
  tx: Tx,
  once: IdempotencyKey,
  run: () => Promise<Response>,
): Promise<Settled<Response>> {
  const { rows } = await sql<{ first: StoredResponse<Response> | null }>`
    select take_idempotency_key(${keyOf(once)}) as first`
    .execute(tx)
    .catch(throwConflict);
  const first = rows[0]?.first;
  if (first) return settled(first);
  const response = await firstResponse(run, tx);
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(response) })
    .where('customer_id', '=', once.customer)
    .where('key', '=', once.key)
    .execute();
  return settled(response);
}

const REFUSAL_KEPT_MS = 7 * DAY_MS;

/** Deletes refusals of a week ago: nobody asks again for so long, and refusals cost nothing to make. */
export async function sweepRefusals(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REFUSAL_KEPT_MS);
  await deleteInParts((limit) =>
    sql`
      delete from idempotency_keys k using (
        select customer_id, key from idempotency_keys
        where created_at <= ${before} and answer ->> 'code' is not null limit ${limit}) old
      where k.customer_id = old.customer_id and k.key = old.key`.execute(db),
  );
}

/** Runs `run` once per key in its own transaction; see `idempotent`. */
export const runOnce = <Response>(
  db: Db,
  key: IdempotencyKey,
  run: (tx: Tx) => Promise<Response>,
): Promise<Settled<Response>> => transact(db, (tx) => idempotent(tx, key, () => run(tx)));

/** Refuses a call once per key: stores a Refusal, and throws any other error if the key is new; see `idempotent`. */
export const refuseOnce = (db: Db, key: IdempotencyKey, error: unknown): Promise<Settled<never>> =>
  runOnce(db, key, () => Promise.reject(error));

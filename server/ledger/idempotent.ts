import { createHash } from 'node:crypto';
import type { RefusalCode } from '#contract/codes';
import { canonical } from '../canonical.ts';
import { savepoint, type Tx } from '../db/transact.ts';
import { IdempotencyConflict, Refusal } from '../refusal.ts';

export interface IdempotencyKey {
  readonly customer: string;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  /** Name of the call. */
  readonly call: string;
  /** The request after validation. */
  readonly body: unknown;
}

type Stored = { data: unknown } | { code: RefusalCode; details: Record<string, string | number> };

async function firstAnswer(run: () => Promise<unknown>, tx: Tx): Promise<Stored> {
  try {
    return { data: await savepoint(tx, run) };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details };
    throw error;
  }
}

function replay(answer: Stored): unknown {
  if ('code' in answer) throw new Refusal(answer.code, answer.details);
  return answer.data;
}

/**
 * Runs `run` once for a key; the same key and body answer the first answer again, for ever, whether it succeeded or was
 * refused. A refusal undoes what `run` wrote and is kept; the caller commits, then throws what `outcome()` throws.
 * Two at once: the second waits for the first. Throws IdempotencyConflict for another call or body.
 */
export async function idempotent(
  tx: Tx,
  { customer, key, call, body }: IdempotencyKey,
  run: () => Promise<unknown>,
): Promise<{ outcome: () => unknown }> {
  const bodyHash = createHash('sha256').update(canonical(body)).digest();
  // Waits here while another transaction is working on the same key.
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ customer_id: customer, key, call, body_hash: bodyHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!inserted) {
    const first = await tx
      .selectFrom('idempotency_keys')
      .select(['call', 'body_hash', 'answer'])
      .where('customer_id', '=', customer)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.call !== call || !first.body_hash.equals(bodyHash)) throw new IdempotencyConflict();
    return { outcome: () => replay(first.answer as Stored) };
  }
  const answer = await firstAnswer(run, tx);
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', '=', customer)
    .where('key', '=', key)
    .execute();
  return { outcome: () => replay(answer) };
}

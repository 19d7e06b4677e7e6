import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { codeOf } from '../errors.ts';
import { withoutPool } from './connect.ts';
import type { Database } from './schema.ts';

/** An open transaction. A store function that writes takes it as its first argument, so that none can write outside of one. */
export type Tx = Transaction<Database>;

/** The database outside of a transaction, for reading; a Tx is one too. */
export type Db = Kysely<Database>;

const afterCommitHooks = new WeakMap<Tx, (() => void)[]>();

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** The name of the violated constraint, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return codeOf(error).startsWith('23') && error instanceof Error && 'constraint' in error
    ? String(error.constraint)
    : undefined;
}

/**
 * Runs `work` in one transaction and commits it: read committed, where rows are locked where it matters, or with
 * `repeatable read` on one unchanging picture of everything, for reading much that belongs together.
 * `work` runs again after a deadlock, so it must do nothing outside of the transaction but through `afterCommit`.
 */
export async function transact<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  isolation: 'read committed' | 'repeatable read' = 'read committed',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const hooks: (() => void)[] = [];
    try {
      const result = await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute((tx) => {
          afterCommitHooks.set(tx, hooks);
          return withoutPool(() => work(tx));
        });
      for (const hook of hooks) hook();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(codeOf(error))) throw error;
    }
  }
}

/** Runs `hook` once the transaction is committed; never when it is rolled back. `hook` must not throw. */
export function afterCommit(tx: Tx, hook: () => void): void {
  const hooks = afterCommitHooks.get(tx);
  if (!hooks) throw new Error('afterCommit needs a transaction opened by transact()');
  hooks.push(hook);
}

/** Runs `work` inside a savepoint: when it throws, only its own changes and hooks are undone, and the error goes on. */
export async function savepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  const hooks = afterCommitHooks.get(tx);
  const before = hooks?.length ?? 0;
  await sql`savepoint work`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint work`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(tx);
    await sql`release savepoint work`.execute(tx);
    hooks?.splice(before);
    throw error;
  }
}

/** For seeding: the rest of this transaction may wait and work longer than a request may. */
export async function disableTimeouts(tx: Tx): Promise<void> {
  await sql`select set_config(name, '0', true) from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) name`.execute(
    tx,
  );
}

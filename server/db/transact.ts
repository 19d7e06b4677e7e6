import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { codeOf } from '../errors.ts';
import { withoutPool } from './connect.ts';
import type { Database } from './schema.ts';

/** An open transaction. Store functions whose writes belong together take it as their first argument. */
export type Tx = Transaction<Database>;

/** The database, with or without a transaction: for reading, and for a single statement. */
export type Db = Kysely<Database>;

const afterCommitHooks = new WeakMap<Tx, (() => void)[]>();

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Returns the name of the violated constraint, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return codeOf(error).startsWith('23') && error instanceof Error && 'constraint' in error
    ? String(error.constraint)
    : undefined;
}

/**
 * Runs `work` in one transaction and commits it. `repeatable read` reads everything from one snapshot. `work` runs again
 * after a deadlock or a serialization failure, so it may have effects outside the transaction only through `afterCommit`.
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

/** Runs `hook` after the transaction commits, and never if it is rolled back. `hook` must not throw. */
export function afterCommit(tx: Tx, hook: () => void): void {
  const hooks = afterCommitHooks.get(tx);
  if (!hooks) throw new Error('afterCommit needs a transaction opened by transact()');
  hooks.push(hook);
}

/** Runs `work` inside a savepoint. If it throws, undoes only its own changes and hooks, and rethrows. */
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

/** Turns off timeouts for the rest of the transaction. Only for migrations, seeding, audits, and snapshots of everything. */
export async function disableTimeouts(tx: Tx): Promise<void> {
  await sql`select set_config(name, '0', true) from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) name`.execute(
    tx,
  );
}

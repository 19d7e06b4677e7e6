import type { Db, Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Session } from '../../plugins/sessions/store.ts';
import { hasAuthenticator } from './authenticator-store.ts';
import { deleteConfirmation, isConfirmed } from './confirmation-store.ts';

/**
 * Uses up the session's confirmation for a sensitive act, in the act's transaction: if the act fails, the confirmation
 * stays. The caller must hold the lock of `lockPasswordHash`. Does nothing while the authenticator app is off. Throws Refusal
 * `second-factor-needed`.
 */
export async function consumeConfirmation(tx: Tx, { id, customer }: Session, now: Date): Promise<void> {
  if (!(await hasAuthenticator(tx, customer))) return;
  if (!(await deleteConfirmation(tx, id, now))) throw new Refusal('second-factor-needed');
}

/**
 * Checks for a confirmation without using it up: for acts that, before their transaction, check an email code, or compare
 * one password with another. Without the second factor, nobody may guess at those. Throws Refusal `second-factor-needed`.
 */
export async function requireConfirmation(db: Db, { id, customer }: Session, now: Date): Promise<void> {
  if ((await hasAuthenticator(db, customer)) && !(await isConfirmed(db, id, now)))
    throw new Refusal('second-factor-needed');
}

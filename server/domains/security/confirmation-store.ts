import type { Db, Tx } from '../../db/transact.ts';

/** Replaces an earlier confirmation of the session, so that there is never more than one. */
export async function saveConfirmation(tx: Tx, session: string, until: Date): Promise<void> {
  await tx.updateTable('sessions').set({ confirmed_until: until }).where('id', '=', session).execute();
}

export async function isConfirmed(db: Db, session: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session)
    .where('confirmed_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the session has no confirmation. Of two concurrent calls, one succeeds. */
export async function deleteConfirmation(tx: Tx, session: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('sessions')
    .set({ confirmed_until: null })
    .where('id', '=', session)
    .where('confirmed_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the confirmations of all sessions of a customer. */
export async function deleteConfirmations(tx: Tx, customer: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ confirmed_until: null })
    .where('customer_id', '=', customer)
    .where('confirmed_until', 'is not', null)
    .execute();
}

import type { Db, Tx } from '../../db/transact.ts';
import { deleteConfirmations } from './confirmation-store.ts';
import { endRemoval } from './removal-store.ts';

export interface Authenticator {
  readonly secret: Buffer;
  readonly expiresAt: Date | null;
  /** When the customer turned it on; null while it is off. */
  readonly confirmedAt: Date | null;
}

export async function findAuthenticator(db: Db, customer: string): Promise<Authenticator | undefined> {
  return db
    .selectFrom('authenticators')
    .select(['secret', 'expires_at as expiresAt', 'confirmed_at as confirmedAt'])
    .where('customer_id', '=', customer)
    .executeTakeFirst();
}

/** Returns whether a login requires a code. */
export async function hasAuthenticator(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('customer_id')
    .where('customer_id', '=', customer)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a secret to confirm, in place of an unconfirmed one. Returns false if the authenticator app is already on. */
export async function beginAuthenticator(db: Db, customer: string, secret: Buffer, expiresAt: Date): Promise<boolean> {
  const values = { secret, expires_at: expiresAt };
  const row = await db
    .insertInto('authenticators')
    .values({ customer_id: customer, ...values })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet(values).where('authenticators.confirmed_at', 'is', null),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns on the authenticator app with this secret. Returns false if the secret was replaced in the meantime. */
export async function turnOn(tx: Tx, customer: string, secret: Buffer, step: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('authenticators')
    .set({ confirmed_at: at, expires_at: null, last_step: step })
    .where('customer_id', '=', customer)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Also deletes its recovery codes, which cascade, and whatever was waiting for or confirmed with a code, and ends a request to
 * remove it: the customer may set up another app, which isn't the lost one. Returns whether there was such a request.
 */
export async function removeAuthenticator(tx: Tx, customer: string, at: Date): Promise<boolean> {
  const ended = await endRemoval(tx, customer, { state: 'obsolete' }, at);
  await tx.deleteFrom('login_tickets').where('customer_id', '=', customer).execute();
  await deleteConfirmations(tx, customer);
  await tx.deleteFrom('authenticators').where('customer_id', '=', customer).execute();
  return ended !== undefined;
}

/** Returns false if this time step or a later one was already used. Of two concurrent calls, one succeeds. */
export async function consumeTotpStep(tx: Tx, customer: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('customer_id', '=', customer)
    .where('confirmed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces all recovery codes. */
export async function saveRecoveryCodes(tx: Tx, customer: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('customer_id', '=', customer).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ customer_id: customer, code_hash: hash })))
    .execute();
}

/** Deletes a recovery code. Returns false if there is none. Of two concurrent calls, one succeeds. */
export async function consumeRecoveryCode(tx: Tx, customer: string, hash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('customer_id', '=', customer)
    .where('code_hash', '=', hash)
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, customer: string): Promise<number> {
  const { total } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('customer_id', '=', customer)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Deletes expired setups, login tickets and passkey challenges. */
export async function sweepFactors(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('authenticators').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

import type { Db, Tx } from '../../db/transact.ts';

export interface Authenticator {
  readonly secret: Buffer;
  readonly expiresAt: Date | null;
  /** When it was turned on; null while it is off. */
  readonly confirmedAt: Date | null;
}

export async function findAuthenticator(db: Db, customer: string): Promise<Authenticator | undefined> {
  return db
    .selectFrom('authenticators')
    .select(['secret', 'expires_at as expiresAt', 'confirmed_at as confirmedAt'])
    .where('customer_id', '=', customer)
    .executeTakeFirst();
}

/** Whether a login asks for a code. */
export async function hasAuthenticator(db: Db, customer: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('customer_id')
    .where('customer_id', '=', customer)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins, or begins again. False when it is on. */
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

/** Turns on what was begun with this secret; false when it was begun again meanwhile. */
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

/** With its recovery codes, and the logins that wait for one of its codes. */
export async function removeAuthenticator(tx: Tx, customer: string): Promise<void> {
  await tx.deleteFrom('login_tickets').where('customer_id', '=', customer).execute();
  await tx.deleteFrom('authenticators').where('customer_id', '=', customer).execute();
}

/** Uses a step up; false when it, or a later one, was used before. Of two at once one wins. */
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

/** New ones in place of all that were there. */
export async function saveRecoveryCodes(tx: Tx, customer: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('customer_id', '=', customer).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ customer_id: customer, code_hash: hash })))
    .execute();
}

/** Uses a recovery code up; false when there is none such. Of two at once one wins. */
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

/** Deletes what was begun and not ended in time. */
export async function sweepFactors(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('authenticators').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

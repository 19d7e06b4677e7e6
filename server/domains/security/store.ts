import type { Language } from '#contract/languages';
import { type Db, type Tx, violatedConstraint } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { usableLanguage } from '../account/rules.ts';

/** Returns where and in which language to write to a customer. */
export async function contactOf(db: Db, id: string): Promise<{ email: string; language: Language }> {
  const { email, lang } = await db
    .selectFrom('customers')
    .select(['email', 'lang'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { email, language: usableLanguage(lang) };
}

/** Returns what a login password must not contain. */
export async function namesOf(db: Db, id: string): Promise<{ username: string; email: string }> {
  return db.selectFrom('customers').select(['username', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function passwordHashes(db: Db, id: string): Promise<{ password: string; fundPassword: string | null }> {
  return db
    .selectFrom('customers')
    .select(['password_hash as password', 'fund_password_hash as fundPassword'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Locks the customer until the transaction ends, and returns the hash of the login password. */
export async function lockPasswordHash(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

/** Returns the user handle of the customer's passkeys. */
export async function passkeyHandle(db: Db, id: string): Promise<Buffer> {
  const row = await db.selectFrom('customers').select('passkey_handle').where('id', '=', id).executeTakeFirstOrThrow();
  return row.passkey_handle;
}

/**
 * Replaces the hash of the same login password, also in tickets, so that logins and recoveries that wait for a code go on.
 * Returns false if `current` is no longer the stored hash.
 */
export async function renewLoginHash(tx: Tx, id: string, current: string, next: string): Promise<boolean> {
  const row = await tx
    .updateTable('customers')
    .set({ password_hash: next })
    .where('id', '=', id)
    .where('password_hash', '=', current)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('login_tickets')
    .set({ password_hash: next })
    .where('customer_id', '=', id)
    .where('password_hash', '=', current)
    .execute();
  return true;
}

/** Returns false if `checked` are no longer the stored hashes. */
export async function changePasswordHash(
  tx: Tx,
  id: string,
  checked: { readonly password: string; readonly fundPassword: string | null },
  next: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('customers')
    .set({ password_hash: next })
    .where('id', '=', id)
    .where('password_hash', '=', checked.password)
    .where('fund_password_hash', 'is not distinct from', checked.fundPassword)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whatever it was: the caller knows who asks. */
export async function replacePasswordHash(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.updateTable('customers').set({ password_hash: hash }).where('id', '=', id).execute();
}

export async function replaceFundPasswordHash(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.updateTable('customers').set({ fund_password_hash: hash }).where('id', '=', id).execute();
}

/** With `current` null, sets the first fund password. Returns false if `current` is no longer the stored hash. */
export async function changeFundPasswordHash(
  tx: Tx,
  id: string,
  current: string | null,
  next: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('customers')
    .set({ fund_password_hash: next })
    .where('id', '=', id)
    .where('fund_password_hash', 'is not distinct from', current)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws Refusal `email-taken`. */
export async function changeEmail(tx: Tx, id: string, email: string): Promise<void> {
  try {
    await tx.updateTable('customers').set({ email }).where('id', '=', id).execute();
  } catch (error) {
    if (violatedConstraint(error) === 'customers_email') throw new Refusal('email-taken');
    throw error;
  }
}

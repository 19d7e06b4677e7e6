import type { Language } from '#contract/languages';
import { type Db, type Tx, violatedConstraint } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { usableLanguage } from '../account/rules.ts';

/** Where and in which language a customer is written to. */
export async function contactOf(db: Db, id: string): Promise<{ email: string; language: Language }> {
  const { email, lang } = await db
    .selectFrom('customers')
    .select(['email', 'lang'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { email, language: usableLanguage(lang) };
}

export async function passwordHashes(db: Db, id: string): Promise<{ password: string; fundPassword: string | null }> {
  return db
    .selectFrom('customers')
    .select(['password_hash as password', 'fund_password_hash as fundPassword'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The hash of the login password, which does not change until the transaction ends. */
export async function lockPasswordHash(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

/** What the customer's passkeys call the customer. */
export async function passkeyHandle(db: Db, id: string): Promise<Buffer> {
  const row = await db.selectFrom('customers').select('passkey_handle').where('id', '=', id).executeTakeFirstOrThrow();
  return row.passkey_handle;
}

/** False when `current` is not the stored hash any more. */
export async function changePasswordHash(tx: Tx, id: string, current: string, next: string): Promise<boolean> {
  const row = await tx
    .updateTable('customers')
    .set({ password_hash: next })
    .where('id', '=', id)
    .where('password_hash', '=', current)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** `current` null sets it for the first time. False when `current` is not what is stored any more. */
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

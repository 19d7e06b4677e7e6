import { realStatus } from '#contract/fields';
import type { Language } from '#contract/languages';
import type { Db, Tx } from '../../db/transact.ts';
import { erasedTables } from './inventory.ts';

export interface AccountClosure {
  readonly email: string;
  readonly language: Language;
  readonly passwordHash: string;
  readonly closesAt: Date | null;
  readonly forfeitsRemainder: boolean;
}

/**
 * Locks an account until the transaction ends. Inserts that reference the customer wait for this lock, so nothing new can
 * start in the account. Returns undefined if it is closed.
 */
export async function lockAccountClosure(tx: Tx, id: string): Promise<AccountClosure | undefined> {
  const { closed_at: closedAt, ...closure } = await tx
    .selectFrom('customers')
    .select(['email', 'lang as language', 'password_hash as passwordHash', 'closed_at'])
    .select(['closes_at as closesAt', 'closing_gives_up_rest as forfeitsRemainder'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return closedAt ? undefined : closure;
}

export async function scheduleClosure(
  tx: Tx,
  id: string,
  { closesAt, forfeitsRemainder }: { readonly closesAt: Date; readonly forfeitsRemainder: boolean },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ closes_at: closesAt, closing_gives_up_rest: forfeitsRemainder })
    .where('id', '=', id)
    .execute();
}

/** Keeps the account open. */
export async function clearClosure(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ closes_at: null, closing_gives_up_rest: false })
    .where('id', '=', id)
    .execute();
}

/** Returns the accounts whose closure is due, longest overdue first. */
export async function closuresDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the customer's rows from every table that the inventory marks as erased. */
export async function deleteErasedRows(tx: Tx, customer: string): Promise<void> {
  for (const table of erasedTables) await tx.deleteFrom(table).where('customer_id', '=', customer).execute();
}

/**
 * Removes all personal data from the customer's row and releases the username and the email address. The row never
 * changes after that. `unusablePasswordHash` is the hash of a discarded random password.
 */
export async function anonymizeCustomer(tx: Tx, id: string, unusablePasswordHash: string, at: Date): Promise<void> {
  // No username, email address or invite code can start with #.
  const placeholder = `#${id}`;
  await tx
    .updateTable('customers')
    .set({
      username: placeholder,
      username_key: placeholder,
      email: placeholder,
      nickname: placeholder,
      invite_code: placeholder,
      password_hash: unusablePasswordHash,
      fund_password_hash: null,
      lang: 'en-us',
      avatar: null,
      invited_by: null,
      real_status: realStatus.none,
      real_reason: null,
      closes_at: null,
      closing_gives_up_rest: false,
      withdrawals_held_until: null,
      withdrawals_held_reason: null,
      saved_addresses_only: false,
      saved_addresses_only_until: null,
      closed_at: at,
    })
    .where('id', '=', id)
    .execute();
}

import type { Language } from '#contract/languages';
import type { Db, Tx } from '../../db/transact.ts';

/** What decides about the closing of an account. */
export interface AccountClosure {
  readonly email: string;
  readonly language: Language;
  readonly passwordHash: string;
  readonly closesAt: Date | null;
  readonly forfeitsRemainder: boolean;
}

/**
 * Locks an account until the transaction ends: nothing can begin in it, since each row that names a customer waits for
 * this lock. Undefined when it is closed.
 */
export async function lockAccountClosure(tx: Tx, id: string): Promise<AccountClosure | undefined> {
  const { closed_at: closedAt, ...lifetime } = await tx
    .selectFrom('customers')
    .select(['email', 'lang as language', 'password_hash as passwordHash', 'closed_at'])
    .select(['closes_at as closesAt', 'closing_gives_up_rest as forfeitsRemainder'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return closedAt ? undefined : lifetime;
}

/** `closesAt` null keeps the account open. */
export async function saveClosure(
  tx: Tx,
  id: string,
  closing: Pick<AccountClosure, 'closesAt' | 'forfeitsRemainder'>,
): Promise<void> {
  const { closesAt, forfeitsRemainder } = closing;
  await tx
    .updateTable('customers')
    .set({ closes_at: closesAt, closing_gives_up_rest: forfeitsRemainder })
    .where('id', '=', id)
    .execute();
}

/** The accounts whose time has come, the longest due first. */
export async function closuresDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Turns a customer into a number: username and address are free for anybody again. `unusablePasswordHash` is of a password that
 * nobody has. From then on the row never changes.
 */
export async function anonymizeCustomer(tx: Tx, id: string, unusablePasswordHash: string, at: Date): Promise<void> {
  // Neither a username nor an address nor an invite code can look like this.
  const nobody = `#${id}`;
  await tx
    .updateTable('customers')
    .set({
      username: nobody,
      username_key: nobody,
      email: nobody,
      nickname: nobody,
      invite_code: nobody,
      password_hash: unusablePasswordHash,
      fund_password_hash: null,
      lang: 'en-us',
      avatar: null,
      invited_by: null,
      real_status: 0,
      real_reason: null,
      closes_at: null,
      closing_gives_up_rest: false,
      closed_at: at,
    })
    .where('id', '=', id)
    .execute();
}

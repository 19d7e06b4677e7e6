import type { Db, Tx } from '../../db/transact.ts';
import { hashSecret, makeSecret } from '../../plugins/sessions/secrets.ts';
import { secondsAfter } from '../../time.ts';
import { TICKET_SECONDS } from '../security/rules.ts';

/** A login that still requires a code. */
export interface PendingLogin {
  readonly customer: string;
  /** Of the login password; a change in the meantime invalidates the login. */
  readonly passwordHash: string;
  /** Of the password that replaces a lost one once the login is confirmed; null in a usual login. */
  readonly newPasswordHash: string | null;
}

/** Returns the ticket, of which only the hash is stored. */
export async function saveLoginTicket(
  tx: Tx,
  { customer, passwordHash, newPasswordHash }: PendingLogin,
  at: Date,
): Promise<string> {
  const ticket = makeSecret();
  await tx
    .insertInto('login_tickets')
    .values({
      ticket_hash: hashSecret(ticket),
      customer_id: customer,
      password_hash: passwordHash,
      new_password_hash: newPasswordHash,
      expires_at: secondsAfter(at, TICKET_SECONDS),
    })
    .execute();
  return ticket;
}

export async function findLoginTicket(db: Db, ticket: string, now: Date): Promise<PendingLogin | undefined> {
  return db
    .selectFrom('login_tickets')
    .select(['customer_id as customer', 'password_hash as passwordHash', 'new_password_hash as newPasswordHash'])
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes the ticket. Returns false if a concurrent request consumed it first, or the login password has changed since. */
export async function consumeLoginTicket(tx: Tx, ticket: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('login_tickets')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('password_hash', '=', passwordHash)
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

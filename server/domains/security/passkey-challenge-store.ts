import type { Db } from '../../db/transact.ts';
import { hashSecret, makeSecret } from '../../plugins/sessions/secrets.ts';
import { after, TICKET_SECONDS } from './rules.ts';

/** Remembers what is asked of a device of this customer. */
export async function saveChallengeToAdd(db: Db, challenge: string, customer: string, now: Date): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose: 'add', customer_id: customer, expires_at: after(now, TICKET_SECONDS) })
    .execute();
}

/** Remembers what is asked of whatever device; returns the ticket of who asked, of which only the hash is stored. */
export async function saveChallengeToLogIn(db: Db, challenge: string, now: Date): Promise<string> {
  const ticket = makeSecret();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose: 'login', ticket_hash: hashSecret(ticket), expires_at: after(now, TICKET_SECONDS) })
    .execute();
  return ticket;
}

/** Takes an own challenge away, so that it is good once; false when it is unknown or expired. */
export async function takeChallengeToAdd(db: Db, challenge: string, customer: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', 'add')
    .where('customer_id', '=', customer)
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now;
}

/** Takes the challenge of a ticket away, so that it is good once; undefined when it is unknown or expired. */
export async function takeChallengeToLogIn(db: Db, ticket: string, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', '=', 'login')
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : undefined;
}

import type { Db } from '../../db/transact.ts';
import { hashSecret, makeSecret } from '../../plugins/sessions/secrets.ts';
import { secondsAfter } from '../../time.ts';
import { TICKET_SECONDS } from './rules.ts';

export async function saveChallengeToAdd(db: Db, challenge: string, customer: string, now: Date): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose: 'add', customer_id: customer, expires_at: secondsAfter(now, TICKET_SECONDS) })
    .execute();
}

/** Saves a challenge for a login by any customer. Returns its ticket, of which only the hash is stored. */
export async function saveChallengeToLogIn(db: Db, challenge: string, now: Date): Promise<string> {
  const ticket = makeSecret();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose: 'login',
      ticket_hash: hashSecret(ticket),
      expires_at: secondsAfter(now, TICKET_SECONDS),
    })
    .execute();
  return ticket;
}

/** Deletes the customer's challenge, so that it is valid once. Returns false if it is unknown or expired. */
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

/** Deletes and returns a ticket's challenge, so that it is valid once; undefined if it is unknown or expired. */
export async function takeChallengeToLogIn(db: Db, ticket: string, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', '=', 'login')
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : undefined;
}

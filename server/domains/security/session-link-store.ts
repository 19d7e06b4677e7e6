import type { Db, Tx } from '../../db/transact.ts';
import { hashSecret, makeSecret } from '../../plugins/sessions/secrets.ts';
import { IDLE_DAYS, liveSessions } from '../../plugins/sessions/store.ts';
import { DAY_MS } from '../../time.ts';

/** Returns the secret of a link that ends a session. Valid as long as a session can be unused. */
export async function saveSessionLink(tx: Tx, customer: string, session: string, at: Date): Promise<string> {
  const secret = makeSecret();
  const expiresAt = new Date(at.getTime() + IDLE_DAYS * DAY_MS);
  await tx
    .insertInto('session_links')
    .values({ secret_hash: hashSecret(secret), customer_id: customer, session_id: session, expires_at: expiresAt })
    .execute();
  return secret;
}

/** Returns how many links were made for sessions of the customer that began after a time. */
export async function countSessionLinks(tx: Tx, customer: string, after: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('session_links as link')
    .innerJoin('sessions', 'sessions.id', 'link.session_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('sessions.customer_id', '=', customer)
    .where('sessions.created_at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface LinkedSession {
  readonly id: string;
  readonly customer: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly ended: boolean;
}

/** Returns undefined for a secret that is unknown or has expired. */
export async function findLinkedSession(db: Db, secret: string, now: Date): Promise<LinkedSession | undefined> {
  const row = await db
    .selectFrom('session_links as link')
    .innerJoin('sessions', 'sessions.id', 'link.session_id')
    .select(['sessions.id', 'sessions.customer_id as customer', 'device', 'address', 'created_at as createdAt'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { ...row, ended: !(await liveSessions(db, [row.id], now)).has(row.id) };
}

export async function sweepSessionLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session_links').where('expires_at', '<=', now).execute();
}

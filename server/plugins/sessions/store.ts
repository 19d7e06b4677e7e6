import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../db/transact.ts';
import { hashSecret, makeSecret } from './secrets.ts';

/** A signed-in device. */
export interface Session {
  readonly id: string;
  readonly customer: string;
}

/** The two halves of a session: the app keeps the token, the browser alone keeps the cookie. */
export interface Credentials {
  readonly token: string;
  readonly cookie: string;
}

export interface Device {
  /** Such as `Safari · iPhone`. */
  readonly name: string;
  readonly address: string;
}

const DAY = 86_400_000;
/** A session ends when it was not used for this long. */
export const IDLE_DAYS = 30;
const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY);
// Requests that were on their way when the session was refreshed, and other tabs that have not heard of it yet.
const GRACE = 30_000;
// Writing it with each request would double the load of reading.
const SEEN_EVERY = 60_000;

const cut = (name: string): string => name.slice(0, 100);

/** Signs a device in. */
export async function openSession(tx: Tx, customer: string, device: Device, now: Date): Promise<Credentials> {
  const credentials = { token: makeSecret(), cookie: makeSecret() };
  await tx
    .insertInto('sessions')
    .values({
      id: randomBytes(12).toString('hex'),
      customer_id: customer,
      token_hash: hashSecret(credentials.token),
      cookie_hash: hashSecret(credentials.cookie),
      device: cut(device.name),
      address: device.address,
      created_at: now,
      seen_at: now,
    })
    .execute();
  return credentials;
}

const matches = (stored: Buffer | null, given: Buffer): boolean => stored !== null && timingSafeEqual(stored, given);

/** The session that both halves belong to; undefined when either is missing, wrong, ended or too old. */
export async function findSession(db: Db, given: Partial<Credentials>, now: Date): Promise<Session | undefined> {
  if (!given.token || !given.cookie) return undefined;
  const tokenHash = hashSecret(given.token);
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where(({ eb, or }) => or([eb('token_hash', '=', tokenHash), eb('previous_token_hash', '=', tokenHash)]))
    .where('ended_at', 'is', null)
    .where('seen_at', '>', idleSince(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const inGrace = row.rotated_at !== null && now.getTime() - row.rotated_at.getTime() < GRACE;
  if (!matches(row.token_hash, tokenHash) && !inGrace) return undefined;
  const cookieHash = hashSecret(given.cookie);
  if (!matches(row.cookie_hash, cookieHash) && !(inGrace && matches(row.previous_cookie_hash, cookieHash))) return undefined;
  if (now.getTime() - row.seen_at.getTime() > SEEN_EVERY) {
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.id).execute();
  }
  return { id: row.id, customer: row.customer_id };
}

/** The customer that a cookie belongs to, for showing own pictures: a picture's address carries no header. */
export async function findCookieOwner(db: Db, cookie: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('customer_id')
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('ended_at', 'is', null)
    .where('seen_at', '>', idleSince(now))
    .executeTakeFirst();
  return row?.customer_id;
}

/** Which of these sessions have not ended. */
export async function liveSessions(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('seen_at', '>', idleSince(now))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces both halves. The old ones stay good for half a minute. */
export async function rotateSession(tx: Tx, id: string, now: Date): Promise<Credentials> {
  const credentials = { token: makeSecret(), cookie: makeSecret() };
  await tx
    .updateTable('sessions')
    .set(({ ref }) => ({
      previous_token_hash: ref('token_hash'),
      previous_cookie_hash: ref('cookie_hash'),
      token_hash: hashSecret(credentials.token),
      cookie_hash: hashSecret(credentials.cookie),
      rotated_at: now,
      seen_at: now,
    }))
    .where('id', '=', id)
    .execute();
  return credentials;
}

/** A customer's devices, the one used last first. */
export async function listSessions(db: Db, customer: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'seen_at'])
    .where('customer_id', '=', customer)
    .where('ended_at', 'is', null)
    .where('seen_at', '>', idleSince(now))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Every session of a customer, ended ones too, oldest first. */
export async function everySession(db: Db, customer: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'seen_at', 'rotated_at', 'ended_at'])
    .where('customer_id', '=', customer)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether a customer signed in before at all, and from this device. */
export async function knowsDevice(db: Db, customer: string, device: Device): Promise<'first' | 'known' | 'new'> {
  const { first, known } = await db
    .selectNoFrom(({ exists, not, selectFrom }) => {
      const own = selectFrom('sessions').select('id').where('customer_id', '=', customer);
      const same = own.where('device', '=', cut(device.name)).where('address', '=', device.address);
      return [not(exists(own)).as('first'), exists(same).as('known')];
    })
    .executeTakeFirstOrThrow();
  return first ? 'first' : known ? 'known' : 'new';
}

/** Ends one of a customer's live sessions, or all but one. Answers which ended. */
export async function endSessions(
  tx: Tx,
  customer: string,
  which: { readonly only: string } | { readonly allBut: string },
  now: Date,
): Promise<{ id: string; device: string }[]> {
  return tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('customer_id', '=', customer)
    .where('ended_at', 'is', null)
    .where('seen_at', '>', idleSince(now))
    .where((eb) => ('only' in which ? eb('id', '=', which.only) : eb('id', '<>', which.allBut)))
    .returning(['id', 'device'])
    .execute();
}

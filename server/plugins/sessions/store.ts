import type { ExpressionBuilder } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/schema.ts';
import type { Db, Tx } from '../../db/transact.ts';
import { DAY_MS } from '../../time.ts';
import { hashSecret, makeSecret, matches } from './secrets.ts';

/** A logged-in device. */
export interface Session {
  readonly id: string;
  readonly customer: string;
}

/** The two halves of a session: the app stores the token, and only the browser sees the cookie. */
export interface Credentials {
  readonly token: string;
  readonly cookie: string;
}

export interface Device {
  /** Such as `Safari · iPhone`. */
  readonly name: string;
  readonly address: string;
}

export interface BrowserDevice extends Device {
  /** The browser's id, which outlives logouts; undefined before the first login. */
  readonly browser: string | undefined;
}

/** A session ends after this long without use. */
export const IDLE_DAYS = 30;
/** A session ends this long after its login. */
export const MAX_DAYS = 180;
/** A login beyond these ends the session that was used least recently. */
export const MAX_SESSIONS = 100;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
// For requests in flight when the new pair is first used, and for other tabs that don't have it yet.
const GRACE_MS = 30_000;
// Writing with every request would double the load.
const SEEN_EVERY_MS = 60_000;

/** Matches sessions that have not ended. */
const alive =
  (now: Date) =>
  ({ and, eb }: ExpressionBuilder<Database, 'sessions'>) =>
    and([
      eb('ended_at', 'is', null),
      eb('seen_at', '>', daysBefore(now, IDLE_DAYS)),
      eb('created_at', '>', daysBefore(now, MAX_DAYS)),
    ]);

const cut = (name: string): string => name.slice(0, 100);

/** A new session, with the id for the browser's cookie. */
type OpenedSession = Credentials & { readonly id: string; readonly browser: string };

export async function openSession(tx: Tx, customer: string, device: BrowserDevice, now: Date): Promise<OpenedSession> {
  const id = randomBytes(12).toString('hex');
  const credentials = { token: makeSecret(), cookie: makeSecret(), browser: device.browser ?? makeSecret() };
  await tx
    .insertInto('sessions')
    .values({
      id,
      customer_id: customer,
      token_hash: hashSecret(credentials.token),
      cookie_hash: hashSecret(credentials.cookie),
      browser_hash: hashSecret(credentials.browser),
      device: cut(device.name),
      address: device.address,
      created_at: now,
      seen_at: now,
    })
    .execute();
  return { id, ...credentials };
}

/** Finds the session that both halves belong to; undefined if either is missing or wrong, or the session has ended. */
export async function findSession(db: Db, given: Partial<Credentials>, now: Date): Promise<Session | undefined> {
  if (!given.token || !given.cookie) return undefined;
  const tokenHash = hashSecret(given.token);
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where(({ eb, or }) => or([eb('token_hash', '=', tokenHash), eb('previous_token_hash', '=', tokenHash)]))
    .where(alive(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const cookieHash = hashSecret(given.cookie);
  const [isToken, isCookie] = [matches(row.token_hash, tokenHash), matches(row.cookie_hash, cookieHash)];
  const previousIsValid = row.superseded_at === null || now.getTime() - row.superseded_at.getTime() < GRACE_MS;
  if (!isToken && !previousIsValid) return undefined;
  if (!isCookie && !(previousIsValid && matches(row.previous_cookie_hash, cookieHash))) return undefined;
  const isFirstUse = isToken && isCookie && row.previous_token_hash !== null && row.superseded_at === null;
  if (isFirstUse || now.getTime() - row.seen_at.getTime() > SEEN_EVERY_MS) {
    await db
      .updateTable('sessions')
      .set({ seen_at: now, ...(isFirstUse ? { superseded_at: now } : {}) })
      .where('id', '=', row.id)
      // Leave the row alone if a concurrent refresh replaced the pair.
      .where('token_hash', '=', row.token_hash)
      .execute();
  }
  return { id: row.id, customer: row.customer_id };
}

/**
 * Returns the session that a cookie belongs to. Only for requests that can't send the token header: those for images, and
 * the login that replaces it.
 */
export async function findCookieSession(db: Db, cookie: string, now: Date): Promise<Session | undefined> {
  return db
    .selectFrom('sessions')
    .select(['id', 'customer_id as customer'])
    .where(({ and, eb, or }) => {
      const isGiven = (column: 'cookie_hash' | 'previous_cookie_hash') => eb(column, '=', hashSecret(cookie));
      const isInGrace = or([
        eb('superseded_at', 'is', null),
        eb('superseded_at', '>', new Date(now.getTime() - GRACE_MS)),
      ]);
      return or([isGiven('cookie_hash'), and([isGiven('previous_cookie_hash'), isInGrace])]);
    })
    .where(alive(now))
    .executeTakeFirst();
}

/** Returns those of the sessions that have not ended. */
export async function liveSessions(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).where(alive(now)).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns a customer's sessions, the last used one first. */
export async function listSessions(db: Db, customer: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'seen_at'])
    .where('customer_id', '=', customer)
    .where(alive(now))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns every session of a customer, including ended ones, oldest first. */
export async function everySession(db: Db, customer: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'seen_at', 'rotated_at', 'ended_at'])
    .where('customer_id', '=', customer)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Returns whether the customer has logged in on this device before: `first` is the customer's first login on any. */
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

/** Whether the customer has logged in before in this browser, and from this address. */
export interface Familiarity {
  readonly browser: boolean;
  readonly address: boolean;
}

export async function familiarity(db: Db, customer: string, { browser, address }: BrowserDevice): Promise<Familiarity> {
  return db
    .selectNoFrom(({ exists, selectFrom }) => {
      const own = selectFrom('sessions').select('id').where('customer_id', '=', customer);
      const inBrowser = own.where('browser_hash', '=', hashSecret(browser ?? ''));
      return [exists(inBrowser).as('browser'), exists(own.where('address', '=', address)).as('address')];
    })
    .$castTo<Familiarity>()
    .executeTakeFirstOrThrow();
}

/** Ends one of a customer's live sessions, all but one, all, or all beyond so many. Returns those that ended. */
export async function endSessions(
  tx: Tx,
  customer: string,
  which: { readonly only: string } | { readonly allBut: string | null } | { readonly beyond: number },
  now: Date,
): Promise<{ id: string; device: string }[]> {
  return tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('customer_id', '=', customer)
    .where(alive(now))
    .where((eb) => {
      if ('only' in which) return eb('id', '=', which.only);
      if ('allBut' in which) return eb('id', 'is distinct from', which.allBut);
      const latest = eb.selectFrom('sessions').select('id').where('customer_id', '=', customer).where(alive(now));
      return eb('id', 'in', latest.orderBy('seen_at', 'desc').orderBy('created_at', 'desc').offset(which.beyond));
    })
    .returning(['id', 'device'])
    .execute();
}

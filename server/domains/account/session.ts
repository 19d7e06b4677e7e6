import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginKind } from '#contract/security-devices';
import { transact, type Tx } from '../../db/transact.ts';
import { setActingSession } from '../../plugins/sessions/acting.ts';
import { readCredentials, setBrowserCookie, setSessionCookie } from '../../plugins/sessions/cookie.ts';
import { browserDeviceOf } from '../../plugins/sessions/device.ts';
import {
  type Credentials,
  findCookieSession,
  knowsDevice,
  MAX_SESSIONS,
  openSession,
  type Session,
} from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from '../security/activity-store.ts';
import { alertCustomer, MAILED_AN_HOUR } from '../security/alert-customer.ts';
import { endOwnSessions } from '../security/end-sessions.ts';
import { countSessionLinks, saveSessionLink } from '../security/session-link-store.ts';
import { HOUR_MS } from '../../time.ts';
import { readUserInfo } from './store.ts';

export interface NewSession {
  readonly customer: string;
  /** `browser` is set after a login only. */
  readonly credentials: Credentials & { readonly browser?: string };
  /** The session that this browser had, of this customer or another. */
  readonly replaced?: Session | undefined;
}

/**
 * Opens the session at the end of every login method and alerts the customer about a new device. The caller must hold the
 * lock of `lockPasswordHash`, so that a concurrent password change can't miss this session.
 */
export async function createSession(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  { customer, kind }: { readonly customer: string; readonly kind: LoginKind },
): Promise<NewSession> {
  const device = browserDeviceOf(http, services.settings);
  const at = services.clock();
  const known = await knowsDevice(tx, customer, device);
  const { cookie } = readCredentials(http, services.settings);
  const replaced = cookie === undefined ? undefined : await findCookieSession(tx, cookie, at);
  const { id, ...credentials } = await openSession(tx, customer, device, at);
  await endOwnSessions(tx, services, { customer, http }, { beyond: MAX_SESSIONS });
  setActingSession(http, id);
  await recordActivity(tx, { customer, kind, device, at });
  if (known === 'new') {
    const recent = await countSessionLinks(tx, customer, new Date(at.getTime() - HOUR_MS));
    const secret = await saveSessionLink(tx, customer, id, at);
    const isMailed = recent < MAILED_AN_HOUR;
    await alertCustomer(tx, services, http, { customer, kind: 'new-device', at, values: { secret }, isMailed });
  }
  return { customer, credentials, replaced };
}

/**
 * Returns the response of every login method, and sets the cookie, the other half of the credentials. Ends the session whose
 * cookie it overwrites, since nobody could use or end that one any more.
 */
export async function sendSession(
  services: Services,
  reply: FastifyReply,
  { customer, credentials, replaced }: NewSession,
) {
  const { db, clock, settings } = services;
  // After the login's own transaction, which has locked one customer: this may be another's.
  if (replaced)
    await transact(db, (tx) =>
      endOwnSessions(tx, services, { customer: replaced.customer, http: reply.request }, { only: replaced.id }),
    );
  setSessionCookie(reply, settings, credentials.cookie);
  if (credentials.browser) setBrowserCookie(reply, settings, credentials.browser);
  return { token: credentials.token, info: await readUserInfo(db, customer, clock()) };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/transact.ts';
import { setActingSession } from '../../plugins/sessions/acting.ts';
import { setBrowserCookie, setSessionCookie } from '../../plugins/sessions/cookie.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import { type Credentials, knowsDevice, openSession } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from '../security/activity-store.ts';
import { alertCustomer } from '../security/alerts.ts';
import { readUserInfo } from './store.ts';

export interface NewSession {
  readonly customer: string;
  /** `browser` after a login alone. */
  readonly credentials: Credentials & { readonly browser?: string };
}

/**
 * Opens the session that every way to log in ends with, and tells the customer when the device is a new one. The customer must
 * be locked by `lockPasswordHash`, so that a change of the password comes before it, or after it and ends this session too.
 */
export async function createSession(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  customer: string,
): Promise<NewSession> {
  const device = deviceOf(http);
  const at = services.clock();
  const known = await knowsDevice(tx, customer, device);
  const { id, ...credentials } = await openSession(tx, customer, device, at);
  setActingSession(http, id);
  await recordActivity(tx, { customer, kind: 'login', device, at });
  if (known === 'new') await alertCustomer(tx, services, http, { customer, kind: 'new-device', at });
  return { customer, credentials };
}

/** The answer of every way to log in: one half of the credentials in it, the other as the cookie. */
export async function sendSession(
  { db, clock, settings }: Services,
  reply: FastifyReply,
  { customer, credentials }: NewSession,
) {
  setSessionCookie(reply, settings, credentials.cookie);
  if (credentials.browser) setBrowserCookie(reply, settings, credentials.browser);
  return { token: credentials.token, info: await readUserInfo(db, customer, clock()) };
}

import type { FastifyRequest } from 'fastify';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { OpenRemoval } from '../security/removal-store.ts';
import { requestRemoval } from '../security/remove-lost-authenticator.ts';
import { lockPasswordHash } from '../security/store.ts';
import { findLoginTicket } from './login-ticket-store.ts';

/**
 * Requests the removal of a lost authenticator app, with the ticket of a login, which stays valid. Throws Refusal
 * `ticket-expired`, `removal-limit`, and `login-password-needed` for the ticket of a recovery: otherwise, the email alone would be enough to
 * replace the password and remove the app.
 */
export async function reportLostAuthenticator(
  services: Services,
  http: FastifyRequest,
  { ticket, text }: { readonly ticket: string; readonly text: string },
): Promise<OpenRemoval & { readonly repeated: boolean }> {
  const { db, clock } = services;
  const pending = await findLoginTicket(db, ticket, clock());
  if (!pending) throw new Refusal('ticket-expired');
  const { customer, passwordHash, newPasswordHash } = pending;
  if (newPasswordHash !== null) throw new Refusal('login-password-needed');
  return transact(db, async (tx) => {
    const unchanged = (await lockPasswordHash(tx, customer)) === passwordHash;
    // A login may have used up the ticket in the meantime.
    if (!unchanged || !(await findLoginTicket(tx, ticket, clock()))) throw new Refusal('ticket-expired');
    return requestRemoval(tx, services, http, { customer, text });
  });
}

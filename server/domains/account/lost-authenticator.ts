import type { FastifyRequest } from 'fastify';
import type { RemovalProof } from '#contract/account';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findOpenRemoval, type OpenRemoval } from '../security/removal-store.ts';
import { requestRemoval } from '../security/remove-lost-authenticator.ts';
import { WAITING_DAYS } from '../security/rules.ts';
import { lockPasswordHash, passwordHashes } from '../security/store.ts';
import { findLoginTicket, type PendingLogin } from './login-ticket-store.ts';

/** The ticket of a login proves the login password; that of a recovery, which replaces it, only the email address. */
const proofOf = ({ newPasswordHash }: PendingLogin): RemovalProof => (newPasswordHash === null ? 'password' : 'email');

/**
 * Returns how many days a removal would wait with this ticket, and the removal that is open. Throws Refusal
 * `ticket-expired`.
 */
export async function readRemoval(
  { db, clock }: Services,
  ticket: string,
): Promise<{ readonly waitingDays: number; readonly open: OpenRemoval | undefined }> {
  const pending = await findLoginTicket(db, ticket, clock());
  if (!pending || (await passwordHashes(db, pending.customer)).password !== pending.passwordHash)
    throw new Refusal('ticket-expired');
  return { waitingDays: WAITING_DAYS[proofOf(pending)], open: await findOpenRemoval(db, pending.customer) };
}

/**
 * Requests the removal of a lost authenticator app, with the ticket of a login or a recovery, which stays valid. Throws
 * Refusal `ticket-expired` and `removal-limit`.
 */
export async function reportLostAuthenticator(
  services: Services,
  http: FastifyRequest,
  { ticket, text }: { readonly ticket: string; readonly text: string },
): Promise<OpenRemoval & { readonly repeated: boolean }> {
  const { db, clock } = services;
  const pending = await findLoginTicket(db, ticket, clock());
  if (!pending) throw new Refusal('ticket-expired');
  const { customer } = pending;
  return transact(db, async (tx) => {
    const passwordHash = await lockPasswordHash(tx, customer);
    // A login may have used up the ticket in the meantime.
    const unused = await findLoginTicket(tx, ticket, clock());
    if (unused?.passwordHash !== passwordHash) throw new Refusal('ticket-expired');
    return requestRemoval(tx, services, http, { customer, text, proof: proofOf(pending) });
  });
}

import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { alertRecoveryCodeUsed, consumeCode, withLoginCode } from '../security/require-code.ts';
import { lockPasswordHash } from '../security/store.ts';
import { findLoginTicket, consumeLoginTicket } from './login-ticket-store.ts';
import { replacePassword } from './recover-password.ts';
import { createSession, type NewSession } from './session.ts';

/**
 * Completes a login or a recovery that requires a code. A wrong code doesn't use up the ticket. Throws Refusal `ticket-expired` or
 * `second-factor-wrong`, and TooManyRequests after several wrong codes.
 */
export async function confirmLogin(
  services: Services,
  http: FastifyRequest,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<NewSession> {
  const { db, clock } = services;
  const pending = await findLoginTicket(db, ticket, clock());
  if (!pending) throw new Refusal('ticket-expired');
  const { customer, newPasswordHash } = pending;
  return withLoginCode(services, http, customer, async (tx) => {
    const passwordHash = await lockPasswordHash(tx, customer);
    if (!(await consumeLoginTicket(tx, ticket, passwordHash))) throw new Refusal('ticket-expired');
    const used = await consumeCode(tx, services, http, { customer, code });
    if (newPasswordHash !== null) await replacePassword(tx, services, http, { customer, newPasswordHash });
    // Create the session before the alert, which skips the session that caused it.
    const kind = used === 'app' ? 'login-app' : 'login-recovery-code';
    const session = await createSession(tx, services, http, { customer, kind });
    if (used === 'recovery') await alertRecoveryCodeUsed(tx, services, http, { customer, context: 'login' });
    return session;
  });
}

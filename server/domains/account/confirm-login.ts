import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { alertCustomer } from '../security/alerts.ts';
import { countRecoveryCodes } from '../security/authenticator-store.ts';
import { consumeCode, withCode } from '../security/require-code.ts';
import { lockPasswordHash } from '../security/store.ts';
import { findLoginTicket, consumeLoginTicket } from './login-ticket-store.ts';
import { createSession, type NewSession } from './session.ts';

/**
 * Ends a login that waits for a code. A wrong code leaves the ticket good. Throws Refusal `ticket-expired` or
 * `second-factor-wrong`, and TooManyRequests after several wrong codes.
 */
export async function confirmLogin(
  services: Services,
  http: FastifyRequest,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<NewSession> {
  const { db, clock } = services;
  const waiting = await findLoginTicket(db, ticket, clock());
  if (!waiting) throw new Refusal('ticket-expired');
  const { customer, passwordHash } = waiting;
  return withCode(services, http, customer, async (tx) => {
    const unchanged = (await lockPasswordHash(tx, customer)) === passwordHash;
    if (!unchanged || !(await consumeLoginTicket(tx, ticket))) throw new Refusal('ticket-expired');
    const { kind } = await consumeCode(tx, services, http, { customer, code });
    // First, so that the device which logs in is known as the one that used the code.
    const loggedIn = await createSession(tx, services, http, customer);
    if (kind === 'recovery') {
      const codesLeft = String(await countRecoveryCodes(tx, customer));
      await alertCustomer(tx, services, http, {
        customer,
        kind: 'recovery-code-used',
        at: clock(),
        values: { codesLeft },
      });
    }
    return loggedIn;
  });
}

import type { FastifyRequest } from 'fastify';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { recordFailure } from '../security/activity-store.ts';
import { hasAuthenticator } from '../security/authenticator-store.ts';
import { isPassword } from '../security/password-hash.ts';
import { renewHash } from '../security/renew-hash.ts';
import { lockPasswordHash } from '../security/store.ts';
import { saveLoginTicket } from './login-ticket-store.ts';
import { unknownAccount } from './rules.ts';
import { createSession, type NewSession } from './session.ts';
import { findForLogin } from './store.ts';

/**
 * Logs in with a username or an email address. Throws Refusal `wrong-credentials`, or `second-factor-needed` when an
 * authenticator app is on, and TooManyRequests after several wrong passwords.
 */
export async function logIn(
  services: Services,
  http: FastifyRequest,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<NewSession> {
  const { db, clock } = services;
  const device = deviceOf(http);
  const found = await findForLogin(db, username);
  const at = clock();
  // Count by account, whether by username or email, and count unknown names the same way so they can't be told apart.
  const account = found?.id ?? unknownAccount(username);
  const { id: customer, passwordHash: stored } = await guess(
    services,
    http,
    { secret: 'login', account, wrong: 'wrong-credentials' },
    async () => {
      if ((await isPassword(found?.passwordHash, password)) && found) return found;
      await transact(db, (tx) => recordFailure(tx, found?.id, { kind: 'failed-login', device, at }));
      throw new Refusal('wrong-credentials');
    },
  );
  const passwordHash = await renewHash(services, { secret: 'login-password', customer, stored, password });
  const outcome = await transact(db, async (tx) => {
    if ((await lockPasswordHash(tx, customer)) !== passwordHash) throw new Refusal('wrong-credentials');
    // Check after the password, so that guessing a name doesn't reveal who uses an authenticator app.
    if (await hasAuthenticator(tx, customer))
      return { ticket: await saveLoginTicket(tx, { customer, passwordHash, newPasswordHash: null }, at) };
    return createSession(tx, services, http, { customer, kind: 'login-password' });
  });
  if ('ticket' in outcome) throw new Refusal('second-factor-needed', outcome);
  return outcome;
}

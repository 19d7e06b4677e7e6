import type { FastifyRequest } from 'fastify';
import { transact } from '../../db/transact.ts';
import type { Limiter } from '../../plugins/contract/limits.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { hasAuthenticator } from '../factors/store.ts';
import { saveLoginTicket } from '../factors/tickets.ts';
import { recordFailedSignIn } from './activity.ts';
import { lockPasswordHash } from './credentials.ts';
import { findForSignIn } from './customers.ts';
import { isPassword } from './passwords.ts';
import { usernameKey } from './rules.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';

/**
 * Signs a device in by username or e-mail address. Throws Refusal `wrong-credentials`, with the authenticator app on
 * `second-factor-needed` instead of opening a session, and TooManyRequests once `failures` has counted too many.
 */
export async function signIn(
  services: Services,
  http: FastifyRequest,
  { username, password }: { readonly username: string; readonly password: string },
  failures: Limiter,
): Promise<SignedIn> {
  const { db, clock } = services;
  const device = deviceOf(http);
  const account = usernameKey(username);
  await failures.check(http, account);
  const found = await findForSignIn(db, username);
  const at = clock();
  if (!(await isPassword(found?.passwordHash, password)) || !found) {
    await transact(db, (tx) => recordFailedSignIn(tx, found?.id, device, at));
    await failures.count(http, account);
    throw new Refusal('wrong-credentials');
  }
  // Of many guesses at once, those that wrong ones overtook are refused like those that come after them.
  await failures.check(http, account);
  const { id: customer, passwordHash } = found;
  const outcome = await transact(db, async (tx) => {
    if ((await lockPasswordHash(tx, customer)) !== passwordHash) throw new Refusal('wrong-credentials');
    // Asked only now, so that without the password nothing tells who has one.
    if (await hasAuthenticator(tx, customer)) return { ticket: await saveLoginTicket(tx, { customer, passwordHash }, at) };
    return openSignedIn(tx, services, http, customer);
  });
  if ('ticket' in outcome) throw new Refusal('second-factor-needed', outcome);
  return outcome;
}

import type { FastifyRequest } from 'fastify';
import { transact } from '../../db/transact.ts';
import type { Limiter } from '../../plugins/contract/limits.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import { type Credentials, knowsDevice, openSession } from '../../plugins/sessions/store.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { recordActivity, recordFailedSignIn } from './activity.ts';
import { alertCustomer } from './alerts.ts';
import { lockPasswordHash } from './credentials.ts';
import { findForSignIn } from './customers.ts';
import { isPassword } from './passwords.ts';
import { usernameKey } from './rules.ts';

/**
 * Signs a device in by username or e-mail address, and tells the customer when it is a new one. Throws Refusal
 * `wrong-credentials`, and TooManyRequests once `failures` has counted too many.
 */
export async function signIn(
  services: Services,
  http: FastifyRequest,
  { username, password }: { readonly username: string; readonly password: string },
  failures: Limiter,
): Promise<{ customer: string; credentials: Credentials }> {
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
  const customer = found.id;
  return transact(db, async (tx) => {
    // Locked, so that a change of the password comes before it, or after it and ends this session too.
    if ((await lockPasswordHash(tx, customer)) !== found.passwordHash) throw new Refusal('wrong-credentials');
    const known = await knowsDevice(tx, customer, device);
    const credentials = await openSession(tx, customer, device, at);
    await recordActivity(tx, { customer, kind: 'sign-in', device, at });
    if (known === 'new') await alertCustomer(tx, services, http, { customer, kind: 'new-device', at });
    return { customer, credentials };
  });
}

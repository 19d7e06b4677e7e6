import { afterCommit, transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { sessionEnded } from '../../plugins/sessions/cache.ts';
import { replaceCredentials } from '../../plugins/sessions/rotation.ts';
import type { Credentials } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import type { Actor } from './actor.ts';
import { recordAndNotify } from './alert-customer.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import { hashPassword } from './password-hash.ts';
import { requireAcceptablePassword } from './require-acceptable-password.ts';
import {
  requireFundPassword,
  requireLoginPassword,
  requireSeparateFundPassword,
  requireUnchangedPassword,
} from './require-password.ts';
import { endOwnSessions } from './end-sessions.ts';
import { changeFundPasswordHash, changePasswordHash, namesOf } from './store.ts';

/**
 * Changes the login password, ends every other session, and gives this one new credentials, so that a stolen copy of the
 * old ones stops working. Withdrawals are held. Throws Refusal `wrong-password`, and those of `requireAcceptablePassword`.
 */
export async function changePassword(
  services: Services,
  actor: Actor,
  current: string,
  next: string,
): Promise<Credentials> {
  const { id, customer } = actor.session;
  const currentHash = await requireLoginPassword(services, actor.http, customer, current);
  requireAcceptablePassword(next, await namesOf(services.db, customer));
  const hash = await hashPassword(next);
  return transact(services.db, async (tx) => {
    // A concurrent request may have changed it since the check.
    if (!(await changePasswordHash(tx, customer, currentHash, hash))) throw new Refusal('wrong-password');
    await endOwnSessions(tx, services, { customer, http: actor.http }, { allBut: id });
    afterCommit(tx, () => sessionEnded(services, id));
    await holdWithdrawals(tx, customer, 'password-changed', services.clock());
    await recordAndNotify(tx, services, actor.http, { customer, kind: 'password-changed' });
    return replaceCredentials(tx, id, services.clock());
  });
}

/**
 * Holds no withdrawals, because none was possible without a fund password. Throws Refusal `wrong-password`,
 * `same-as-login-password` or `fund-password-already-set`.
 */
export async function setFundPassword(
  services: Services,
  actor: Actor,
  loginPassword: string,
  fundPassword: string,
): Promise<void> {
  const { customer } = actor.session;
  const loginHash = await requireLoginPassword(services, actor.http, customer, loginPassword);
  await requireSeparateFundPassword(services.db, customer, fundPassword);
  const hash = await hashPassword(fundPassword);
  await transact(services.db, async (tx) => {
    await requireUnchangedPassword(tx, customer, loginHash);
    if (!(await changeFundPasswordHash(tx, customer, null, hash))) throw new Refusal('fund-password-already-set');
    await recordAndNotify(tx, services, actor.http, { customer, kind: 'fund-password-set' });
  });
}

/** Holds withdrawals. Throws Refusal `fund-password-missing`, `fund-password-wrong` or `same-as-login-password`. */
export async function changeFundPassword(
  services: Services,
  actor: Actor,
  current: string,
  next: string,
): Promise<void> {
  const { customer } = actor.session;
  const currentHash = await requireFundPassword(services, actor.http, customer, current);
  await requireSeparateFundPassword(services.db, customer, next);
  const hash = await hashPassword(next);
  await transact(services.db, async (tx) => {
    if (!(await changeFundPasswordHash(tx, customer, currentHash, hash))) throw new Refusal('fund-password-wrong');
    await holdWithdrawals(tx, customer, 'fund-password-changed', services.clock());
    await recordAndNotify(tx, services, actor.http, { customer, kind: 'fund-password-changed' });
  });
}

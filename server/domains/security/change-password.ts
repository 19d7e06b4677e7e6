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
import { requireAcceptableFundPassword, requireAcceptablePassword } from './require-acceptable-password.ts';
import { consumeConfirmation, requireConfirmation } from './require-confirmation.ts';
import {
  requireFundPassword,
  requireLoginPassword,
  requireSeparateFundPassword,
  requireSeparateLoginPassword,
  requireUnchangedPassword,
} from './require-password.ts';
import { endOwnSessions } from './end-sessions.ts';
import { changeFundPasswordHash, changePasswordHash, lockPasswordHash, namesOf } from './store.ts';

/**
 * Changes the login password, ends every other session, and gives this one new credentials, so that a stolen copy of the
 * old ones stops working. Withdrawals are held. Throws Refusal `wrong-password`, `second-factor-needed`,
 * `same-as-fund-password`, and those of `requireAcceptablePassword`.
 */
export async function changePassword(
  services: Services,
  { session, http }: Actor,
  current: string,
  next: string,
): Promise<Credentials> {
  const { db, clock } = services;
  const { id, customer } = session;
  const password = await requireLoginPassword(services, http, customer, current);
  requireAcceptablePassword(next, await namesOf(db, customer));
  await requireConfirmation(db, session, clock());
  const fundPassword = await requireSeparateLoginPassword(services, http, customer, next);
  const hash = await hashPassword(next);
  return transact(db, async (tx) => {
    // A concurrent request may have changed one of them since the check.
    if (!(await changePasswordHash(tx, customer, { password, fundPassword }, hash)))
      throw new Refusal('wrong-password');
    await consumeConfirmation(tx, session, clock());
    await endOwnSessions(tx, services, { customer, http }, { allBut: id });
    afterCommit(tx, () => sessionEnded(services, id));
    await holdWithdrawals(tx, customer, 'password-changed', clock());
    await recordAndNotify(tx, services, http, { customer, kind: 'password-changed' });
    return replaceCredentials(tx, id, clock());
  });
}

/**
 * Holds no withdrawals, because none was possible without a fund password. Throws Refusal `wrong-password`,
 * `second-factor-needed`, `same-as-login-password`, `fund-password-already-set`, and those of `requireAcceptableFundPassword`.
 */
export async function setFundPassword(
  services: Services,
  { session, http }: Actor,
  loginPassword: string,
  fundPassword: string,
): Promise<void> {
  const { db, clock } = services;
  const { customer } = session;
  const loginHash = await requireLoginPassword(services, http, customer, loginPassword);
  requireAcceptableFundPassword(fundPassword, await namesOf(db, customer));
  await requireSeparateFundPassword(services, http, customer, fundPassword);
  const hash = await hashPassword(fundPassword);
  await transact(db, async (tx) => {
    await requireUnchangedPassword(tx, customer, loginHash);
    await consumeConfirmation(tx, session, clock());
    if (!(await changeFundPasswordHash(tx, customer, null, hash))) throw new Refusal('fund-password-already-set');
    await recordAndNotify(tx, services, http, { customer, kind: 'fund-password-set' });
  });
}

/**
 * Holds withdrawals. Throws Refusal `fund-password-missing`, `fund-password-wrong`, `second-factor-needed`,
 * `same-as-login-password`, and those of `requireAcceptableFundPassword`.
 */
export async function changeFundPassword(
  services: Services,
  { session, http }: Actor,
  current: string,
  next: string,
): Promise<void> {
  const { db, clock } = services;
  const { customer } = session;
  const currentHash = await requireFundPassword(services, http, customer, current);
  requireAcceptableFundPassword(next, await namesOf(db, customer));
  await requireConfirmation(db, session, clock());
  const loginHash = await requireSeparateFundPassword(services, http, customer, next);
  const hash = await hashPassword(next);
  await transact(db, async (tx) => {
    // A concurrent request may have changed one of them since the check.
    const isUnchanged = (await lockPasswordHash(tx, customer)) === loginHash;
    if (!isUnchanged || !(await changeFundPasswordHash(tx, customer, currentHash, hash)))
      throw new Refusal('fund-password-wrong');
    await consumeConfirmation(tx, session, clock());
    await holdWithdrawals(tx, customer, 'fund-password-changed', clock());
    await recordAndNotify(tx, services, http, { customer, kind: 'fund-password-changed' });
  });
}

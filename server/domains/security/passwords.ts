import type { FastifyRequest } from 'fastify';
import { afterCommit, transact, type Tx } from '../../db/transact.ts';
import { sessionEnded } from '../../plugins/sessions/cache.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import { replaceCredentials } from '../../plugins/sessions/rotation.ts';
import { type Credentials, endSessions, type Session } from '../../plugins/sessions/store.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from './activity-store.ts';
import { recordAndTell } from './alerts.ts';
import { requireFundPassword, requireLoginPassword } from './require-password.ts';
import { changeEmail, changeFundPasswordHash, changePasswordHash, contactOf, lockPasswordHash } from './store.ts';
import { requireEmailCode, useCode } from '../account/email-code-store.ts';
import { hashPassword } from './password-hash.ts';

/** Who acts. */
export interface Actor {
  readonly session: Session;
  readonly http: FastifyRequest;
}

/** Ends own sessions, and disconnects their sockets after the commit. Answers how many it were. */
async function endOwn(
  tx: Tx,
  services: Services,
  { session: { customer }, http }: Actor,
  which: Parameters<typeof endSessions>[2],
): Promise<number> {
  const at = services.clock();
  const ended = await endSessions(tx, customer, which, at);
  for (const { id, device: endedDevice } of ended) {
    await recordActivity(tx, { customer, kind: 'session-ended', device: deviceOf(http), at, endedDevice });
    afterCommit(tx, () => sessionEnded(services, id));
  }
  return ended.length;
}

/** Ends the session that it comes with. */
export async function signOut(services: Services, { session: { id, customer }, http }: Actor): Promise<void> {
  const at = services.clock();
  await transact(services.db, async (tx) => {
    const ended = await endSessions(tx, customer, { only: id }, at);
    if (ended.length > 0) await recordActivity(tx, { customer, kind: 'sign-out', device: deviceOf(http), at });
  });
  sessionEnded(services, id);
}

/**
 * Changes the login password, ends every other session, and gives this one new credentials: a copy of the old
 * ones stops working at once. Throws Refusal `wrong-password`.
 */
export async function changePassword(
  services: Services,
  actor: Actor,
  current: string,
  next: string,
): Promise<Credentials> {
  const { id, customer } = actor.session;
  const asked = await requireLoginPassword(services, actor.http, customer, current);
  const hash = await hashPassword(next);
  return transact(services.db, async (tx) => {
    // Somebody else was faster: the password that was given is none any more.
    if (!(await changePasswordHash(tx, customer, asked, hash))) throw new Refusal('wrong-password');
    await endOwn(tx, services, actor, { allBut: id });
    afterCommit(tx, () => sessionEnded(services, id));
    await recordAndTell(tx, services, actor.http, { customer, kind: 'password-changed' });
    return replaceCredentials(tx, id, services.clock());
  });
}

/** Sets the fund password once. Throws Refusal `fund-password-already-set`. */
export async function setFundPassword(services: Services, actor: Actor, password: string): Promise<void> {
  const { customer } = actor.session;
  const hash = await hashPassword(password);
  await transact(services.db, async (tx) => {
    if (!(await changeFundPasswordHash(tx, customer, null, hash))) throw new Refusal('fund-password-already-set');
    await recordAndTell(tx, services, actor.http, { customer, kind: 'fund-password-set' });
  });
}

/** Changes the fund password. Throws Refusal `fund-password-missing` or `fund-password-wrong`. */
export async function changeFundPassword(
  services: Services,
  actor: Actor,
  current: string,
  next: string,
): Promise<void> {
  const { customer } = actor.session;
  const asked = await requireFundPassword(services, actor.http, customer, current);
  const hash = await hashPassword(next);
  await transact(services.db, async (tx) => {
    if (!(await changeFundPasswordHash(tx, customer, asked, hash))) throw new Refusal('fund-password-wrong');
    await recordAndTell(tx, services, actor.http, { customer, kind: 'fund-password-changed' });
  });
}

interface NewEmail {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Changes the e-mail address and tells the old one. Throws Refusal `wrong-password`, `email-code-wrong` (last, so that no
 * try is lost to a typo), and `email-taken` to nobody but the owner of the new address.
 */
export async function changeAddress(
  services: Services,
  actor: Actor,
  { email, code, password }: NewEmail,
): Promise<void> {
  const { db, clock } = services;
  const { customer } = actor.session;
  const asked = await requireLoginPassword(services, actor.http, customer, password);
  await requireEmailCode(services, actor.http, { email, purpose: 'change', code });
  await transact(db, async (tx) => {
    // With the password changed meanwhile this session has ended.
    if ((await lockPasswordHash(tx, customer)) !== asked) throw new Refusal('wrong-password');
    const { email: old } = await contactOf(tx, customer);
    if (!(await useCode(tx, email, 'change', clock()))) throw new Refusal('email-code-wrong');
    await changeEmail(tx, customer, email);
    await recordAndTell(tx, services, actor.http, { customer, kind: 'email-changed', to: old });
  });
}

/** Signs out one device by the id of its session, or all but this one. Throws Refusal `not-found`. */
export async function signOutDevices(services: Services, actor: Actor, id: string): Promise<void> {
  const which = id === 'others' ? { allBut: actor.session.id } : { only: id };
  const count = await transact(services.db, (tx) => endOwn(tx, services, actor, which));
  if (count === 0 && id !== 'others') throw new Refusal('not-found');
}

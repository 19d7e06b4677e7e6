import type { FastifyRequest } from 'fastify';
import { afterCommit, transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { sessionEnded } from '../../plugins/sessions/cache.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import { type Device, endSessions } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from './activity-store.ts';
import type { Actor } from './actor.ts';
import { lockPasswordHash } from './store.ts';

type Which = Parameters<typeof endSessions>[2];

/** Ends sessions, and disconnects their sockets after the commit. Returns how many ended. */
async function end(
  tx: Tx,
  services: Services,
  { customer, device }: { readonly customer: string; readonly device: Device | null },
  which: Which,
): Promise<number> {
  const at = services.clock();
  const ended = await endSessions(tx, customer, which, at);
  for (const { id, device: endedDevice } of ended) {
    await recordActivity(tx, { customer, kind: 'session-ended', device, at, endedDevice });
    afterCommit(tx, () => sessionEnded(services, id));
  }
  return ended.length;
}

/** Ends the customer's sessions. Returns how many ended. */
export const endOwnSessions = (
  tx: Tx,
  services: Services,
  { customer, http }: { readonly customer: string; readonly http: FastifyRequest },
  which: Which,
): Promise<number> => end(tx, services, { customer, device: deviceOf(http) }, which);

/** Ends all of a customer's sessions for an operator. Returns how many ended. */
export async function endSessionsByOperator(tx: Tx, services: Services, customer: string): Promise<number> {
  await lockPasswordHash(tx, customer);
  return end(tx, services, { customer, device: null }, { allBut: null });
}

/** Ends the actor's current session. */
export async function logOut(services: Services, { session: { id, customer }, http }: Actor): Promise<void> {
  const at = services.clock();
  await transact(services.db, async (tx) => {
    const ended = await endSessions(tx, customer, { only: id }, at);
    if (ended.length > 0) await recordActivity(tx, { customer, kind: 'logout', device: deviceOf(http), at });
  });
  sessionEnded(services, id);
}

/** Logs out one device by the id of its session, or all other devices with `others`. Throws Refusal `not-found`. */
export async function endSessionsOf(services: Services, actor: Actor, id: string): Promise<void> {
  const which = id === 'others' ? { allBut: actor.session.id } : { only: id };
  const { session, http } = actor;
  const owner = { customer: session.customer, http };
  const count = await transact(services.db, async (tx) => {
    // So that a login that has begun is over, and its session ends, too.
    await lockPasswordHash(tx, session.customer);
    return endOwnSessions(tx, services, owner, which);
  });
  if (count === 0 && id !== 'others') throw new Refusal('not-found');
}

import type { FastifyRequest } from 'fastify';
import type { ResponseOf } from '#contract/index';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { endOwnSessions } from './end-sessions.ts';
import { findLinkedSession, type LinkedSession } from './session-link-store.ts';
import { lockPasswordHash } from './store.ts';

const shown = ({ device, address, createdAt, ended }: LinkedSession): ResponseOf<'POST index/sessionLink'> => ({
  device,
  address,
  created_at: createdAt.toISOString(),
  ended,
});

/** Returns the session of a link. Throws Refusal `link-expired`, also for an unknown link. */
export async function readLinkedSession({ db, clock }: Services, secret: string) {
  const session = await findLinkedSession(db, secret, clock());
  if (!session) throw new Refusal('link-expired');
  return shown(session);
}

/** Ends the session of a link, and disconnects its sockets. Throws Refusal `link-expired`. */
export async function endLinkedSession(services: Services, http: FastifyRequest, secret: string) {
  const { db, clock } = services;
  return transact(db, async (tx) => {
    const session = await findLinkedSession(tx, secret, clock());
    if (!session) throw new Refusal('link-expired');
    const { id, customer } = session;
    // First, as a change of the password does: it ends sessions, too.
    await lockPasswordHash(tx, customer);
    await endOwnSessions(tx, services, { customer, http }, { only: id });
    return shown({ ...session, ended: true });
  });
}

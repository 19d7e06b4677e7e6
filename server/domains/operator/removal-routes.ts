import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { realStatus } from '#contract/fields';
import { openRemovalState } from '#contract/account';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { hasLoggedInFrom } from '../security/activity-store.ts';
import { factsToCompare, findRemoval, lockRemoval, type OpenRemoval, removalsIn } from '../security/removal-store.ts';
import type { Decider } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { idOf, reasonBody } from './fields.ts';
import { refuseDecision } from './operator-refusal.ts';
import { approveRequest, recordAccess, refuseRequest } from './review-removal.ts';
import { withLanguages } from './with-languages.ts';

const listQuery = v.strictObject({ state: v.optional(openRemovalState, 'requested') });

/** The calls for requests to remove a lost authenticator app. */
export function registerRemovals(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  const decide = (
    http: FastifyRequest,
    states: readonly OpenRemoval['state'][],
    work: (tx: Tx, open: OpenRemoval, by: Decider) => Promise<void>,
  ) => {
    const by = deciderOf(http, clock);
    return transact(db, async (tx) => {
      const id = idOf(http);
      const open = await lockRemoval(tx, id);
      if (!open || !states.includes(open.state)) return refuseDecision('removal', (await findRemoval(tx, id))?.state);
      await work(tx, open, by);
      return success({});
    });
  };

  app.get('/removals', async (http) => {
    const { state } = validate(listQuery, http.query);
    const found = await withLanguages(db, await removalsIn(db, state));
    const items = found.map(({ id, customer, language, proof, requestedAt, dueAt }) => ({
      id: String(id),
      customer,
      language,
      proof,
      requested_at: requestedAt,
      due_at: dueAt,
    }));
    return success({ items });
  });

  app.get('/removals/:id', async (http) => {
    const by = deciderOf(http, clock);
    return transact(db, async (tx) => {
      const found = await findRemoval(tx, idOf(http));
      if (!found) throw new Refusal('not-found');
      const { id, customer, device, address, requested_at: before } = found;
      const { status, verification, lastSeenAt } = await factsToCompare(tx, customer);
      await recordAccess(tx, id, by);
      return success({
        ...found,
        id: String(id),
        language: await languageOfCustomer(tx, customer),
        known_device: await hasLoggedInFrom(tx, customer, { device }, before),
        known_address: await hasLoggedInFrom(tx, customer, { address }, before),
        last_seen_at: lastSeenAt,
        verified: status === realStatus.verified,
        verification: verification === null ? null : String(verification),
      });
    });
  });

  app.post('/removals/:id/approve', (http) =>
    decide(http, ['requested'], (tx, open, by) => approveRequest(tx, services, open, by)),
  );

  app.post('/removals/:id/refuse', async (http) => {
    const { reason } = validate(reasonBody, http.body ?? {});
    return decide(http, ['requested', 'waiting'], (tx, open, by) => refuseRequest(tx, services, open, by, reason));
  });
}

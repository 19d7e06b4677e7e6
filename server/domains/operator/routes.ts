import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { page as pageField, text } from '#contract/fields';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { failure, success } from '../../plugins/contract/envelope.ts';
import { sendError, sendUnknownCall } from '../../plugins/contract/error-response.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { findVerification, lockVerification, openVerifications, type OpenVerification } from '../identity/store.ts';
import { filesFolder } from '../uploads/store.ts';
import { type Decider, listActions, PAGE_SIZE, verifyActions } from './audit-store.ts';
import { authenticateOperator, operatorOf } from './authenticate.ts';
import { registerContentDecisions } from './content-routes.ts';
import { registerCounterOrders } from './counter-routes.ts';
import { registerBankTerms } from './bank-routes.ts';
import { registerLeverageRooms } from './leverage-routes.ts';
import { registerNetworks } from './network-routes.ts';
import { OperatorRefusal } from './operator-refusal.ts';
import { registerPetitionReview } from './petition-routes.ts';
import { registerPledgeProducts } from './pledge-routes.ts';
import { registerRemovals } from './removal-routes.ts';
import { registerSite } from './site-routes.ts';
import { registerStatusNotes } from './status-routes.ts';
import { registerTransfers } from './transfer-routes.ts';
import { idOf, idParams } from './request-id.ts';
import { completeReview, recordAccess, returnReview } from './review-verification.ts';

const listQuery = v.strictObject({ status: v.optional(v.literal('in-review'), 'in-review') });
const photoParams = v.object({ ...idParams.entries, side: v.picklist(['front', 'back']) });
const returnRequest = v.strictObject({ reason: text(500) });

/** The operator's calls, separate from the customers' API. */
export function registerOperator(app: FastifyInstance, services: Services): void {
  const { db, clock, cipher, settings } = services;
  authenticateOperator(app, services);
  const sendOther = sendError(services.texts);
  app.setErrorHandler((error, http, reply) => {
    if (!(error instanceof OperatorRefusal)) return sendOther(error, http, reply);
    return reply.code(409).send(failure(error.message, error.code, error.details));
  });
  app.addHook('onSend', async (_http, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Register a route, so that authentication also covers unknown paths; a built app would serve its page there.
  app.all('/*', sendUnknownCall(services.texts));

  const decide = (http: FastifyRequest, work: (tx: Tx, open: OpenVerification, by: Decider) => Promise<void>) => {
    const by = { operator: operatorOf(http), at: clock() };
    return transact(db, async (tx) => {
      const open = await lockVerification(tx, idOf(http));
      if (!open) throw new Refusal('not-found');
      await work(tx, open, by);
      return success({});
    });
  };

  app.get('/verifications', async (http) => {
    validate(listQuery, http.query);
    const items = (await openVerifications(db)).map(({ id, ...rest }) => ({ id: String(id), ...rest }));
    return success({ items });
  });

  app.get('/verifications/:id', async (http) => {
    const by = { operator: operatorOf(http), at: clock() };
    return transact(db, async (tx) => {
      const found = await findVerification(tx, idOf(http));
      if (!found) throw new Refusal('not-found');
      const { id, id_number: sealed, ...rest } = found;
      if (sealed) await recordAccess(tx, id, 'number', by);
      return success({ ...rest, id: String(id), id_number: sealed && cipher.open(sealed, found.customer) });
    });
  });

  app.get('/verifications/:id/:side', async (http, reply) => {
    const by = { operator: operatorOf(http), at: clock() };
    const { side } = validate(photoParams, http.params);
    const filename = await transact(db, async (tx) => {
      const found = await findVerification(tx, idOf(http));
      if (!found?.[side]) throw new Refusal('not-found');
      await recordAccess(tx, found.id, side, by);
      return found[side];
    });
    return reply
      .type('image/jpeg')
      .header('x-content-type-options', 'nosniff')
      .send(createReadStream(join(filesFolder(settings), filename)));
  });

  app.post('/verifications/:id/complete', (http) =>
    decide(http, (tx, open, by) => completeReview(tx, services, open, by)),
  );

  app.post('/verifications/:id/return', async (http) => {
    const { reason } = validate(returnRequest, http.body ?? {});
    return decide(http, (tx, open, by) => returnReview(tx, services, open, by, reason));
  });

  registerRemovals(app, services);
  registerTransfers(app, services);
  registerNetworks(app, services);
  registerBankTerms(app, services);
  registerCounterOrders(app, services);
  registerLeverageRooms(app, services);
  registerPledgeProducts(app, services);
  registerPetitionReview(app, services);
  registerStatusNotes(app, services);
  registerSite(app, services);
  registerContentDecisions(app, services);

  app.get('/audit', async (http) => {
    const page = Number(validate(v.strictObject({ page: pageField }), http.query).page);
    const { items, total } = await listActions(db, page);
    const shown = items.map(({ id, previousHash, hash, ...rest }) => ({
      id: String(id),
      ...rest,
      previous_hash: previousHash.toString('hex'),
      hash: hash.toString('hex'),
    }));
    return success({ items: shown, page, pageSize: PAGE_SIZE, total });
  });

  app.get('/audit/verify', async () => {
    return success(await verifyActions(db));
  });
}

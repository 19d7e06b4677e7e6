import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { page as pageField, text } from '#contract/fields';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { failure, success } from '../../plugins/contract/envelope.ts';
import { sendError, sendUnknownCall } from '../../plugins/contract/error-response.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { findVerification, lockVerification, openVerifications, type OpenVerification } from '../identity/store.ts';
import { type Decider, listActions, PAGE_SIZE, verifyActions } from './audit-store.ts';
import { authenticateOperator, operatorOf } from './authenticate.ts';
import { registerContentDecisions } from './content-routes.ts';
import { registerCounterOrders } from './counter-routes.ts';
import { registerCustomers } from './customer-routes.ts';
import { registerBankTerms } from './bank-routes.ts';
import { registerLeverageRooms } from './leverage-routes.ts';
import { registerNetworks } from './network-routes.ts';
import { registerNoticeDecisions } from './notice-routes.ts';
import { OperatorRefusal, refuseDecision } from './operator-refusal.ts';
import { registerPetitionReview } from './petition-routes.ts';
import { registerPledgeProducts } from './pledge-routes.ts';
import { registerRemovals } from './removal-routes.ts';
import { registerSite } from './site-routes.ts';
import { registerStatusNotes } from './status-routes.ts';
import { registerTransfers } from './transfer-routes.ts';
import { idOf, idParams } from './request-id.ts';
import { completeReview, recordAccess, returnReview } from './review-verification.ts';
import { sendImage } from './send-image.ts';
import { verificationWords } from './status-words.ts';
import { withLanguages } from './with-languages.ts';

const listQuery = v.strictObject({ status: v.optional(v.literal('in-review'), 'in-review') });
const photoParams = v.object({ ...idParams.entries, side: v.picklist(['front', 'back']) });
const returnRequest = v.strictObject({ reason: text(500) });

/** The operator's calls, separate from the customers' API. */
export function registerOperator(app: FastifyInstance, services: Services): void {
  const { db, clock, cipher } = services;
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
      const id = idOf(http);
      const open = await lockVerification(tx, id);
      if (!open) {
        const past = await findVerification(tx, id);
        return refuseDecision('verification', past && verificationWords[past.status]);
      }
      await work(tx, open, by);
      return success({});
    });
  };

  app.get('/verifications', async (http) => {
    validate(listQuery, http.query);
    const open = await withLanguages(db, await openVerifications(db));
    return success({ items: open.map(({ id, ...rest }) => ({ id: String(id), ...rest })) });
  });

  app.get('/verifications/:id', async (http) => {
    const by = { operator: operatorOf(http), at: clock() };
    return transact(db, async (tx) => {
      const found = await findVerification(tx, idOf(http));
      if (!found) throw new Refusal('not-found');
      const { id, customer, id_number: sealed, status, ...rest } = found;
      if (sealed) await recordAccess(tx, id, 'number', by);
      return success({
        id: String(id),
        customer,
        language: await languageOfCustomer(tx, customer),
        status: verificationWords[status],
        ...rest,
        id_number: sealed && cipher.open(sealed, customer),
      });
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
    return sendImage(reply, services, filename);
  });

  app.post('/verifications/:id/complete', (http) =>
    decide(http, (tx, open, by) => completeReview(tx, services, open, by)),
  );

  app.post('/verifications/:id/return', async (http) => {
    const { reason } = validate(returnRequest, http.body ?? {});
    return decide(http, (tx, open, by) => returnReview(tx, services, open, by, reason));
  });

  registerCustomers(app, services);
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
  registerNoticeDecisions(app, services);

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

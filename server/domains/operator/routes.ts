import type { FastifyInstance } from 'fastify';
import { failure } from '../../plugins/contract/envelope.ts';
import { sendError, sendUnknownCall } from '../../plugins/contract/error-response.ts';
import type { Services } from '../../services.ts';
import { registerAudit } from './audit-routes.ts';
import { authenticateOperator } from './authenticate.ts';
import { registerContentDecisions } from './content-routes.ts';
import { registerCounterOrders } from './counter-routes.ts';
import { registerCustomers } from './customer-routes.ts';
import { registerBankTerms } from './bank-routes.ts';
import { registerLeverageRooms } from './leverage-routes.ts';
import { registerNetworks } from './network-routes.ts';
import { registerNoticeDecisions } from './notice-routes.ts';
import { OperatorRefusal } from './operator-refusal.ts';
import { registerPetitionReview } from './petition-routes.ts';
import { registerPledgeProducts } from './pledge-routes.ts';
import { registerRemovals } from './removal-routes.ts';
import { registerSite } from './site-routes.ts';
import { registerStatusNotes } from './status-routes.ts';
import { registerTransfers } from './transfer-routes.ts';
import { registerVerifications } from './verification-routes.ts';

/** The operator's calls, separate from the customers' API. */
export function registerOperator(app: FastifyInstance, services: Services): void {
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

  registerVerifications(app, services);
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
  registerAudit(app, services);
}

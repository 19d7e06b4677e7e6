import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { acceptOffer, declineOffer, leaveSearch } from './answer-offer.ts';
import { describeOrder, readOrderContext } from './describe-order.ts';
import { acceptedOrders } from './record-store.ts';
import { listCounters, readCounter } from './read-counters.ts';
import { readStage } from './read-stage.ts';
import { startMatch } from './start-match.ts';

const PAGE_SIZE = 20;

export function registerCounters(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'GET counter/index', ({ customer, language }) => listCounters(services, customer, language));

  route(app, services, 'GET counter/detail', ({ request, customer, language }) =>
    readCounter(services, customer, request.id, language),
  );

  route(app, services, 'GET exchange/current', ({ customer, language }) => readStage(services, customer, language));

  route(app, services, 'POST exchange/match', ({ request, customer, language }) =>
    startMatch(services, customer, request.counter, language),
  );

  route(app, services, 'POST exchange/leave', ({ request, customer, language }) =>
    leaveSearch(services, customer, request.order, language),
  );

  route(app, services, 'POST exchange/accept', ({ request, once, language }) =>
    acceptOffer(services, once, request.order, language),
  );

  route(app, services, 'POST exchange/decline', ({ request, customer, language }) =>
    declineOffer(services, customer, request.order, language),
  );

  route(app, services, 'GET exchange/records', async ({ request, customer, language }) => {
    const { page: shown, ...filter } = request;
    const page = Number(shown);
    const [{ items, total }, context] = await Promise.all([
      acceptedOrders(db, { customer, ...filter }, { page, pageSize: PAGE_SIZE }),
      readOrderContext(db, services, language),
    ]);
    return { items: items.map((order) => describeOrder(order, context)), page, pageSize: PAGE_SIZE, total };
  });
}

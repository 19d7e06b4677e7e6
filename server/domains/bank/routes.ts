import type { FastifyInstance } from 'fastify';
import { runOnce } from '../../ledger/index.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { registerCards } from './card-routes.ts';
import { drawByBank } from './draw.ts';
import { listRecords } from './list-records.ts';
import { readEarnings } from './read-earnings.ts';
import { readOverview } from './read-overview.ts';
import { announceRecharge } from './recharge.ts';

export function registerBank(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerCards(app, services);

  route(app, services, 'GET bank/index', ({ customer, language }) => readOverview(services, customer, language));

  route(app, services, 'POST bank/recharge', ({ request, customer, once }) =>
    runOnce(db, once, (tx) => announceRecharge(tx, services, customer, request)),
  );

  route(app, services, 'POST bank/draw', ({ request, session, http, language, once }) =>
    drawByBank(services, { session, http, language }, once, request),
  );

  route(app, services, 'GET bank/records', ({ request: { page, sn }, customer, language }) =>
    listRecords(services, { customer, language }, { page: Number(page), sn }),
  );

  route(app, services, 'GET bank/earnings', ({ request: { page, currency }, customer, language }) =>
    readEarnings(services, { customer, language }, { page: Number(page), currency }),
  );
}

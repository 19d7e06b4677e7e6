import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currencies } from '../market/store.ts';
import { describeOrder } from './describe-order.ts';
import { enterRoom } from './enter-room.ts';
import { orderRecords } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { readProof } from './read-proof.ts';
import { registerProtection } from './protection-routes.ts';
import { listRooms, readRoom } from './read-rooms.ts';

const PAGE_SIZE = 20;

export function registerLeverage(app: FastifyInstance, services: Services): void {
  registerProtection(app, services);
  const { db, clock } = services;

  route(app, services, 'GET leverage/rooms', ({ customer, language }) => listRooms(services, customer, language));

  route(app, services, 'GET leverage/room', ({ request, customer, language }) =>
    readRoom(services, customer, request.id, language),
  );

  route(app, services, 'POST leverage/enter', async ({ request, customer, language, http }) => {
    await enterRoom(services, http, { ...request, customer });
    return readRoom(services, customer, request.room, language);
  });

  route(app, services, 'POST leverage/order', ({ request, once }) => placeOrder(services, once, request));

  route(app, services, 'GET leverage/records', async ({ request, customer }) => {
    const { page: shown, ...filter } = request;
    const page = Number(shown);
    const [{ items, total }, all] = await Promise.all([
      orderRecords(db, { customer, ...filter }, { page, pageSize: PAGE_SIZE }),
      currencies(db),
    ]);
    const at = clock();
    return { items: items.map((order) => describeOrder(order, all, at)), page, pageSize: PAGE_SIZE, total };
  });

  route(app, services, 'GET leverage/proof', ({ request }) => readProof(services, request.period));
}

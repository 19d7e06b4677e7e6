import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { readLimits, saveOwnLimits } from './own-limits.ts';
import { stayInRoom } from './stay-in-room.ts';

/** The calls that protect the customer, which work while the rooms are switched off. */
export function registerProtection(app: FastifyInstance, services: Services): void {
  route(app, services, 'GET leverage/limits', ({ customer }) => readLimits(services, customer));

  route(app, services, 'POST leverage/limits', ({ request, customer }) => saveOwnLimits(services, customer, request));

  route(app, services, 'POST leverage/stay', ({ request, customer }) => stayInRoom(services, customer, request.room));
}

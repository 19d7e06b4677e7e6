import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { describePetition } from './describe-petition.ts';
import { listPetitions, PAGE_SIZE } from './store.ts';
import { submitPetition } from './submit-petition.ts';

export function registerPetitions(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'GET petition/index', async ({ request, customer }) => {
    const page = Number(request.page);
    // Ids are numbers: any other names none.
    const id = request.id === undefined || /^\d{1,18}$/.test(request.id) ? request.id : '0';
    const { items, total } = await listPetitions(db, { customer, page, id: id === undefined ? undefined : BigInt(id) });
    return { items: items.map(describePetition), page, pageSize: PAGE_SIZE, total };
  });

  route(app, services, 'POST petition/create', async ({ request, customer }) => {
    const { category, text, images, about = null, reference = null } = request;
    return describePetition(await submitPetition(services, { customer, category, text, images, about, reference }));
  });
}

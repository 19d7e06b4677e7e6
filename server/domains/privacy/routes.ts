import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { readUserInfo } from '../account/store.ts';
import { askForClosing, takeClosingBack } from './closure.ts';
import { exportData } from './export.ts';
import { waitDays } from './rules.ts';
import { standingOf } from './closure-eligibility.ts';

export function registerPrivacy(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const infoOf = async (customer: string) => ({ info: await readUserInfo(db, customer, clock()) });

  route(app, services, 'POST user/export', ({ request, customer, http }) =>
    exportData(services, { customer, http }, request.password),
  );

  route(app, services, 'GET user/closing', async ({ customer }) => {
    const { closes_at: closesAt } = await readUserInfo(db, customer, clock());
    const { obstacles, balances, rest } = await standingOf(db, services, customer);
    return { closes_at: closesAt, wait_days: waitDays, obstacles, balances: [...balances], rest: [...rest] };
  });

  route(app, services, 'POST user/close', async ({ request, customer, http }) => {
    const { password, give_up_rest: giveUpRest } = request;
    await askForClosing(services, { customer, http }, { password, giveUpRest });
    return infoOf(customer);
  });

  route(app, services, 'POST user/keepOpen', async ({ customer, http }) => {
    await takeClosingBack(services, { customer, http });
    return infoOf(customer);
  });
}

import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { readUserInfo } from '../account/store.ts';
import { closureEligibility } from './closure-eligibility.ts';
import { requestClosure, cancelClosure } from './request-closure.ts';
import { exportData } from './export-data.ts';
import { waitDays } from './rules.ts';

export function registerPrivacy(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const infoOf = async (customer: string) => ({ info: await readUserInfo(db, customer, clock()) });

  route(app, services, 'POST user/export', ({ request, session, http }) =>
    exportData(services, { session, http }, request.password),
  );

  route(app, services, 'GET user/closing', async ({ customer }) => {
    const { closes_at: closesAt } = await readUserInfo(db, customer, clock());
    const { blockers, balances, remainder } = await closureEligibility(db, services, customer);
    return { closes_at: closesAt, wait_days: waitDays, blockers, balances: [...balances], remainder: [...remainder] };
  });

  route(app, services, 'POST user/close', async ({ request, customer, session, http }) => {
    const { password, forfeit_remainder: forfeitRemainder } = request;
    await requestClosure(services, { session, http }, { password, forfeitRemainder });
    return infoOf(customer);
  });

  route(app, services, 'POST user/keepOpen', async ({ customer, session, http }) => {
    await cancelClosure(services, { session, http });
    return infoOf(customer);
  });
}

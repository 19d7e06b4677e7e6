import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/languages';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currencies } from '../market/store.ts';
import { describePledge, describeProduct, type PledgeContext } from './describe-pledge.ts';
import { openPledge } from './open-pledge.ts';
import { listPledges, runningPledges } from './pledge-store.ts';
import { openProducts } from './product-store.ts';
import { readRedemption, redeemPledge } from './redeem-pledge.ts';

const PAGE_SIZE = 20;

export function registerPledge(app: FastifyInstance, services: Services): void {
  const { db, clock, texts } = services;

  const contextIn = async (language: Language): Promise<PledgeContext> => ({
    texts,
    language,
    currencies: await currencies(db),
  });

  route(app, services, 'GET pledge/products', async ({ language }) => {
    const [items, context] = await Promise.all([openProducts(db), contextIn(language)]);
    return { items: items.map((product) => describeProduct(product, context)) };
  });

  route(app, services, 'GET pledge/running', async ({ customer, language }) => {
    const at = clock();
    const [items, context] = await Promise.all([runningPledges(db, customer), contextIn(language)]);
    return { items: items.map((pledge) => describePledge(pledge, context, at)), server_time: at.toISOString() };
  });

  route(app, services, 'POST pledge/open', ({ request, once, language }) =>
    openPledge(services, once, request, language),
  );

  route(app, services, 'GET pledge/redemption', ({ request, customer }) =>
    readRedemption(services, customer, request.number),
  );

  route(app, services, 'POST pledge/redeem', ({ request, once, language }) =>
    redeemPledge(services, once, request, language),
  );

  route(app, services, 'GET pledge/records', async ({ request, customer, language }) => {
    const { page: shown, ...filter } = request;
    const page = Number(shown);
    const at = clock();
    const [{ items, total }, context] = await Promise.all([
      listPledges(db, { customer, ...filter }, { page, pageSize: PAGE_SIZE }),
      contextIn(language),
    ]);
    return { items: items.map((pledge) => describePledge(pledge, context, at)), page, pageSize: PAGE_SIZE, total };
  });
}

import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currencyName } from '../market/currency-name.ts';
import { currencies } from '../market/store.ts';
import { registerAddresses } from './address-routes.ts';
import { registerDeposits } from './deposit-routes.ts';
import { cryptos } from './network-store.ts';
import { readHistory, readTodayProfit } from './read-history.ts';
import { listAssets, listBalances, readTotal, readTotalByKind } from './read-holdings.ts';
import { registerRecords } from './record-routes.ts';
import { registerWithdrawals } from './withdrawal-routes.ts';

export function registerWallet(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'GET user/amount', ({ request, customer }) => readTotal(services, customer, request.currency));

  route(app, services, 'GET wallet/index', ({ customer, language }) => listBalances(services, customer, language));

  route(app, services, 'GET wallet/assets', ({ request, customer, language }) =>
    listAssets(services, customer, request.currency, language),
  );

  route(app, services, 'GET wallet/amount', ({ request, customer }) =>
    readTotalByKind(services, customer, request.currency),
  );

  route(app, services, 'GET wallet/todayProfitLoss', ({ request, customer }) =>
    readTodayProfit(services, customer, request.currency),
  );

  route(app, services, 'GET wallet/history', ({ request: { currency, range, name }, customer }) =>
    readHistory(services, { customer, code: currency, range, name }),
  );

  route(app, services, 'GET wallet/cryptos', async () => ({ items: await cryptos(db) }));

  route(app, services, 'GET currency/cryptos', async () => ({ items: await cryptos(db) }));

  route(app, services, 'GET wallet/fiats', async ({ language }) => ({
    items: (await currencies(db))
      .filter(({ kind }) => kind === 'fiat')
      .map((fiat) => ({
        currency: fiat.code,
        name: currencyName(language, fiat),
        scale: fiat.scale,
        display_scale: fiat.displayScale,
      })),
  }));

  registerRecords(app, services);
  registerDeposits(app, services);
  registerAddresses(app, services);
  registerWithdrawals(app, services);
}

import type { FastifyInstance } from 'fastify';
import { forLongRead } from '../../db/replica.ts';
import { Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currencyName } from '../market/currency-name.ts';
import { currencies } from '../market/store.ts';
import { writeStatement } from './statement.ts';
import { statementBalances } from './statement-store.ts';
import { filterOf } from './transaction-filter.ts';
import { transactions } from './transaction-store.ts';

export function registerRecords(app: FastifyInstance, services: Services): void {
  const { db } = services;

  const requireCurrency = async (code: string | undefined): Promise<void> => {
    if (code !== undefined && !(await currencies(db)).some((currency) => currency.code === code))
      throw new Refusal('currency-unknown');
  };

  route(app, services, 'GET wallet/records', async ({ request, customer }) => {
    await requireCurrency(request.name);
    const page = Number(request.page);
    const pageSize = Number(request.size);
    const query = { ...filterOf(customer, request), id: request.id, page, pageSize };
    return { ...(await transactions(db, query)), page, pageSize };
  });

  route(app, services, 'GET wallet/statement', async ({ request, customer, language }) => {
    await requireCurrency(request.name);
    const { from, to, zone } = request;
    return writeStatement(services, { filter: filterOf(customer, request), from, to, zone, language });
  });

  route(app, services, 'GET wallet/statementBalances', async ({ request, customer, language }) => {
    await requireCurrency(request.name);
    const balances = await statementBalances(await forLongRead(services), filterOf(customer, request));
    const own = new Map(balances.map((balance) => [balance.currency, balance]));
    return {
      items: (await currencies(db)).flatMap((currency) => {
        const balance = own.get(currency.code);
        if (!balance) return [];
        const { count: _count, ...sums } = balance;
        return [{ ...sums, name: currencyName(language, currency), scale: currency.scale }];
      }),
      total: [...own.values()].reduce((total, { count }) => total + Number(count), 0),
      time: services.clock().toISOString(),
    };
  });
}

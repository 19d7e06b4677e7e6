import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { type Alert, alerts, deleteAlert } from './alert-store.ts';
import { favorites, saveFavorites } from './favorite-store.ts';
import { saveAlert } from './save-alert.ts';
import { marketSymbols } from './store.ts';

const alertRecord = ({ id, createdAt, triggeredAt, ...rest }: Alert) => ({
  id: String(id),
  ...rest,
  created_at: createdAt.toISOString(),
  triggered_at: triggeredAt?.toISOString() ?? null,
});

/** Favorites and price alerts. */
export function registerCustomerMarkets(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'GET market/favorites', async ({ customer }) => ({
    symbols: [...(await favorites(db, customer))],
  }));

  route(app, services, 'POST market/favorites', async ({ request, customer }) => {
    const known = await marketSymbols(db);
    const symbols = [...new Set(request.symbols)].filter((symbol) => known.has(symbol));
    await saveFavorites(db, customer, symbols);
    return { symbols };
  });

  route(app, services, 'GET market/alerts', async ({ customer }) => ({
    items: (await alerts(db, customer)).map(alertRecord),
  }));

  route(app, services, 'POST market/saveAlert', async ({ request, customer }) =>
    alertRecord(await saveAlert(services, customer, request)),
  );

  route(app, services, 'POST market/removeAlert', async ({ request: { id }, customer }) => {
    const isId = /^\d{1,18}$/.test(id);
    if (!isId || !(await deleteAlert(db, customer, BigInt(id)))) throw new Refusal('not-found');
    return {};
  });
}

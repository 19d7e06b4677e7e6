import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { acceptQuote } from './accept-quote.ts';
import { readLimits } from './read-limits.ts';
import { requestQuote } from './request-quote.ts';
import { exchangeRecords } from './store.ts';

const PAGE_SIZE = 20;

export function registerFlash(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'POST flash/quote', async ({ request, customer }) => {
    const quote = await requestQuote(services, customer, request);
    return {
      quote: quote.id,
      from: quote.from,
      to: quote.to,
      from_amount: quote.fromAmount,
      to_amount: quote.toAmount,
      rate: quote.rate,
      mid_rate: quote.midRate,
      spread_percent: quote.spreadPercent,
      spread_amount: quote.spreadAmount,
      expires_at: quote.expiresAt.toISOString(),
      server_time: quote.createdAt.toISOString(),
    };
  });

  route(app, services, 'POST flash/exchange', ({ request, once }) => acceptQuote(services, once, request.quote));

  route(app, services, 'GET flash/limits', ({ request }) => readLimits(services, request.currency));

  route(app, services, 'GET flash/records', async ({ request, customer }) => {
    const page = Number(request.page);
    const query = { customer, number: request.number };
    const { items, total } = await exchangeRecords(db, query, { page, pageSize: PAGE_SIZE });
    return { items, page, pageSize: PAGE_SIZE, total };
  });
}

import type { FastifyInstance } from 'fastify';
import { max, min, percentChange } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { utcDay } from '../../time.ts';
import { currencyName } from './currency-name.ts';
import { currentPrices } from './current-prices.ts';
import { sharedDayFigures } from './day-figures.ts';
import { registerCustomerMarkets } from './customer-routes.ts';
import { midRate, type PriceSource, symbolOf, timeOfRate } from './price-source.ts';
import { significant, spreadBetween, stateText } from './rules.ts';
import { candles, commitments, currencies, marketSymbols, openingsOf, seedsOf } from './store.ts';

const CANDLES = 500;
const COMMITMENTS = 366;

const usdOf = (prices: ReturnType<PriceSource['latest']>, currency: string): string | undefined =>
  prices?.usd.get(currency);

export function registerMarket(app: FastifyInstance, services: Services): void {
  registerCustomerMarkets(app, services);
  const { db, prices, clock } = services;

  route(app, services, 'GET market/tickers', async () => {
    const [all, now, figures] = await Promise.all([
      currencies(db),
      currentPrices(services),
      sharedDayFigures(db, clock()),
    ]);
    const items = all.flatMap(({ code, name, kind, priceScale }) => {
      const price = usdOf(now, code);
      if (kind !== 'crypto' || price === undefined) return [];
      const symbol = symbolOf(code);
      const day = figures.get(symbol) ?? { open: price, high: price, low: price, hourly: [] };
      return [
        {
          symbol,
          currency: code,
          name,
          price,
          scale: priceScale,
          change: percentChange(day.open, price),
          high: max(day.high, price),
          low: min(day.low, price),
          // From the price that `change` compares with, so that both say the same.
          sparkline: [day.open, ...day.hourly, price],
        },
      ];
    });
    return { items, time: now.time.toISOString() };
  });

  route(app, services, 'GET market/candles', async ({ request: { symbol, interval, before } }) => {
    if (!(await marketSymbols(db)).has(symbol)) throw new Refusal('not-found');
    const items = await candles(db, {
      symbol,
      interval,
      before: before ? new Date(before) : undefined,
      limit: CANDLES,
    });
    return { symbol, interval, items: items.map((candle) => ({ ...candle, time: candle.time.toISOString() })) };
  });

  route(app, services, 'GET market/rates', async ({ request: { base }, language }) => {
    const [all, now] = await Promise.all([currencies(db), currentPrices(services)]);
    const target = all.find(({ code }) => code === base);
    if (!target) throw new Refusal('currency-unknown');
    const items = all.flatMap((currency) => {
      const rate = midRate(now, currency.code, base);
      if (rate === undefined) return [];
      return [
        {
          currency: currency.code,
          name: currencyName(language, currency),
          kind: currency.kind,
          scale: currency.scale,
          display_scale: currency.displayScale,
          rate: significant(rate),
          spread_percent: spreadBetween(currency, target),
          source: prices.name,
          time: timeOfRate(now, currency.code, base).toISOString(),
        },
      ];
    });
    return { base, items, server_time: services.clock().toISOString() };
  });

  route(app, services, 'GET market/sources', () => ({
    items: prices.readings().map(({ currency, ticks, agreement }) => ({
      currency,
      price: 'price' in agreement ? agreement.price : null,
      refused: 'refused' in agreement ? agreement.refused : null,
      ticks: ticks.map(({ time, ...tick }) => ({ ...tick, time: time.toISOString() })),
    })),
    server_time: services.clock().toISOString(),
  }));

  route(app, services, 'GET market/commitments', async ({ request }) => {
    const day = request.day ?? utcDay(services.clock());
    const [items, openings, seeds] = await Promise.all([
      commitments(db, COMMITMENTS),
      openingsOf(db, day),
      seedsOf(db, day),
    ]);
    return {
      items: items.map((item) => ({
        day: item.day,
        chain_end: item.chainEnd.toString('hex'),
        published_at: item.publishedAt.toISOString(),
      })),
      day,
      openings: openings.map(({ minute, state }) => ({
        minute: minute.toISOString(),
        markets: Object.fromEntries(
          Object.entries(state).map(([symbol, [price, anchor]]) => [
            symbol,
            { price: stateText(price), anchor: stateText(anchor) },
          ]),
        ),
      })),
      revealed: seeds.map(({ minute, seed }) => ({ minute: minute.toISOString(), seed: seed.toString('hex') })),
    };
  });
}

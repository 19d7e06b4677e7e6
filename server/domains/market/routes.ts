import type { FastifyInstance } from 'fastify';
import { max, min, percentChange } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { currentPrices } from './current-prices.ts';
import { midRate, type PriceSource, symbolOf } from './price-source.ts';
import { significant, stateText } from './rules.ts';
import { candles, commitments, currencies, type DayFigures, dayFigures, openingsOf, seedsOf } from './store.ts';

const CANDLES = 500;
const COMMITMENTS = 366;
const FIGURES_MS = 5_000;

/** Caches the figures of the last 24 hours: they change little within seconds, and every visitor requests them. */
function cachedDayFigures({ db, clock }: Services): () => Promise<Map<string, DayFigures>> {
  let known: { until: number; figures: Promise<Map<string, DayFigures>> } | undefined;
  return () => {
    const now = clock();
    if (!known || known.until <= now.getTime()) {
      const figures = dayFigures(db, now);
      figures.catch(() => {
        known = undefined;
      });
      known = { until: now.getTime() + FIGURES_MS, figures };
    }
    return known.figures;
  };
}

const usdOf = (prices: ReturnType<PriceSource['latest']>, currency: string): string | undefined =>
  prices?.usd.get(currency);

export function registerMarket(app: FastifyInstance, services: Services): void {
  const { db, prices } = services;
  const figuresOfDay = cachedDayFigures(services);

  route(app, services, 'GET market/tickers', async () => {
    const [all, now, figures] = await Promise.all([currencies(db), currentPrices(services), figuresOfDay()]);
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
          sparkline: [...day.hourly, price],
        },
      ];
    });
    return { items, time: now.time.toISOString() };
  });

  route(app, services, 'GET market/candles', async ({ request: { symbol, interval } }) => {
    const known = await currencies(db);
    if (!known.some(({ code, kind }) => kind === 'crypto' && symbolOf(code) === symbol)) throw new Refusal('not-found');
    const items = await candles(db, symbol, interval, CANDLES);
    return { symbol, interval, items: items.map((candle) => ({ ...candle, time: candle.time.toISOString() })) };
  });

  route(app, services, 'GET market/rates', async ({ request: { base } }) => {
    const [all, now] = await Promise.all([currencies(db), currentPrices(services)]);
    if (!all.some(({ code }) => code === base)) throw new Refusal('currency-unknown');
    const rates: Record<string, string> = {};
    for (const { code } of all) {
      const rate = midRate(now, code, base);
      if (rate !== undefined) rates[code] = significant(rate);
    }
    return { base, time: now.time.toISOString(), source: prices.name, rates };
  });

  route(app, services, 'GET market/commitments', async ({ request }) => {
    const day = request.day ?? services.clock().toISOString().slice(0, 10);
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

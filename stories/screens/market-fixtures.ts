import { http, HttpResponse } from 'msw';
import type { ResponseOf } from '#contract/index';
import { pricesStore } from '#platform/live';
import { answer } from './api.ts';
import { day } from './fixtures.ts';

type Candles = ResponseOf<'GET market/candles'>;

const spans = { '1m': 60_000, '5m': 300_000, '1h': 3_600_000, '1d': 86_400_000 } as const;

const ends = Date.UTC(2026, 10, 21, 9, 30);
const pageSize = 240;

/** Deterministic prices: two waves and the remainders of a multiplication. */
function priceAt(at: number): number {
  return 90_600 + Math.sin(at / 23) * 900 + Math.sin(at / 5.3) * 260 + (((at * 7919) % 97) - 48) * 3;
}

/** Two pages of candles up to the moment that the stories' clock shows. */
function candlesOf(interval: Candles['interval'], before: string | undefined): Candles['items'] {
  const span = spans[interval];
  const last = Math.floor(ends / span);
  const first = last - 2 * pageSize + 1;
  // The last price is that of the ticker.
  const price = (at: number): number => priceAt(at - first) + 91_250.4 - priceAt(last - first);
  const end = before === undefined ? last + 1 : Date.parse(before) / span;
  return Array.from({ length: Math.max(0, end - Math.max(first, end - pageSize)) }, (_, index) => {
    const at = Math.max(first, end - pageSize) + index;
    const [open, close] = [price(at - 1), price(at)];
    const reach = 40 + ((at * 31) % 53) * 4;
    return {
      time: new Date(at * span).toISOString(),
      open: open.toFixed(2),
      high: (Math.max(open, close) + reach).toFixed(2),
      low: (Math.min(open, close) - reach * 0.8).toFixed(2),
      close: close.toFixed(2),
    };
  });
}

export const candles = answer('GET market/candles', ({ symbol = 'BTC-USD', interval = '1h', before }) => ({
  symbol,
  interval,
  items: candlesOf(interval, before),
}));

/** Only what pages back fails. */
export const olderCandlesFail = http.get('/api/market/candles', ({ request }) =>
  new URL(request.url).searchParams.has('before')
    ? HttpResponse.json({ status: 0, message: '', data: { code: 'unavailable' } })
    : undefined,
);

export const favorites = answer('GET market/favorites', { symbols: ['BTC-USD', 'DOGE-USD'] });

export const alerts: ResponseOf<'GET market/alerts'> = {
  items: [
    {
      id: '3',
      symbol: 'BTC-USD',
      direction: 'above',
      price: '95000',
      created_at: day(0, '08:30'),
      triggered_at: null,
    },
    {
      id: '2',
      symbol: 'BTC-USD',
      direction: 'below',
      price: '89900.5',
      created_at: day(3, '19:12'),
      triggered_at: day(1, '04:06'),
    },
    {
      id: '1',
      symbol: 'DOGE-USD',
      direction: 'below',
      price: '0.125',
      created_at: day(4, '07:45'),
      triggered_at: null,
    },
  ],
};

/** As if the live channel brought a price. */
export function tick(symbol: string, price: string): void {
  const time = '2026-11-21T09:30:02.000Z';
  pricesStore.set({ prices: { ...pricesStore.get().prices, [symbol]: { price, time } }, at: Date.now() });
}

const codes = Array.from({ length: 200 }, (_, index) => `M${String(index + 1).padStart(3, '0')}`);

/** As many markets as one screen can watch. */
export const manyTickers: ResponseOf<'GET market/tickers'> = {
  time: '2026-11-21T09:30:00.000Z',
  items: codes.map((currency, index) => {
    const sparkline = Array.from({ length: 24 }, (_, hour) =>
      (priceAt(index * 24 + hour) / 10 ** (index % 6)).toFixed(4),
    );
    return {
      symbol: `${currency}-USD`,
      currency,
      name: `Market ${index + 1}`,
      price: sparkline.at(-1) ?? '1',
      scale: 4,
      change: (((index * 37) % 900) / 100 - 4.5).toFixed(2),
      high: sparkline.at(-1) ?? '1',
      low: sparkline.at(-1) ?? '1',
      sparkline,
    };
  }),
};

/** Another price for each of them, five times a second. Returns the function that stops. */
export function tickAll(): () => void {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    const time = new Date(ends + count * 200).toISOString();
    const prices = manyTickers.items.map(({ symbol, price }, index) => [
      symbol,
      { price: (Number(price) * (1 + ((count * 31 + index * 17) % 100) / 1e4)).toFixed(4), time },
    ]);
    pricesStore.set({ prices: Object.fromEntries(prices), at: Date.now() });
  }, 200);
  return () => clearInterval(timer);
}

export const forgetTicks = (): void => pricesStore.set(pricesStore.initial);

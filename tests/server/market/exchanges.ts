import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ccxt from 'ccxt';
import { afterAll, beforeAll } from 'vitest';
import { exchangeSource, type MarketSource } from '#server/live-mode/market/exchange-source';

/** Bid and ask, by pair such as `BTC/USD`. */
type Book = Record<string, readonly [string, string]>;

interface FakeExchange {
  book: Book;
  isDown: boolean;
  /** The list of what it trades fails alone. */
  isListDown: boolean;
  readonly source: MarketSource;
}

export interface FakeExchanges {
  readonly kraken: FakeExchange;
  readonly bitstamp: FakeExchange;
}

const nameOf = (pair: string): string => pair.replace('/', '');

/** The first opens at 100, and each closes one higher; the last one isn't over. */
const candlesUntil = (now: number, seconds: number) =>
  Array.from({ length: 720 }, (_, index) => {
    const time = (Math.floor(now / 1000 / seconds) - 719 + index) * seconds;
    const [open, close] = [100 + index, 101 + index].map(String);
    return [time, open, close, open, close, open, '1', 1];
  });

/** As https://api.kraken.com answers. Its tickers have no time. */
function kraken(path: string, book: Book, now: number, query: URLSearchParams): unknown {
  const pairs = Object.entries(book);
  const fields: Record<string, object> = {
    '/0/public/Assets': Object.fromEntries(
      [...new Set(pairs.flatMap(([pair]) => pair.split('/')))].map((code) => [
        code,
        { aclass: 'currency', altname: code, decimals: 8, display_decimals: 5, status: 'enabled' },
      ]),
    ),
    '/0/public/AssetPairs': Object.fromEntries(
      pairs.map(([pair]) => {
        const [base, quote] = pair.split('/');
        const about = { altname: nameOf(pair), wsname: pair, aclass_base: 'currency', aclass_quote: 'currency' };
        const decimals = {
          pair_decimals: 5,
          lot_decimals: 8,
          lot_multiplier: 1,
          fees: [[0, 0.4]],
          fees_maker: [[0, 0.25]],
        };
        return [nameOf(pair), { ...about, ...decimals, base, quote, ordermin: '0.0001', status: 'online' }];
      }),
    ),
    '/0/public/OHLC': { [query.get('pair') ?? '']: candlesUntil(now, Number(query.get('interval')) * 60), last: 0 },
    '/0/public/Ticker': Object.fromEntries(
      pairs.map(([pair, [bid, ask]]) => {
        const day = { v: ['1', '1'], p: [bid, bid], t: [1, 1], l: [bid, bid], h: [ask, ask], o: bid };
        return [nameOf(pair), { a: [ask, '1', '1'], b: [bid, '1', '1'], c: [bid, '0.1'], ...day }];
      }),
    ),
  };
  return fields[path] && { error: [], result: fields[path] };
}

/** As https://www.bitstamp.net/api/v2 answers. */
function bitstamp(path: string, book: Book, now: number): unknown {
  if (path === '/v2/markets/')
    return Object.keys(book).map((pair) => {
      const [base, counter] = pair.split('/');
      const decimals = { base_decimals: 8, counter_decimals: 5, instant_order_counter_decimals: 5 };
      const about = { name: pair, market_symbol: nameOf(pair).toLowerCase(), description: `${base} / ${counter}` };
      const trade = { trading: 'Enabled', instant_and_market_orders: 'Enabled', market_type: 'SPOT' };
      return {
        ...about,
        ...decimals,
        ...trade,
        base_currency: base,
        counter_currency: counter,
        minimum_order_value: '10',
      };
    });
  if (path === '/v2/ticker/')
    return Object.entries(book).map(([pair, [bid, ask]]) => ({
      ...{ timestamp: String(Math.floor(now / 1000)), pair, bid, ask, last: bid, high: ask, low: bid, open: bid },
      ...{ vwap: bid, volume: '1', percent_change_24: '0', open_24: bid },
    }));
  return undefined;
}

/** Two exchanges on this machine, read by the library that reads the real ones. */
export function useExchanges(now: () => number, onError: (error: unknown) => void = () => {}): FakeExchanges {
  const answers = { kraken, bitstamp };
  const made: Record<string, FakeExchange> = {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, name = '', ...path] = pathname.split('/');
    const exchange = made[name];
    const answer = answers[name as keyof typeof answers];
    const isDown = exchange?.isDown || (exchange?.isListDown && /AssetPairs|markets/u.test(pathname));
    const body = exchange && !isDown ? answer(`/${path.join('/')}`, exchange.book, now(), searchParams) : undefined;
    response.writeHead(body === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  // The real ones want a pause between requests.
  const options = { number: String, timeout: 20_000, enableRateLimit: false };
  const exchanges = { kraken: new ccxt.kraken(options), bitstamp: new ccxt.bitstamp(options) };
  for (const [name, exchange] of Object.entries(exchanges)) {
    made[name] = { book: {}, isDown: false, isListDown: false, source: exchangeSource(exchange, onError, now) };
  }
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const [name, exchange] of Object.entries(exchanges))
      exchange.urls.api = { public: `http://127.0.0.1:${port}/${name}` };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return made as unknown as FakeExchanges;
}

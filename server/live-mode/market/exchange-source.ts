import type { Exchange } from 'ccxt';
import { divide, isLess, isPositiveAmount, max, min } from '#contract/money';
import { candleSpans } from '../../domains/market/candle-builder.ts';
import type { SourceTick } from '../../domains/market/price-source.ts';
import type { Candle, Interval } from '../../domains/market/store.ts';
import { HOUR_MS, MINUTE_MS } from '../../time.ts';

export interface MarketSource {
  /** Shown to customers, such as `Kraken`. */
  readonly name: string;
  /** Returns the ticks of those currencies that it trades for dollars. Throws what the exchange or the network throws. */
  read(currencies: readonly string[]): Promise<ReadonlyMap<string, SourceTick>>;
  /** Returns past candles, oldest first and without the one that isn't over; empty if it has none. Throws the same. */
  history(currency: string, interval: Interval): Promise<Candle[]>;
}

const PLACES = 18;

/** As many candles as every exchange gives at once; more than a day of five minutes. */
const PAST = 300;

/** Reads the tickers of an exchange. Its `number` must be `String`, so that no price becomes a binary fraction. */
export function exchangeSource(
  exchange: Exchange,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): MarketSource {
  const name = exchange.name ?? exchange.id;
  let loadAgainAt = -Infinity;
  let isListMissing = false;

  /** The exchange's symbol: some currencies are traded for dollars, some dollars for a currency. */
  const symbolOf = (currency: string): string | undefined =>
    [`${currency}/USD`, `USD/${currency}`].find((symbol) => {
      const market = exchange.markets?.[symbol];
      return market?.spot === true && market.active !== false;
    });

  const load = async (): Promise<void> => {
    if (now() < loadAgainAt) return;
    try {
      await exchange.loadMarkets(true);
      loadAgainAt = now() + HOUR_MS;
      isListMissing = false;
    } catch (cause) {
      // The list of before still tells prices.
      if (loadAgainAt === -Infinity) throw cause;
      loadAgainAt = now() + MINUTE_MS;
      if (!isListMissing) onError(new Error(`${name} returns no list of markets`, { cause }));
      isListMissing = true;
    }
  };

  return {
    name,
    async history(currency, interval) {
      await load();
      const symbol = symbolOf(currency);
      const isTold = exchange.has.fetchOHLCV === true && Object.hasOwn(exchange.timeframes, interval);
      if (!isTold || symbol === undefined || symbol.startsWith('USD/')) return [];
      const rows = await exchange.fetchOHLCV(symbol, interval, undefined, PAST);
      return rows.flatMap(([start, ...prices]) => {
        const time = Number(start);
        const values = prices.slice(0, 4).map(String);
        const [open, , , close] = values;
        const isWhole = values.every(isPositiveAmount) && time + candleSpans[interval] <= now();
        if (!isWhole || open === undefined || close === undefined) return [];
        // Some exchanges open or close outside of what they call high and low.
        return [{ time: new Date(time), open, high: values.reduce(max), low: values.reduce(min), close }];
      });
    },
    async read(currencies) {
      await load();
      const symbols = new Map(
        currencies.flatMap((currency): [string, string][] => {
          const symbol = symbolOf(currency);
          return symbol === undefined ? [] : [[currency, symbol]];
        }),
      );
      // Without symbols it would return all it has.
      if (symbols.size === 0) return new Map();
      const tickers = await exchange.fetchTickers([...symbols.values()]);
      const receivedAt = now();
      const ticks = new Map<string, SourceTick>();
      for (const [currency, symbol] of symbols) {
        const ticker = tickers[symbol];
        const bid = String(ticker?.bid);
        const ask = String(ticker?.ask);
        // Both are positive decimals, or nobody trades there now.
        if (!isPositiveAmount(bid) || !isPositiveAmount(ask) || isLess(ask, bid)) continue;
        // A clock that is ahead must not keep a price fresh for longer.
        const time = new Date(Math.min(ticker?.timestamp ?? receivedAt, receivedAt));
        ticks.set(
          currency,
          symbol.startsWith('USD/')
            ? { source: name, bid: divide('1', ask, PLACES, 'down'), ask: divide('1', bid, PLACES, 'up'), time }
            : { source: name, bid, ask, time },
        );
      }
      return ticks;
    },
  };
}

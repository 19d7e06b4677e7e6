import type { Exchange } from 'ccxt';
import { divide, isLess, isPositiveAmount } from '#contract/money';
import type { SourceTick } from '../../domains/market/price-source.ts';
import { HOUR_MS } from '../../time.ts';

export interface MarketSource {
  /** Shown to customers, such as `Kraken`. */
  readonly name: string;
  /** Returns the ticks of those currencies that it trades for dollars. Throws what the exchange or the network throws. */
  read(currencies: readonly string[]): Promise<ReadonlyMap<string, SourceTick>>;
}

const PLACES = 18;

/** Reads the tickers of an exchange. Its `number` must be `String`, so that no price becomes a binary fraction. */
export function exchangeSource(exchange: Exchange, now: () => number = Date.now): MarketSource {
  const name = exchange.name ?? exchange.id;
  let loadedAt = -Infinity;

  /** The exchange's symbol: some currencies are traded for dollars, some dollars for a currency. */
  const symbolOf = (currency: string): string | undefined =>
    [`${currency}/USD`, `USD/${currency}`].find((symbol) => {
      const market = exchange.markets?.[symbol];
      return market?.spot === true && market.active !== false;
    });

  return {
    name,
    async read(currencies) {
      if (now() - loadedAt > HOUR_MS) {
        await exchange.loadMarkets(true);
        loadedAt = now();
      }
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

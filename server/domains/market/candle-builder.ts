import { sql } from 'kysely';
import { stateScale } from '#contract/market-simulation';
import type { Tx } from '../../db/transact.ts';
import type { Interval } from './store.ts';
import { DAY_MS, floorTo, HOUR_MS, MINUTE_MS } from '../../time.ts';

/** The length of a candle in milliseconds. */
export const candleSpans: Readonly<Record<Interval, number>> = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '1h': HOUR_MS,
  '1d': DAY_MS,
};

const ROWS_PER_STATEMENT = 10_000;

interface Building {
  readonly symbol: string;
  readonly interval: Interval;
  readonly time: number;
  readonly open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
}

interface PricedMarket {
  readonly symbol: string;
  /** Decimal places of its prices. */
  readonly scale: number;
}

export interface CandleBuilder {
  /** Adds a path of prices that begins at `time`, after `opening`. Call it in chronological order. */
  add(symbol: string, intervals: readonly Interval[], time: number, opening: bigint, path: readonly bigint[]): void;
  /** Stores all of them, as often as it is called. Extends the high and low of an existing candle and replaces its closing price. */
  store(tx: Tx): Promise<void>;
}

/** Builds candles from paths of prices in 10⁻¹⁵ USD. */
export function candleBuilder(markets: readonly PricedMarket[]): CandleBuilder {
  const units = new Map(
    markets.map(({ symbol, scale }) => [symbol, { scale, unit: 10n ** BigInt(stateScale - scale) }]),
  );
  const all: Building[] = [];
  /** The latest candle by symbol and interval. */
  const open = new Map<string, Building>();

  // Faster than the general decimal arithmetic, because the first start formats hundreds of thousands of prices.
  const text = (symbol: string, price: bigint): string => {
    const precision = units.get(symbol);
    if (!precision) throw new Error(`no price scale for ${symbol}`);
    const digits = ((price + precision.unit / 2n) / precision.unit).toString().padStart(precision.scale + 1, '0');
    const point = digits.length - precision.scale;
    return `${digits.slice(0, point)}.${digits.slice(point)}`;
  };

  return {
    add(symbol, intervals, time, opening, path) {
      let high = opening;
      let low = opening;
      for (const price of path) {
        if (price > high) high = price;
        if (price < low) low = price;
      }
      const close = path.at(-1) ?? opening;
      for (const interval of intervals) {
        const start = floorTo(time, candleSpans[interval]);
        const key = `${symbol}|${interval}`;
        const candle = open.get(key);
        if (candle?.time !== start) {
          const next = { symbol, interval, time: start, open: opening, high, low, close };
          open.set(key, next);
          all.push(next);
          continue;
        }
        if (high > candle.high) candle.high = high;
        if (low < candle.low) candle.low = low;
        candle.close = close;
      }
    },

    async store(tx) {
      for (let from = 0; from < all.length; from += ROWS_PER_STATEMENT) {
        const rows = all.slice(from, from + ROWS_PER_STATEMENT);
        // Pass each column as one text, because quoting the elements of seven arrays takes longer than everything else.
        const column = (read: (candle: Building) => string) => sql`string_to_array(${rows.map(read).join(',')}, ',')`;
        const prices = (name: 'open' | 'high' | 'low' | 'close') =>
          sql`${column((row) => text(row.symbol, row[name]))}::numeric[]`;
        await sql`
          insert into candles (symbol, interval, time, open, high, low, close)
          select symbol, interval, to_timestamp(seconds), open, high, low, close from unnest(
            ${column((row) => row.symbol)}, ${column((row) => row.interval)}, ${column((row) => String(row.time / 1_000))}::bigint[],
            ${prices('open')}, ${prices('high')}, ${prices('low')}, ${prices('close')})
            as made (symbol, interval, seconds, open, high, low, close)
          order by symbol, interval, seconds
          on conflict (symbol, interval, time) do update set
            high = greatest(candles.high, excluded.high), low = least(candles.low, excluded.low), close = excluded.close
        `.execute(tx);
      }
    },
  };
}

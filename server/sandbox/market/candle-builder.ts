import { sql } from 'kysely';
import { decimal } from '../../../contract/money.ts';
import type { Tx } from '../../db/transact.ts';
import { rounded } from '../../domains/market/simulation.ts';
import type { Interval } from '../../domains/market/store.ts';
import { dayMs, floorTo, hourMs, minuteMs } from './time.ts';

const spans: Readonly<Record<Interval, number>> = { '1m': minuteMs, '5m': 5 * minuteMs, '1h': hourMs, '1d': dayMs };

const ROWS_A_STATEMENT = 10_000;

interface Building {
  readonly symbol: string;
  readonly interval: Interval;
  readonly time: number;
  readonly open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
}

export interface CandleBuilder {
  /** Adds a path of prices that begins at `time`, after `opening`. Times never go back. */
  add(symbol: string, intervals: readonly Interval[], time: number, opening: bigint, path: readonly bigint[]): void;
  /** Stores what was gathered; a candle that exists is widened and closed anew. */
  store(tx: Tx): Promise<void>;
}

/** Gathers candles from paths of prices in 10⁻¹⁵ USD. `scales`: digits after the point, by symbol. */
export function candleBuilder(scales: ReadonlyMap<string, number>): CandleBuilder {
  const building = new Map<string, Building>();

  const text = (symbol: string, price: bigint): string => {
    const scale = scales.get(symbol);
    if (scale === undefined) throw new Error(`no price scale for ${symbol}`);
    return decimal(rounded(price, scale) * 10n ** BigInt(18 - scale));
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
        const start = floorTo(time, spans[interval]);
        const key = `${symbol}|${interval}|${start}`;
        const candle = building.get(key);
        if (!candle) {
          building.set(key, { symbol, interval, time: start, open: opening, high, low, close });
          continue;
        }
        if (high > candle.high) candle.high = high;
        if (low < candle.low) candle.low = low;
        candle.close = close;
      }
    },

    async store(tx) {
      const all = [...building.values()];
      for (let from = 0; from < all.length; from += ROWS_A_STATEMENT) {
        const rows = all.slice(from, from + ROWS_A_STATEMENT);
        const column = (read: (candle: Building) => unknown) => rows.map(read);
        const prices = (name: 'open' | 'high' | 'low' | 'close') => column((row) => text(row.symbol, row[name]));
        await sql`
          insert into candles (symbol, interval, time, open, high, low, close)
          select * from unnest(
            ${column((row) => row.symbol)}::text[], ${column((row) => row.interval)}::text[],
            ${column((row) => new Date(row.time))}::timestamptz[],
            ${prices('open')}::numeric[], ${prices('high')}::numeric[], ${prices('low')}::numeric[], ${prices('close')}::numeric[])
          on conflict (symbol, interval, time) do update set
            high = greatest(candles.high, excluded.high), low = least(candles.low, excluded.low), close = excluded.close
        `.execute(tx);
      }
      building.clear();
    },
  };
}

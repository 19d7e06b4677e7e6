import { candleIntervals } from '#contract/market';
import { dollars } from '#contract/market-simulated-markets';
import { type Db, transact } from '../../db/transact.ts';
import { type CandleBuilder, candleBuilder } from '../../domains/market/candle-builder.ts';
import { symbolOf } from '../../domains/market/price-source.ts';
import { pruneCandles } from '../../domains/market/prune-candles.ts';
import type { Currency } from '../../domains/market/store.ts';
import { floorTo, HOUR_MS, MINUTE_MS } from '../../time.ts';

export interface CandleRecorder {
  /** Adds the prices of one moment, in US dollars by currency. */
  add(prices: ReadonlyMap<string, string>, currencies: readonly Currency[], now: number): void;
  /** Stores what was added. Keeps it for the next time if that fails, and throws. */
  store(now: number): Promise<void>;
}

/** How far a clock may be set back. */
const SET_BACK_MS = 2 * MINUTE_MS;

/** Makes candles of prices. Safe with several servers: what each has seen widens the same candle. */
export function recordCandles(db: Db): CandleRecorder {
  let builder: CandleBuilder | undefined;
  /** The currencies of `builder`. Others wait for the next one. */
  let known: ReadonlySet<string> = new Set();
  /** What is being stored, or couldn't be. */
  let full: CandleBuilder | undefined;
  let latest = 0;
  let prunedAt = 0;
  return {
    add(prices, currencies, now) {
      // A clock that is set back a little must not begin an earlier candle again. One that was far ahead must not stop them.
      latest = latest - now > SET_BACK_MS ? now : Math.max(latest, now);
      if (!builder) {
        builder = candleBuilder(
          currencies.map(({ code, priceScale }) => ({ symbol: symbolOf(code), scale: priceScale })),
        );
        known = new Set(currencies.map(({ code }) => code));
      }
      for (const [code, price] of prices) {
        if (code === 'USD' || !known.has(code)) continue;
        const value = dollars(price);
        builder.add(symbolOf(code), candleIntervals, floorTo(latest, MINUTE_MS), value, [value]);
      }
    },
    async store(now) {
      for (let rounds = 0; rounds < 2; rounds += 1) {
        full ??= builder;
        if (!full) break;
        if (full === builder) builder = undefined;
        const storing = full;
        await transact(db, (tx) => storing.store(tx));
        full = undefined;
      }
      if (now - prunedAt < HOUR_MS) return;
      await pruneCandles(db, now);
      prunedAt = now;
    },
  };
}

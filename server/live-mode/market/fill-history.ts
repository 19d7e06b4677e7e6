import { candleIntervals } from '#contract/market';
import type { Db } from '../../db/transact.ts';
import { symbolOf } from '../../domains/market/price-source.ts';
import { type Candle, currencies } from '../../domains/market/store.ts';
import { DAY_MS, floorTo } from '../../time.ts';
import type { MarketSource } from './exchange-source.ts';

/**
 * Stores candles from before the first start, so that charts don't begin empty: for each market without any of an earlier day,
 * those of the first source that has them. Adds to what is stored and changes none of it. Throws AggregateError at the end if a
 * source failed.
 */
export async function fillHistory(
  db: Db,
  sources: readonly MarketSource[],
  { now, isStopped }: { readonly now: () => number; readonly isStopped: () => boolean },
): Promise<void> {
  const today = new Date(floorTo(now(), DAY_MS));
  const known = await db.selectFrom('candles').select('symbol').distinct().where('time', '<', today).execute();
  const failed: unknown[] = [];
  const filled = new Set(known.map(({ symbol }) => symbol));
  for (const { code, kind } of await currencies(db)) {
    const symbol = symbolOf(code);
    if (kind !== 'crypto' || filled.has(symbol)) continue;
    for (const interval of candleIntervals) {
      for (const source of sources) {
        if (isStopped()) return;
        const past = await source.history(code, interval).catch((error: unknown): Candle[] => {
          failed.push(error);
          return [];
        });
        if (past.length === 0) continue;
        await db
          .insertInto('candles')
          .values(past.map((candle) => ({ symbol, interval, ...candle })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        break;
      }
    }
  }
  if (failed.length > 0) throw new AggregateError(failed.slice(0, 1), `${failed.length} histories can’t be read.`);
}

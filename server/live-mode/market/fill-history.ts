import { candleIntervals } from '#contract/market';
import { type Db, transact } from '../../db/transact.ts';
import { symbolOf } from '../../domains/market/price-source.ts';
import { type Candle, currencies, type Interval } from '../../domains/market/store.ts';
import type { MarketSource } from './exchange-source.ts';

/** Adds the candles from before the oldest one that is stored: later gaps are no history. */
async function store(db: Db, symbol: string, interval: Interval, past: readonly Candle[], at: Date): Promise<void> {
  await transact(db, async (tx) => {
    const oldest = await tx
      .selectFrom('candles')
      .select(({ fn }) => fn.min<Date | null>('time').as('time'))
      .where('symbol', '=', symbol)
      .where('interval', '=', interval)
      .executeTakeFirst();
    const until = oldest?.time?.getTime() ?? Infinity;
    const earlier = past.filter(({ time }) => time.getTime() < until);
    if (earlier.length > 0)
      await tx
        .insertInto('candles')
        .values(earlier.map((candle) => ({ symbol, interval, ...candle })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await tx
      .insertInto('candle_histories')
      .values({ symbol, interval, filled_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/**
 * Stores candles from before the first start, so that charts don't begin empty: for each interval of each market, once, those
 * of the first source that has them. Throws AggregateError at the end if a source or the database failed where none had them.
 */
export async function fillHistory(
  db: Db,
  sources: readonly MarketSource[],
  { now, isStopped }: { readonly now: () => number; readonly isStopped: () => boolean },
): Promise<void> {
  const known = await db.selectFrom('candle_histories').select(['symbol', 'interval']).execute();
  const filled = new Set(known.map(({ symbol, interval }) => `${symbol} ${interval}`));
  const failed: unknown[] = [];

  /** Fills one interval of a market. Returns why that failed, if it did. */
  const fill = async (code: string, interval: Interval): Promise<unknown> => {
    let failure: unknown;
    for (const source of sources) {
      try {
        const past = await source.history(code, interval);
        if (past.length === 0) continue;
        await store(db, symbolOf(code), interval, past, new Date(now()));
        return undefined;
      } catch (error) {
        failure ??= error;
      }
    }
    return failure;
  };

  for (const { code, kind } of await currencies(db)) {
    if (kind !== 'crypto') continue;
    for (const interval of candleIntervals) {
      if (filled.has(`${symbolOf(code)} ${interval}`)) continue;
      if (isStopped()) return;
      const failure = await fill(code, interval);
      if (failure !== undefined) failed.push(failure);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed.slice(0, 1), `${failed.length} histories are missing.`);
}

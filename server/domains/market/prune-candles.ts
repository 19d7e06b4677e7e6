import type { Db } from '../../db/transact.ts';
import { DAY_MS } from '../../time.ts';
import type { Interval } from './store.ts';

const retention: readonly (readonly [Interval, number])[] = [
  ['1m', 3 * DAY_MS],
  ['5m', 14 * DAY_MS],
  ['1h', 200 * DAY_MS],
];

/** Deletes fine-grained candles that are past their retention. */
export async function pruneCandles(db: Db, now: number): Promise<void> {
  for (const [interval, age] of retention) {
    await db
      .deleteFrom('candles')
      .where('interval', '=', interval)
      .where('time', '<', new Date(now - age))
      .execute();
  }
}

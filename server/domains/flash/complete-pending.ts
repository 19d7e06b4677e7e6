import { type Db, transact } from '../../db/transact.ts';
import { capture } from '../../ledger/index.ts';
import { conversionPostings } from './accept-quote.ts';
import { completeExchange, lockPending } from './store.ts';

const HOLD_KIND = 'flash-exchange';

/**
 * Completes every pending exchange, whose amount is held: one filled by an outside source, or left by an interrupted
 * restore. Returns how many it completed.
 */
export async function completePending(db: Db): Promise<number> {
  for (let count = 0; ; count += 1) {
    const found = await transact(db, async (tx) => {
      const pending = await lockPending(tx);
      if (!pending) return false;
      const { number, quote } = pending;
      await capture(tx, { kind: HOLD_KIND, reference: number, postings: conversionPostings(quote) });
      await completeExchange(tx, number, new Date());
      return true;
    });
    if (!found) return count;
  }
}

import { type Db, transact } from '../../db/transact.ts';
import { capture } from '../../ledger/index.ts';
import { conversionPostings } from './accept-quote.ts';
import { completeExchange, lockPending } from './store.ts';

const HOLD_KIND = 'flash-exchange';

/**
 * Completes every pending exchange, whose amount is held: one filled by an outside source, or left by an interrupted
 * restore. One that fails doesn't keep the others, or the server, from starting. Returns how many it completed.
 */
export async function completePending(db: Db, onError: (error: unknown) => void): Promise<number> {
  const failed = new Set<string>();
  for (let count = 0; ;) {
    let current: string | undefined;
    try {
      const found = await transact(db, async (tx) => {
        const pending = await lockPending(tx, failed);
        if (!pending) return false;
        const { number, quote } = pending;
        current = number;
        await capture(tx, {
          kind: HOLD_KIND,
          reference: number,
          customer: quote.customer,
          postings: conversionPostings(quote),
        });
        await completeExchange(tx, number, new Date());
        return true;
      });
      if (!found) return count;
      count += 1;
    } catch (error) {
      if (current === undefined || failed.has(current)) throw error;
      failed.add(current);
      onError(error);
    }
  }
}

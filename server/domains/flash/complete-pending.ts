import type { Db } from '../../db/transact.ts';
import { capture } from '../../ledger/index.ts';
import { repeat } from '../../repeat.ts';
import { conversionPostings } from './accept-quote.ts';
import { completeExchange, lockPending } from './store.ts';

const HOLD_KIND = 'flash-exchange';

/**
 * Completes every pending exchange, whose amount is held: one filled by an outside source, or left by an interrupted
 * restore. One that fails is passed to `onError` and stays pending; the others are completed. Returns how many were.
 */
export const completePending = (db: Db, onError: (error: unknown) => void): Promise<number> =>
  repeat(
    db,
    async (tx, { failed, begin }) => {
      const pending = await lockPending(tx, failed);
      if (!pending) return false;
      const { number, quote } = pending;
      begin(number);
      await capture(tx, {
        kind: HOLD_KIND,
        reference: number,
        customer: quote.customer,
        postings: conversionPostings(quote),
      });
      await completeExchange(tx, number, new Date());
      return true;
    },
    { onError },
  );

import { add, negate } from '#contract/money';
import { type Db, transact, type Tx } from '../../db/transact.ts';
import { capture, type Posting, post } from '../../ledger/index.ts';
import { tellAfterCommit } from '../../plugins/live.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { beginExchange, completeExchange, exchangeRecord, type FlashRecord, lockPending, lockQuote, type Quote } from './store.ts';

/** Of the ledger's transfers, and of the holds of pending exchanges. */
const KIND = 'flash-exchange';

/** Where the paid amount goes, and where the bought one comes from. */
const otherSide = ({ customer, from, to, fromAmount, toAmount, spreadAmount }: Quote): Posting[] => [
  { platform: 'treasury', currency: from, amount: fromAmount },
  { platform: 'treasury', currency: to, amount: negate(add(toAmount, spreadAmount)) },
  { platform: 'spread', currency: to, amount: spreadAmount },
  { customer, bucket: 'available', currency: to, amount: toAmount },
];

/**
 * Converts at exactly the quote's amounts and returns the exchange's number. One transfer, so that the ledger locks both
 * accounts at once and in its own order. `at`: for seeded history alone.
 */
export async function executeQuote(tx: Tx, quote: Quote, now: Date, at?: Date): Promise<string> {
  const { customer, from: currency, fromAmount } = quote;
  const number = await beginExchange(tx, quote, now);
  await post(tx, {
    kind: KIND,
    reference: number,
    customer,
    at,
    postings: [{ customer, bucket: 'available', currency, amount: negate(fromAmount) }, ...otherSide(quote)],
  });
  await completeExchange(tx, number, at ?? new Date());
  return number;
}

/**
 * Accepts an own quote: converts at exactly its amounts, or not at all. Throws Refusal `not-found`, `quote-used`,
 * `quote-expired`, `insufficient-balance`.
 */
export async function acceptQuote(tx: Tx, { live, clock }: Services, customer: string, id: string): Promise<FlashRecord> {
  const quote = await lockQuote(tx, customer, id);
  if (!quote) throw new Refusal('not-found');
  if (quote.used) throw new Refusal('quote-used');
  if (quote.expired) throw new Refusal('quote-expired');
  const number = await executeQuote(tx, quote, clock());
  tellAfterCommit(tx, live, customer, 'balance', {});
  return exchangeRecord(tx, number);
}

/**
 * Completes every pending exchange, whose amount is held: a source outside filled it, or it was left by an interrupted
 * restore. Returns how many it completed.
 */
export async function completePending(db: Db): Promise<number> {
  for (let count = 0; ; count += 1) {
    const found = await transact(db, async (tx) => {
      const pending = await lockPending(tx);
      if (!pending) return false;
      const { number, quote } = pending;
      await capture(tx, { kind: KIND, reference: number, postings: otherSide(quote) });
      await completeExchange(tx, number, new Date());
      return true;
    });
    if (!found) return count;
  }
}

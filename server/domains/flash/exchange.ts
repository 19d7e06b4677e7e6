import { add, negate } from '#contract/money';
import { type Db, transact, type Tx } from '../../db/transact.ts';
import { capture, hold } from '../../ledger/index.ts';
import { tellAfterCommit } from '../../plugins/live.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { beginExchange, completeExchange, exchangeRecord, type FlashRecord, lockPending, lockQuote, type Quote } from './store.ts';

/** Of the ledger's transfers and holds. */
const KIND = 'flash-exchange';

/** Turns the held amount into the target currency, at exactly the quote's amounts. */
async function convert(tx: Tx, number: string, quote: Quote, at: Date | undefined): Promise<void> {
  const { customer, from, to, fromAmount, toAmount, spreadAmount } = quote;
  await capture(tx, {
    kind: KIND,
    reference: number,
    at,
    postings: [
      { platform: 'treasury', currency: from, amount: fromAmount },
      { platform: 'treasury', currency: to, amount: negate(add(toAmount, spreadAmount)) },
      { platform: 'spread', currency: to, amount: spreadAmount },
      { customer, bucket: 'available', currency: to, amount: toAmount },
    ],
  });
  await completeExchange(tx, number, at ?? new Date());
}

/** Holds, converts, books and completes, all in `tx`. `at`: for seeded history alone. */
export async function executeQuote(tx: Tx, quote: Quote, now: Date, at?: Date): Promise<string> {
  const { customer, from: currency, fromAmount: amount } = quote;
  const number = await beginExchange(tx, quote, now);
  await hold(tx, { kind: KIND, reference: number, customer, currency, amount, at });
  await convert(tx, number, quote, at);
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
 * Completes every pending exchange: its amount is held and its quote was accepted in time. One transaction begins and
 * completes an exchange, so there is none unless somebody restored half of a database. Answers how many it completed.
 */
export async function completePending(db: Db): Promise<number> {
  for (let count = 0; ; count += 1) {
    const found = await transact(db, async (tx) => {
      const pending = await lockPending(tx);
      if (pending) await convert(tx, pending.number, pending.quote, undefined);
      return pending;
    });
    if (!found) return count;
  }
}

import { add, negate } from '#contract/money';
import { type Db, transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import {
  capture,
  type IdempotencyKey,
  type Posting,
  postingLines,
  runOnce,
  type Settled,
  settled,
} from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { currencies, type Currency } from '../market/store.ts';
import {
  type Acceptance,
  completeExchange,
  completedRecord,
  findQuote,
  type FlashRecord,
  lockPending,
  type Quote,
  settleExchange,
} from './store.ts';

/** Of the ledger's transfers, and of the holds of pending exchanges. */
const KIND = 'flash-exchange';

/** Where the paid amount goes, and where the bought one comes from. */
const otherSide = ({ customer, from, to, fromAmount, toAmount, spreadAmount }: Quote): Posting[] => [
  { platform: 'treasury', currency: from, amount: fromAmount },
  { platform: 'treasury', currency: to, amount: negate(add(toAmount, spreadAmount)) },
  { platform: 'spread', currency: to, amount: spreadAmount },
  { customer, bucket: 'available', currency: to, amount: toAmount },
];

/** All that accepting a quote writes, decided from what never changes of it. */
function acceptanceOf(quote: Quote, number: string, at: Date, all: readonly Currency[]): Acceptance {
  const { customer, from: currency, fromAmount } = quote;
  const paid: Posting = { customer, bucket: 'available', currency, amount: negate(fromAmount) };
  return {
    quote,
    number,
    at,
    postings: postingLines([paid, ...otherSide(quote)]),
    record: completedRecord(quote, number, at, all),
  };
}

/**
 * Accepts an own quote: converts at exactly its amounts, or not at all. It is refused with `not-found`, `quote-used`,
 * `quote-expired` or `insufficient-balance`.
 */
export async function acceptQuote(
  { db, live, clock }: Services,
  once: IdempotencyKey,
  id: string,
): Promise<Settled<FlashRecord>> {
  const at = clock();
  const [found, all] = await Promise.all([findQuote(db, once.customer, id, at), currencies(db)]);
  if (!found) {
    return runOnce(db, once, () => {
      throw new Refusal('not-found');
    });
  }
  const answer = await settleExchange(db, once, acceptanceOf(found.quote, found.number, at, all));
  if ('data' in answer) live.toCustomer(once.customer, 'balance', {});
  return settled(answer);
}

/** Accepts a quote of the past, for seeded history alone. */
export async function acceptPastQuote(tx: Tx, { customer, id, createdAt: at }: Quote): Promise<void> {
  const found = await findQuote(tx, customer, id, at);
  if (!found) throw new Error(`there is no quote ${id}`);
  const once = { customer, key: `history-${found.number}`, call: 'POST flash/exchange', body: { quote: id } };
  const answer = await settleExchange(tx, once, {
    ...acceptanceOf(found.quote, found.number, at, await currencies(tx)),
    past: at,
  });
  settled(answer).outcome();
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

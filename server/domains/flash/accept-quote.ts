import { add, negate } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import {
  type IdempotencyKey,
  type Posting,
  postingLines,
  refuseOnce,
  type Settled,
  settled,
} from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { currencies, type Currency } from '../market/store.ts';
import { type Acceptance, completedRecord, findQuote, type FlashRecord, type Quote, settleExchange } from './store.ts';

/** Every posting of a conversion except the one that takes the paid amount from the customer. */
export const conversionPostings = ({ customer, from, to, fromAmount, toAmount, spreadAmount }: Quote): Posting[] => [
  { platform: 'treasury', currency: from, amount: fromAmount },
  { platform: 'treasury', currency: to, amount: negate(add(toAmount, spreadAmount)) },
  { platform: 'spread', currency: to, amount: spreadAmount },
  { customer, bucket: 'available', currency: to, amount: toAmount },
];

function acceptanceOf(quote: Quote, number: string, at: Date, all: readonly Currency[]): Acceptance {
  const { customer, from: currency, fromAmount } = quote;
  const paid: Posting = { customer, bucket: 'available', currency, amount: negate(fromAmount) };
  return {
    quote,
    number,
    at,
    postings: postingLines([paid, ...conversionPostings(quote)]),
    record: completedRecord(quote, number, at, all),
  };
}

/**
 * Accepts the customer's own quote: converts at exactly its amounts, or not at all. The outcome throws Refusal
 * `not-found`, `quote-used`, `quote-expired` or `insufficient-balance`.
 */
export async function acceptQuote(
  { db, live, clock }: Services,
  once: IdempotencyKey,
  id: string,
): Promise<Settled<FlashRecord>> {
  const at = clock();
  const [found, all] = await Promise.all([findQuote(db, once.customer, id, at), currencies(db)]);
  if (!found) return refuseOnce(db, once, new Refusal('not-found'));
  const response = await settleExchange(db, once, acceptanceOf(found.quote, found.number, at, all));
  if ('data' in response) live.toCustomer(once.customer, 'balance', {});
  return settled(response);
}

/** Accepts a quote in the past. Only for seeding history. */
export async function acceptPastQuote(tx: Tx, { customer, id, createdAt: at }: Quote): Promise<void> {
  const found = await findQuote(tx, customer, id, at);
  if (!found) throw new Error(`quote ${id} not found`);
  const once = { customer, key: `history-${found.number}`, call: 'POST flash/exchange', body: { quote: id } };
  const response = await settleExchange(tx, once, {
    ...acceptanceOf(found.quote, found.number, at, await currencies(tx)),
    past: at,
  });
  settled(response).outcome();
}

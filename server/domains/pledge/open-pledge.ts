import type { Language } from '#contract/languages';
import { isLess } from '#contract/money';
import { interestAfter } from '#contract/pledge-interest';
import { Refusal } from '../../errors.ts';
import {
  holdPostings,
  type IdempotencyKey,
  postingLines,
  refuseOnce,
  type Settled,
  settled,
} from '../../ledger/index.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { describePledge, type PledgeRecord } from './describe-pledge.ts';
import { findProduct, type Pledge, settleOpening } from './pledge-store.ts';
import type { Product } from './product-store.ts';
import { maturityOf, RUNNING_LIMIT } from './rules.ts';

/** Returns why a product refuses an amount. */
function refusalOf(amount: string, { currency, minimum, maximum, closedAt }: Product): Refusal | undefined {
  if (closedAt) return new Refusal('product-closed');
  if (isLess(amount, minimum)) return new Refusal('amount-too-small', { minimum, currency });
  if (isLess(maximum, amount)) return new Refusal('amount-too-large', { maximum, currency });
  return undefined;
}

/**
 * Opens a fixed term and holds its amount. The outcome throws Refusal as the codes of `POST pledge/open` say. Throws
 * InvalidFields for digits that the currency doesn't have.
 */
export async function openPledge(
  { db, clock, live, texts }: Services,
  once: IdempotencyKey,
  { product: id, amount }: { readonly product: string; readonly amount: string },
  language: Language,
): Promise<Settled<PledgeRecord>> {
  const { customer } = once;
  const openedAt = clock();
  const [found, all] = await Promise.all([findProduct(db, id, openedAt), currencies(db)]);
  if (!found) return refuseOnce(db, once, new Refusal('not-found'));
  const { product, number } = found;
  const { currency, days } = product;
  const { scale } = currencyIn(all, currency);
  requireDigits('amount', amount, scale);
  const refusal = refusalOf(amount, product);
  if (refusal) return refuseOnce(db, once, refusal);
  const pledge: Pledge = {
    number,
    customer,
    product,
    amount,
    status: 'running',
    openedAt,
    maturesAt: maturityOf(openedAt, days),
    interestAtMaturity: interestAfter(amount, product, days, scale),
    closed: null,
  };
  const response = await settleOpening<PledgeRecord>(db, once, {
    pledge,
    limit: RUNNING_LIMIT,
    hold: postingLines(holdPostings({ customer, currency, amount })),
    response: describePledge(pledge, { texts, language, currencies: all }, openedAt),
  });
  if ('data' in response) live.toCustomer(customer, 'balance', {});
  return settled(response);
}

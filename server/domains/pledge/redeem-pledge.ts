import type { ResponseOf } from '#contract/index';
import type { Language } from '#contract/languages';
import { compare, negate } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { type IdempotencyKey, postingLines, refuseOnce, type Settled, settled } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { currencies } from '../market/store.ts';
import { describePledge, type PledgeRecord, redemptionOf } from './describe-pledge.ts';
import { endPostings } from './end-pledge.ts';
import { findPledge, type Pledge, settleRedemption } from './pledge-store.ts';
import { nextFullDay } from './rules.ts';

const isRedeemable = ({ status, maturesAt }: Pledge, at: Date): boolean => status === 'running' && maturesAt > at;

/** Returns what redeeming the customer's own term now would pay. Throws Refusal `not-found` or `not-redeemable`. */
export async function readRedemption(
  { db, clock }: Services,
  customer: string,
  number: string,
): Promise<ResponseOf<'GET pledge/redemption'>> {
  const at = clock();
  const [pledge, all] = await Promise.all([findPledge(db, customer, number), currencies(db)]);
  if (!pledge) throw new Refusal('not-found');
  if (!isRedeemable(pledge, at)) throw new Refusal('not-redeemable');
  const { amount, product, maturesAt } = pledge;
  return {
    number,
    currency: product.currency,
    amount,
    ...redemptionOf(pledge, { currencies: all }, at),
    changes_at: nextFullDay(pledge, at).toISOString(),
    matures_at: maturesAt.toISOString(),
    server_time: at.toISOString(),
  };
}

/**
 * Redeems the customer's own term for exactly the amount that was shown. The outcome throws Refusal `not-found`,
 * `not-redeemable`, or `terms-changed` if another day is full.
 */
export async function redeemPledge(
  { db, clock, live, texts }: Services,
  once: IdempotencyKey,
  { number, received: shown }: { readonly number: string; readonly received: string },
  language: Language,
): Promise<Settled<PledgeRecord>> {
  const { customer } = once;
  const at = clock();
  const [pledge, all] = await Promise.all([findPledge(db, customer, number), currencies(db)]);
  if (!pledge) return refuseOnce(db, once, new Refusal('not-found'));
  if (!isRedeemable(pledge, at)) return refuseOnce(db, once, new Refusal('not-redeemable'));
  const ending = redemptionOf(pledge, { currencies: all }, at);
  if (compare(shown, ending.received) !== 0) return refuseOnce(db, once, new Refusal('terms-changed'));
  const { amount, product } = pledge;
  const { currency } = product;
  const redeemed: Pledge = { ...pledge, status: 'redeemed', closed: { ...ending, at } };
  const response = await settleRedemption<PledgeRecord>(db, once, {
    number,
    at,
    ending,
    postings: postingLines([
      { customer, bucket: 'held', currency, amount: negate(amount) },
      ...endPostings(pledge, ending),
    ]),
    response: describePledge(redeemed, { texts, language, currencies: all }, at),
  });
  if ('data' in response) live.toCustomer(customer, 'balance', {});
  return settled(response);
}

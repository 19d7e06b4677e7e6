import type { Language } from '#contract/languages';
import { negate } from '#contract/money';
import { Refusal } from '../../errors.ts';
import {
  holdPostings,
  type IdempotencyKey,
  postingLines,
  refuseOnce,
  type Settled,
  settled,
} from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { secondsAfter } from '../../time.ts';
import { counterIn } from './counter-store.ts';
import { describeOrder, readOrderContext, type Stage } from './describe-order.ts';
import type { Search } from './order-row.ts';
import { endOrder, findOrder, settleAcceptance } from './order-store.ts';
import { readStage } from './read-stage.ts';
import { bonusDeadline } from './rules.ts';
import { endIfDue } from './settle-order.ts';

/** Postings of a bonus that is paid if the offer is accepted now; null if there is none anymore. */
function bonusPostings({ customer, offer }: Search, at: Date): string | null {
  if (!offer?.bonus) return null;
  const { currency, amount, minutes } = offer.bonus;
  if (bonusDeadline(offer.matchedAt, minutes) < at) return null;
  return postingLines([
    { platform: 'adjustment', currency, amount: negate(amount) },
    { customer, bucket: 'available', currency, amount },
  ]);
}

/**
 * Accepts the customer's own offer exactly as it was made. The outcome throws Refusal `not-found`, `order-changed`,
 * `order-expired` or `insufficient-balance`.
 */
export async function acceptOffer(
  services: Services,
  once: IdempotencyKey,
  sn: string,
  language: Language,
): Promise<Settled<Stage>> {
  const { db, live, clock } = services;
  const at = clock();
  const [order, context] = await Promise.all([
    findOrder(db, once.customer, sn),
    readOrderContext(db, services, language),
  ]);
  if (!order?.offer) return refuseOnce(db, once, new Refusal(order ? 'order-changed' : 'not-found'));
  const { customer, counter, offer } = order;
  const { currency, amount } = offer;
  const due = secondsAfter(at, counterIn(context.counters, counter).waitSeconds);
  const bonus = bonusPostings(order, at);
  const accepted = {
    ...order,
    offer,
    state: 'waiting',
    dueAt: due,
    acceptedAt: at,
    bonusPaid: bonus !== null,
  } as const;
  const record = describeOrder({ ...accepted, settledAt: null, upgradedTo: null }, context);
  const stage: Stage = { stage: 'success', server_time: at.toISOString(), record, upgraded_to: null };
  const hold = postingLines(holdPostings({ customer, currency, amount }));
  const response = await settleAcceptance<Stage>(db, once, { sn, at, due, hold, bonus, response: stage });
  if ('data' in response) {
    live.toCustomer(customer, 'exchange', {});
    live.toCustomer(customer, 'balance', {});
  }
  return settled(response);
}

interface Ending {
  readonly from: 'matching' | 'matched';
  readonly to: 'left' | 'declined';
}

/**
 * Ends the customer's own search or offer at no cost. Repeating it changes nothing. Throws Refusal `not-found`,
 * `order-changed`, or `order-expired` for an offer whose time is over.
 */
async function end(services: Services, customer: string, sn: string, { from, to }: Ending): Promise<void> {
  const { db, live, clock } = services;
  const at = clock();
  if (await endOrder(db, { customer, sn, from, to, at })) return live.toCustomer(customer, 'exchange', {});
  if (!(await findOrder(db, customer, sn))) throw new Refusal('not-found');
  await endIfDue(db, services, sn, at);
  const order = await findOrder(db, customer, sn);
  if (order?.state === to || (from === 'matching' && order?.state === 'unmatched')) return;
  throw new Refusal(order?.state === 'expired' && from === 'matched' ? 'order-expired' : 'order-changed');
}

/** Stops a search. */
export async function leaveSearch(
  services: Services,
  customer: string,
  sn: string,
  language: Language,
): Promise<Stage> {
  await end(services, customer, sn, { from: 'matching', to: 'left' });
  return readStage(services, customer, language);
}

/** Declines an offer, which isn't made to this customer again. */
export async function declineOffer(
  services: Services,
  customer: string,
  sn: string,
  language: Language,
): Promise<Stage> {
  await end(services, customer, sn, { from: 'matched', to: 'declined' });
  return readStage(services, customer, language);
}

import type { ResponseOf } from '#contract/index';
import type { Language } from '#contract/languages';
import type { Db } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { currencies, type Currency, currencyIn } from '../market/store.ts';
import { type Counter, counterIn, counterName, counters } from './counter-store.ts';
import { isAccepted, isAcceptedState, type Order, type Search } from './order-row.ts';
import { bonusDeadline, missing } from './rules.ts';

export type Stage = ResponseOf<'GET exchange/current'>;
export type OrderRecord = ResponseOf<'GET exchange/records'>['items'][number];
type Offered = Extract<Stage, { stage: 'matched' }>['offer'];

/** What descriptions of orders need besides the orders. */
export interface OrderContext {
  readonly counters: readonly Counter[];
  readonly currencies: readonly Currency[];
  readonly nameOf: (counter: string) => { id: string; name: string };
}

export async function readOrderContext(db: Db, { texts }: Services, language: Language): Promise<OrderContext> {
  const [all, known] = await Promise.all([counters(db), currencies(db)]);
  return {
    counters: all,
    currencies: known,
    nameOf: (id) => counterName(texts, language, counterIn(all, id)),
  };
}

type WithOffer = Pick<Order, 'sn' | 'counter' | 'offer'>;

const terms = ({ sn, counter, offer }: WithOffer, { currencies: all, nameOf }: OrderContext) => ({
  sn,
  counter: nameOf(counter),
  created_at: offer.matchedAt.toISOString(),
  currency: offer.currency,
  scale: currencyIn(all, offer.currency).scale,
  amount: offer.amount,
  target: offer.target,
  target_scale: currencyIn(all, offer.target).scale,
  target_amount: offer.targetAmount,
  rate: offer.rate,
  mid_rate: offer.midRate,
  profit: offer.profit,
  country: offer.country,
});

const money = ({ currency, amount }: { currency: string; amount: string }, { currencies: all }: OrderContext) => ({
  currency,
  scale: currencyIn(all, currency).scale,
  amount,
});

/** Describes an order that can be accepted. */
export function describeOffer(
  order: WithOffer & { readonly dueAt: Date },
  available: string,
  context: OrderContext,
): Offered {
  const { amount, urgent, bonus, matchedAt } = order.offer;
  return {
    ...terms(order, context),
    expires_at: order.dueAt.toISOString(),
    available,
    shortfall: missing(amount, available),
    urgent,
    bonus: bonus && {
      ...money(bonus, context),
      minutes: bonus.minutes,
      deadline: bonusDeadline(matchedAt, bonus.minutes).toISOString(),
    },
  };
}

/** Describes an accepted order. */
export function describeOrder(order: Omit<Order, 'customer' | 'startedAt'>, context: OrderContext): OrderRecord {
  const { state, dueAt, offer, acceptedAt, bonusPaid, settledAt } = order;
  if (!isAcceptedState(state) || !acceptedAt) throw new Error(`order ${order.sn} was not accepted`);
  return {
    ...terms(order, context),
    status: state,
    accepted_at: acceptedAt.toISOString(),
    refund: state === 'refunded' ? offer.amount : '0',
    waits_until: dueAt?.toISOString() ?? null,
    settled_at: settledAt?.toISOString() ?? null,
    bonus: bonusPaid && offer.bonus ? money(offer.bonus, context) : null,
  };
}

/** Returns everything stored about a search or an order. */
export function exportOrder(order: Search | Order, context: OrderContext) {
  const { sn, counter, state, startedAt, dueAt, offer } = order;
  return {
    sn,
    counter: context.nameOf(counter),
    status: state,
    started_at: startedAt,
    due_at: dueAt,
    ...(offer ? { ...terms({ ...order, offer }, context), urgent: offer.urgent, offered_bonus: offer.bonus } : {}),
    ...(isAccepted(order) ? { ...describeOrder(order, context), upgraded_to: order.upgradedTo } : {}),
  };
}

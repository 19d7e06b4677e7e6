import type { Selectable } from 'kysely';
import type { OfferTerms } from './rules.ts';
import type { CounterTables, OrderState } from './tables.ts';

interface Bonus {
  readonly currency: string;
  readonly amount: string;
  /** After the match. */
  readonly minutes: number;
}

/** A search, with the offer that it found. */
export interface Search {
  readonly sn: string;
  readonly customer: string;
  readonly counter: string;
  readonly state: OrderState;
  readonly startedAt: Date;
  /** When the server ends the state; null once the order has ended. */
  readonly dueAt: Date | null;
  readonly offer: Offer | null;
}

/** What was offered; never changes. */
export interface Offer extends OfferTerms {
  readonly request: bigint | null;
  readonly matchedAt: Date;
  readonly currency: string;
  readonly amount: string;
  readonly target: string;
  readonly country: string;
  readonly urgent: boolean;
  /** In the counter's currency, at the mid rate. */
  readonly worth: string;
  readonly bonus: Bonus | null;
}

/** An order with its offer. */
export interface Order extends Search {
  readonly offer: Offer;
  readonly acceptedAt: Date | null;
  readonly bonusPaid: boolean;
  readonly settledAt: Date | null;
  readonly upgradedTo: string | null;
}

export type Row = Selectable<CounterTables['counter_orders']>;

const bonusOf = ({ bonus_currency: currency, bonus_amount: amount, bonus_minutes: minutes }: Row): Bonus | null =>
  currency !== null && amount !== null && minutes !== null ? { currency, amount, minutes } : null;

function offerOf(row: Row): Offer | null {
  const { matched_at: matchedAt, currency, amount, target, target_amount: targetAmount, rate, profit } = row;
  const { mid_rate: midRate, country, urgent, worth } = row;
  if (matchedAt === null || currency === null || amount === null || target === null || targetAmount === null)
    return null;
  if (rate === null || midRate === null || profit === null || country === null || urgent === null || worth === null)
    return null;
  const terms = { targetAmount, rate, midRate, profit };
  return {
    ...terms,
    request: row.request_id,
    matchedAt,
    currency,
    amount,
    target,
    country,
    urgent,
    worth,
    bonus: bonusOf(row),
  };
}

export const searchOf = (row: Row): Search => ({
  sn: row.sn,
  customer: row.customer_id,
  counter: row.counter_id,
  state: row.state,
  startedAt: row.started_at,
  dueAt: row.due_at,
  offer: offerOf(row),
});

/** Returns an order that has an offer, which the database requires of its state. */
export function orderOf(row: Row): Order {
  const { offer, ...search } = searchOf(row);
  if (!offer) throw new Error(`order ${row.sn} has no offer`);
  return {
    ...search,
    offer,
    acceptedAt: row.accepted_at,
    bonusPaid: row.bonus_paid,
    settledAt: row.settled_at,
    upgradedTo: row.upgraded_to,
  };
}

/** Whether an order was accepted, which its state says for good. */
export const isAcceptedState = (state: OrderState): state is 'waiting' | 'completed' | 'refunded' =>
  state === 'waiting' || state === 'completed' || state === 'refunded';

export const isAccepted = (order: Search | Order): order is Order => isAcceptedState(order.state);

/** Returns an order if it was accepted, else a search with its offer, if it has one. */
export const orderOrSearchOf = (row: Row): Search | Order =>
  isAcceptedState(row.state) ? orderOf(row) : searchOf(row);

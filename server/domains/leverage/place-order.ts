import type { RequestOf } from '#contract/index';
import { isLess, multiply } from '#contract/money';
import { Refusal, Unavailable } from '../../errors.ts';
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
import { readSite } from '../content/site-settings-store.ts';
import type { Prices } from '../market/price-source.ts';
import { currencies, type Currency, currencyIn } from '../market/store.ts';
import { currentOdds, freshPrices } from './current-odds.ts';
import { currentPeriod, periodOf } from './current-period.ts';
import { describeOrder, type OrderRecord } from './describe-order.ts';
import { readStaker, settlePlacement, type Placement, type Staker } from './order-store.ts';
import { currentLimits } from './own-limit-rules.ts';
import { refuseOnBreak } from './own-limits.ts';
import type { OpenedPeriod } from './period-store.ts';
import { findRoom, type Room } from './room-store.ts';

export const HOLD_KIND = 'leverage';

/** How long an order may wait, for locks and connections, before its multiplier and limits are decided again. */
const VALID_MS = 1_000;
const ATTEMPTS = 3;

type OrderRequest = RequestOf<'POST leverage/order'>;

/** What an order depends on at one time. */
interface Moment {
  readonly at: Date;
  readonly isOpen: boolean;
  readonly room: Room | undefined;
  readonly period: OpenedPeriod | undefined;
  readonly prices: Prices | undefined;
  readonly currencies: readonly Currency[];
  readonly staker: Staker;
}

async function readMoment(services: Services, customer: string, request: OrderRequest): Promise<Moment> {
  const { db, settings, clock } = services;
  const at = clock();
  const prices = freshPrices(services.prices, at);
  const [site, room, all, staker] = await Promise.all([
    readSite(db, settings),
    findRoom(db, request.room, at),
    currencies(db),
    readStaker(db, { customer, room: request.room }, at),
  ]);
  const isCurrent = room !== undefined && request.period === periodOf(room, at).id;
  const period = isCurrent ? await currentPeriod(services, room, at) : undefined;
  return { at, isOpen: site.leverage_switch, room, period, prices, currencies: all, staker };
}

interface Terms {
  readonly room: Room;
  readonly period: OpenedPeriod;
  readonly multiplier: string;
  /** In US dollars. */
  readonly worth: string;
}

/** Throws Refusal for what the room, the clock and the prices say. */
function termsOf({ at, isOpen, room, period, prices, currencies: all }: Moment, request: OrderRequest): Terms {
  if (!isOpen) throw new Refusal('switched-off');
  if (!room) throw new Refusal('not-found');
  if (!period || at.getTime() >= periodOf(room, period.startsAt).closesAt) throw new Refusal('period-closed');
  const { currency, terms } = room;
  const { quantity, category } = request;
  requireDigits('quantity', quantity, currencyIn(all, currency).scale);
  if (isLess(quantity, terms.stakeMinimum))
    throw new Refusal('amount-too-small', { minimum: terms.stakeMinimum, currency });
  const usd = prices?.usd.get(currency);
  if (usd === undefined) throw new Refusal('rate-unavailable');
  const multiplier = currentOdds(period, terms.edge, prices).find((each) => each.category === category)?.multiplier;
  if (!multiplier) throw new Refusal('category-closed');
  if (isLess(multiplier, request.least_multiplier)) throw new Refusal('terms-changed');
  return { room, period, multiplier, worth: multiply(quantity, usd) };
}

/** Decides an order. Throws Refusal and InvalidFields. */
function placementOf(moment: Moment, customer: string, request: OrderRequest): Placement {
  const { at: createdAt, currencies: all, staker } = moment;
  const { category, quantity } = request;
  const { room, period, multiplier, worth } = termsOf(moment, request);
  const { currency, tier, terms } = room;
  const { number, entered, version } = staker;
  if (!entered) throw new Refusal('room-not-entered');
  const limits = currentLimits(staker.limits, createdAt);
  refuseOnBreak(limits);
  const { symbol, scale, opening, endsAt: settlesAt } = period;
  const { closesAt } = periodOf(room, period.startsAt);
  const order = {
    ...{ number, customer, room: room.id, period: period.id, opening, settlesAt },
    ...{ category, currency, quantity, multiplier, worth, createdAt },
  };
  const open = {
    tier,
    symbol,
    scale,
    startsAt: period.startsAt,
    close: null,
    result: null,
    payout: null,
    settledAt: null,
  };
  return {
    order,
    periodMaximum: terms.periodMaximum,
    version,
    limits,
    hold: postingLines(holdPostings({ customer, currency, amount: quantity })),
    response: describeOrder({ ...order, ...open }, all, createdAt),
    validUntil: new Date(Math.min(createdAt.getTime() + VALID_MS, closesAt)),
  };
}

/**
 * Stakes on a category of the current period, at the multiplier of the moment. The outcome throws Refusal as the codes of
 * `POST leverage/order` say. Throws InvalidFields for digits that the currency doesn't have, and Unavailable if it keeps waiting.
 */
export async function placeOrder(
  services: Services,
  once: IdempotencyKey,
  request: OrderRequest,
  attempts = ATTEMPTS,
): Promise<Settled<OrderRecord>> {
  const { db, live } = services;
  const { customer } = once;
  const moment = await readMoment(services, customer, request);
  let placement: Placement;
  try {
    placement = placementOf(moment, customer, request);
  } catch (refusal) {
    return refuseOnce(db, once, refusal);
  }
  const response = await settlePlacement<OrderRecord>(services, once, placement);
  // Own limits that were just changed apply to this order, and so does what happened while it waited.
  if (!response && attempts === 1) throw new Unavailable('An order waits too long each time.');
  if (!response) return placeOrder(services, once, request, attempts - 1);
  if ('data' in response) live.toCustomer(customer, 'balance', {});
  return settled(response);
}

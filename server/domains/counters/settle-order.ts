import { negate, subtract } from '#contract/money';
import { type Db, transact, type Tx } from '../../db/transact.ts';
import { capture, type Posting, release } from '../../ledger/index.ts';
import { moneyText } from '../../money-text.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { readSite } from '../content/site-settings-store.ts';
import { publishNotice } from '../notices/publish.ts';
import { countCompleted, counterIn, counterName, counters } from './counter-store.ts';
import { isAccepted, type Order, type Search } from './order-row.ts';
import { expireOrder, lockIfDue, settleOrder } from './order-store.ts';
import { closeRequest } from './request-store.ts';
import { upgradeFrom } from './rules.ts';

export const HOLD_KIND = 'exchange';

/** Tells the customer's devices that the stage and, if so, the money changed. */
function emitChange(tx: Tx, { live }: Services, customer: string, { money }: { money: boolean }): void {
  emitAfterCommit(tx, live, customer, 'exchange', {});
  if (money) emitAfterCommit(tx, live, customer, 'balance', {});
}

/** Every posting of an exchange except the one that takes the paid amount. The other party pays the spread. */
export const exchangePostings = (
  customer: string,
  { currency, amount, target, targetAmount, profit }: Order['offer'],
): Posting[] => [
  { platform: 'treasury', currency, amount },
  { platform: 'treasury', currency: target, amount: negate(subtract(targetAmount, profit)) },
  { platform: 'spread', currency: target, amount: negate(profit) },
  { customer, bucket: 'available', currency: target, amount: targetAmount },
];

/** Returns the counter that an order moves the customer to, or null. `volume` is that of its counter, with the order. */
export async function upgradeAfter(
  tx: Tx,
  { settings }: Services,
  { counter, offer }: Pick<Order, 'counter' | 'offer'>,
  volume: string,
): Promise<string | null> {
  if (!(await readSite(tx, settings)).upgrade_order_switch) return null;
  const all = await counters(tx);
  return upgradeFrom(all, counterIn(all, counter), { before: subtract(volume, offer.worth), volume });
}

/** Completes a locked order that waits: the other party has paid. */
export async function completeOrder(tx: Tx, services: Services, order: Order, at: Date): Promise<void> {
  const { sn, customer, offer } = order;
  await capture(tx, { kind: HOLD_KIND, reference: sn, customer, postings: exchangePostings(customer, offer) });
  const volume = await countCompleted(tx, { customer, counter: order.counter, worth: offer.worth, at });
  const upgradedTo = await upgradeAfter(tx, services, order, volume);
  await settleOrder(tx, sn, { state: 'completed', at, upgradedTo });
  if (offer.request !== null) await closeRequest(tx, offer.request, at);
  await announceOutcome(tx, services, order, 'exchange-completed');
  if (upgradedTo !== null) await announceUpgrade(tx, services, order, upgradedTo);
  emitChange(tx, services, customer, { money: true });
}

async function announceOutcome(
  tx: Tx,
  services: Services,
  { sn, customer, offer }: Order,
  kind: 'exchange-completed' | 'exchange-refunded',
): Promise<void> {
  const language = await languageOfCustomer(tx, customer);
  const values = {
    number: sn,
    amount: moneyText(language, offer.amount, offer.currency),
    currency: offer.currency,
    received: moneyText(language, offer.targetAmount, offer.target),
    target: offer.target,
  };
  await publishNotice(tx, services, { customer, language, kind, values });
}

async function announceUpgrade(tx: Tx, services: Services, { customer, counter }: Order, to: string): Promise<void> {
  const language = await languageOfCustomer(tx, customer);
  const all = await counters(tx);
  const nameOf = (id: string) => counterName(services.texts, language, counterIn(all, id)).name;
  const values = { from: nameOf(counter), counter: nameOf(to), id: to };
  await publishNotice(tx, services, { customer, language, kind: 'counter-upgraded', values });
}

/** Refunds a locked order that waits, in full: the other party has not paid. */
export async function refundOrder(tx: Tx, services: Services, order: Order, at: Date): Promise<void> {
  const { sn, customer, offer } = order;
  await release(tx, { kind: HOLD_KIND, reference: sn, customer });
  await settleOrder(tx, sn, { state: 'refunded', at, upgradedTo: null });
  if (offer.request !== null) await closeRequest(tx, offer.request, at);
  await announceOutcome(tx, services, order, 'exchange-refunded');
  emitChange(tx, services, customer, { money: true });
}

/** Ends a locked order whose time is over: a search or an offer at no cost, a waiting order with its refund. */
export async function endDue(tx: Tx, services: Services, order: Search | Order, at: Date): Promise<void> {
  if (isAccepted(order)) return refundOrder(tx, services, order, at);
  await expireOrder(tx, order.sn, order.state === 'matched' ? 'expired' : 'unmatched');
  emitChange(tx, services, order.customer, { money: false });
}

/** Ends one order if it is due, so that no answer shows one past its deadline. */
export async function endIfDue(db: Db, services: Services, sn: string, at: Date): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockIfDue(tx, sn, at);
    if (order) await endDue(tx, services, order, at);
  });
}

import type { Tx } from '../../db/transact.ts';
import { capture, hold } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import type { Order } from './order-row.ts';
import { insertPastOrder } from './order-store.ts';
import { after } from './rules.ts';
import { countVolume, exchangePostings, HOLD_KIND } from './settle-order.ts';

const WAIT_SECONDS = 12;

/** Books an order that was completed in the past. Only for seeding history. */
export async function recordPastOrder(
  tx: Tx,
  services: Services,
  order: Pick<Order, 'customer' | 'counter' | 'offer'>,
): Promise<void> {
  const { customer, offer } = order;
  const { currency, amount, matchedAt } = offer;
  const settledAt = after(matchedAt, WAIT_SECONDS);
  const upgradedTo = await countVolume(tx, services, order, settledAt);
  const reference = await insertPastOrder(tx, { ...order, settledAt, upgradedTo });
  await hold(tx, { kind: HOLD_KIND, reference, customer, currency, amount, at: matchedAt });
  await capture(tx, { kind: HOLD_KIND, reference, postings: exchangePostings(customer, offer), at: settledAt });
}

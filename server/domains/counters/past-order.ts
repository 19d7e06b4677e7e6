import type { Tx } from '../../db/transact.ts';
import { negate } from '#contract/money';
import { capture, hold, post } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { secondsAfter } from '../../time.ts';
import { countCompleted } from './counter-store.ts';
import type { Order } from './order-row.ts';
import { insertPastOrder } from './order-store.ts';
import { exchangePostings, HOLD_KIND, upgradeAfter } from './settle-order.ts';

const WAIT_SECONDS = 12;

/** Books an order that was completed in the past, with its bonus. Only for seeding history. */
export async function recordPastOrder(
  tx: Tx,
  services: Services,
  order: Pick<Order, 'customer' | 'counter' | 'offer'>,
): Promise<void> {
  const { customer, offer } = order;
  const { currency, amount, matchedAt } = offer;
  const settledAt = secondsAfter(matchedAt, WAIT_SECONDS);
  const { worth } = offer;
  const volume = await countCompleted(tx, { customer, counter: order.counter, worth, at: settledAt });
  const upgradedTo = await upgradeAfter(tx, services, order, volume);
  const reference = await insertPastOrder(tx, { ...order, settledAt, upgradedTo });
  await hold(tx, { kind: HOLD_KIND, reference, customer, currency, amount, at: matchedAt });
  const { bonus } = offer;
  if (bonus)
    await post(tx, {
      kind: 'bonus',
      reference,
      customer,
      postings: [
        { platform: 'adjustment', currency: bonus.currency, amount: negate(bonus.amount) },
        { customer, bucket: 'available', currency: bonus.currency, amount: bonus.amount },
      ],
      at: matchedAt,
    });
  await capture(tx, {
    kind: HOLD_KIND,
    reference,
    customer,
    postings: exchangePostings(customer, offer),
    at: settledAt,
  });
}

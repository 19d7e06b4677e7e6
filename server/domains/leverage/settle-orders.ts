import { type LeverageResult, payoutOf, resultOf } from '#contract/leverage-rules';
import { negate, subtract } from '#contract/money';
import { transact, type Tx } from '../../db/transact.ts';
import { type HoldSettlement, settleHolds } from '../../ledger/index.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { Services } from '../../services.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { countSettled, lockCustomersOf, lockOpen, markSettled, type OpenOrder, saveResults } from './order-store.ts';
import type { FixedPeriod } from './period-store.ts';
import { HOLD_KIND } from './place-order.ts';

/** Orders of one transaction: large enough to be fast, small enough that nobody waits long for a balance. */
const CHUNK = 500;

type Needed = Pick<Services, 'db' | 'clock' | 'live'>;

interface Settlement extends OpenOrder {
  readonly result: LeverageResult;
  readonly payout: string;
}

/** The platform's side is the treasury: it gets lost stakes, and pays what a winner gets above the stake. */
function holdSettlement({ number, customer, currency, quantity, result, payout }: Settlement): HoldSettlement {
  if (result === 'returned') return { reference: number, customer, postings: null };
  return {
    reference: number,
    customer,
    postings: [
      { customer, bucket: 'available', currency, amount: payout },
      { platform: 'treasury', currency, amount: negate(subtract(payout, quantity)) },
    ],
  };
}

/** Settles locked orders of a period, as one set, without those whose customers somebody else has locked. */
async function settleOrders(tx: Tx, services: Needed, period: FixedPeriod, open: readonly OpenOrder[]): Promise<void> {
  const orders = await lockCustomersOf(tx, open);
  const at = services.clock();
  const all = await currencies(tx);
  const settlements = orders.map((order): Settlement => {
    const result = resultOf(order.category, period);
    const payout = payoutOf(result, order.quantity, order.multiplier, currencyIn(all, order.currency).scale);
    return { ...order, result, payout };
  });
  await settleHolds(tx, { kind: HOLD_KIND, settlements: settlements.map(holdSettlement) });
  await saveResults(tx, settlements, at);
  await countSettled(tx, period.room, settlements);
  for (const { customer, number } of settlements) emitAfterCommit(tx, services.live, customer, 'settled', { number });
  for (const customer of new Set(settlements.map((each) => each.customer)))
    emitAfterCommit(tx, services.live, customer, 'balance', {});
}

/**
 * Settles every open order of a period whose result is fixed. Safe with several servers, which take different orders, and
 * after a crash, which loses a chunk as a whole. A chunk that fails is tried in smaller ones, so that an order that can't be
 * settled keeps nobody else waiting.
 */
export async function settlePeriod(
  services: Needed,
  period: FixedPeriod,
  onError: (error: unknown) => void,
  isStopped: () => boolean,
): Promise<void> {
  const { db } = services;
  const failed = new Set<string>();
  let limit = CHUNK;
  const settleChunks = async (): Promise<void> => {
    let orders: readonly OpenOrder[] = [];
    do {
      orders = [];
      try {
        await transact(db, async (tx) => {
          orders = await lockOpen(tx, period.id, failed, limit);
          if (orders.length > 0) await settleOrders(tx, services, period, orders);
        });
        limit = Math.min(CHUNK, limit * 2);
      } catch (error) {
        if (orders.length === 0) throw error;
        onError(error);
        if (orders.length === 1) for (const { number } of orders) failed.add(number);
        limit = Math.max(1, Math.floor(orders.length / 8));
      }
    } while (orders.length > 0 && !isStopped());
  };
  // While the database books one chunk, the other one is computed.
  await Promise.all([settleChunks(), settleChunks()]);
  if (!isStopped()) await transact(db, (tx) => markSettled(tx, period.id, services.clock()));
}

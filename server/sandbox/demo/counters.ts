import { isLess, multiply } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { counterIn, counters } from '../../domains/counters/counter-store.ts';
import { offerOf } from '../../domains/counters/match-order.ts';
import { recordPastOrder } from '../../domains/counters/past-order.ts';
import { pricesAt } from '../../domains/market/store.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { shareOf } from './share.ts';

/** In US dollars. Smaller balances are not exchanged. */
const MIN_WORTH = '250';

export interface PastExchange {
  readonly counter: string;
  readonly at: number;
  /** From 0 to 1. Selects one of the currencies that the customer has at that time. */
  readonly from: number;
  readonly to: string;
  /** Of the available balance. */
  readonly percent: number;
  readonly country: string;
  /** Whether it was an urgent order with a bonus. */
  readonly bonus: boolean;
}

/** Seeds a completed order at a counter, at the prices of its time. */
export async function seedCounterOrder(
  tx: Tx,
  services: Services,
  customer: string,
  { counter: id, at: time, from, to, percent, country, bonus }: PastExchange,
  scaleOf: (currency: string) => number,
): Promise<void> {
  const at = new Date(time);
  const counter = counterIn(await counters(tx), id);
  const prices = await pricesAt(tx, at);
  const candidates = (await balances(tx, customer)).filter(
    ({ currency, available }) =>
      currency !== to &&
      counter.currencies.includes(currency) &&
      isLess(MIN_WORTH, multiply(available, prices.usd.get(currency) ?? '0')),
  );
  const source = candidates[Math.floor(from * candidates.length)];
  if (!source) return;
  const amount = shareOf(source.available, percent, Math.min(scaleOf(source.currency), 4));
  const terms = {
    counter: id,
    currency: source.currency,
    amount,
    target: to,
    country,
    urgent: bonus,
    bonus: bonus ? { currency: 'USDT', amount: '5', minutes: 30 } : null,
  };
  const offer = offerOf(terms, counter, { prices, targetScale: scaleOf(to), at });
  if (offer) await recordPastOrder(tx, services, { customer, counter: id, offer: { ...offer, request: null } });
}

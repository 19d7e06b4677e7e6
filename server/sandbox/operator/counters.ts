import { createHash } from 'node:crypto';
import { divide, isLess, isPositive, min, multiply, round } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { counterIn, counters } from '../../domains/counters/counter-store.ts';
import { matchOrder } from '../../domains/counters/match-order.ts';
import type { Search } from '../../domains/counters/order-row.ts';
import { lockOldestWaiting, lockSearches, offersBefore } from '../../domains/counters/order-store.ts';
import { insertRequest, type NewRequest } from '../../domains/counters/request-store.ts';
import { completeOrder, refundOrder } from '../../domains/counters/settle-order.ts';
import type { Prices } from '../../domains/market/price-source.ts';
import { currencies } from '../../domains/market/store.ts';
import { worthIn } from '../../domains/wallet/rules.ts';
import { balances } from '../../ledger/index.ts';
import { before, operator, type Work } from './work.ts';

const SEARCH_MS = 3_000;
const FILL_MS = 4_000;

/** Of one order, in US dollars, before an urgent one exceeds it. */
const MIN_WORTH = '1';
const MAX_WORTH = '10000';

const countries = ['SE', 'DE', 'TH', 'JP', 'FR', 'ES', 'KR', 'ID', 'TR', 'VN'] as const;

/** What a customer's offers at one counter are like, over and over: the third is urgent, the fifth is never paid. */
const kinds = ['plain', 'plain', 'urgent', 'plain', 'unpaid', 'plain'] as const;

const kindOf = (offers: number) => kinds[offers % kinds.length] ?? 'plain';

/** From 0 to 255, always the same for a search. */
const byteOf = ({ sn }: Search, name: string): number =>
  createHash('sha256').update(`florin sandbox ${sn} ${name}`).digest()[0] ?? 0;

const pick = <Item>(items: readonly Item[], byte: number): Item | undefined => items[byte % items.length];

/** Makes up what another party wants, from what the customer has most of. Undefined if that is too little. */
async function madeUpRequest(tx: Tx, search: Search, prices: Prices): Promise<NewRequest | undefined> {
  const { currencies: codes } = counterIn(await counters(tx), search.counter);
  const worth = (code: string, amount: string) => worthIn(prices, amount, code, 'USD') ?? '0';
  const [richest] = (await balances(tx, search.customer))
    .filter(({ currency }) => codes.includes(currency))
    .map(({ currency, available }) => ({ currency, available, worth: worth(currency, available) }))
    .toSorted((a, b) => (isLess(a.worth, b.worth) ? 1 : -1));
  const target = pick(
    codes.filter((code) => code !== richest?.currency && prices.usd.has(code)),
    byteOf(search, 'target'),
  );
  if (!richest || !target || isLess(richest.worth, MIN_WORTH)) return undefined;
  const { currency, available } = richest;
  const scale = (await currencies(tx)).find(({ code }) => code === currency)?.scale ?? 0;
  const urgent = kindOf(await offersBefore(tx, search)) === 'urgent';
  const share = urgent ? '1.25' : `0.${20 + (byteOf(search, 'share') % 26)}`;
  const largest = divide(MAX_WORTH, prices.usd.get(currency) ?? '1', 18);
  const wanted = urgent ? multiply(min(available, largest), share) : min(multiply(available, share), largest);
  // Of a currency that is worth much, four places may be too few.
  const places = isPositive(round(wanted, Math.min(scale, 4), 'down')) ? Math.min(scale, 4) : scale;
  const amount = round(wanted, places, 'down');
  if (!isPositive(amount)) return undefined;
  const bonus = { currency, amount: round(multiply(amount, '0.005'), places, 'up'), minutes: 15 };
  return {
    counter: search.counter,
    currency,
    amount,
    target,
    country: pick(countries, byteOf(search, 'country')) ?? 'SE',
    urgent,
    bonus: urgent ? bonus : null,
    createdBy: operator.name,
  };
}

/** How many searches may have nothing to offer before others have to wait. */
const AT_ONCE = 20;

/** Finds another party for the search that has gone on for three seconds, unless an operator's request fits before. */
export const offerRequests: Work = async (tx, services, at) => {
  const prices = services.prices.latest();
  if (!prices) return false;
  for (const search of await lockSearches(tx, { startedBefore: before(at, SEARCH_MS), at, limit: AT_ONCE })) {
    const request = await madeUpRequest(tx, search, prices);
    if (request && (await matchOrder(tx, services, search, await insertRequest(tx, request, at), { prices, at })))
      return true;
  }
  return false;
};

/** Says after four seconds whether the other party has paid. Orders of an operator's requests are left to the operator. */
export const settleOrders: Work = async (tx, services, at) => {
  const order = await lockOldestWaiting(tx, { createdBy: operator.name, acceptedBefore: before(at, FILL_MS), at });
  if (!order) return false;
  const settle = kindOf(await offersBefore(tx, order)) === 'unpaid' ? refundOrder : completeOrder;
  await settle(tx, services, order, at);
  return true;
};

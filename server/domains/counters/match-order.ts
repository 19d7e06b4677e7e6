import { multiply } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { Attempts } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { readSite } from '../content/site-settings-store.ts';
import { midRate, type Prices } from '../market/price-source.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { type Counter, counterIn, counters } from './counter-store.ts';
import type { Offer } from './order-row.ts';
import { saveOffer } from './order-store.ts';
import { closeRequest, type CounterpartyRequest, lockMatch, type NewRequest } from './request-store.ts';
import { offerEnd, offerTerms } from './rules.ts';

const noAttempts: Attempts = { failed: new Set(), begin: () => {} };

/** Returns what a request offers at these prices; undefined without a price or when an amount would round to zero. */
export function offerOf(
  { currency, amount, target, country, urgent, bonus }: Omit<NewRequest, 'createdBy'>,
  counter: Counter,
  { prices, targetScale, at }: { readonly prices: Prices; readonly targetScale: number; readonly at: Date },
): Omit<Offer, 'request'> | undefined {
  const rate = midRate(prices, currency, target);
  const worthRate = midRate(prices, currency, counter.currency);
  if (rate === undefined || worthRate === undefined) return undefined;
  const terms = offerTerms({ amount, midRate: rate, returnRate: counter.returnRate, targetScale });
  if (!terms) return undefined;
  return {
    ...terms,
    matchedAt: at,
    currency,
    amount,
    target,
    country,
    urgent,
    worth: multiply(amount, worthRate, 2),
    bonus,
  };
}

/** Offers a locked request to a locked search. Closes the request and returns false if it can't be offered. */
export async function matchOrder(
  tx: Tx,
  services: Services,
  { sn, customer }: { readonly sn: string; readonly customer: string },
  request: CounterpartyRequest,
  { prices, at }: { readonly prices: Prices; readonly at: Date },
): Promise<boolean> {
  const counter = counterIn(await counters(tx), request.counter);
  const targetScale = currencyIn(await currencies(tx), request.target).scale;
  // In live mode, bonuses are off until the operator turns them on.
  const bonus = (await readSite(tx, services.settings)).bonus_switch ? request.bonus : null;
  const offer = offerOf({ ...request, bonus }, counter, { prices, targetScale, at });
  if (!offer) {
    await closeRequest(tx, request.id, at);
    return false;
  }
  await saveOffer(tx, sn, { ...offer, request: request.id }, offerEnd(counter, offer));
  emitAfterCommit(tx, services.live, customer, 'exchange', {});
  return true;
}

/** Matches the search that has waited longest for one of the open requests. Returns whether there was one. */
export async function matchOldest(
  tx: Tx,
  services: Services,
  at: Date,
  { failed, begin }: Attempts = noAttempts,
): Promise<boolean> {
  const prices = services.prices.latest();
  if (!prices) return false;
  const match = await lockMatch(tx, at, { priced: [...prices.usd.keys()], failed });
  if (!match) return false;
  begin(String(match.request.id));
  await matchOrder(tx, services, match, match.request, { prices, at });
  return true;
}

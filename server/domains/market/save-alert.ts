import { alertLimit } from '#contract/market-alerts';
import { decimalPlaces, isLess } from '#contract/money';
import { transact } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type Alert, insertAlert, type NewAlert, waitingAlerts } from './alert-store.ts';
import { lockCustomer } from '../account/store.ts';
import { currentPrices } from './current-prices.ts';
import { symbolOf } from './price-source.ts';
import { currencies } from './store.ts';

const isReached = ({ direction, price }: Pick<NewAlert, 'direction' | 'price'>, now: string): boolean =>
  direction === 'above' ? !isLess(now, price) : !isLess(price, now);

/**
 * Saves a price alert. Throws Refusal `not-found` for an unknown market, `price-reached` or `alert-limit`, InvalidFields for
 * more decimal places than the market's prices have.
 */
export async function saveAlert(
  services: Services,
  customer: string,
  request: Pick<NewAlert, 'symbol' | 'direction' | 'price'>,
): Promise<Alert> {
  const { db, clock } = services;
  const [all, prices] = await Promise.all([currencies(db), currentPrices(services)]);
  const market = all.find(({ code, kind }) => kind === 'crypto' && symbolOf(code) === request.symbol);
  if (!market) throw new Refusal('not-found');
  if (decimalPlaces(request.price) > market.priceScale) throw new InvalidFields({ price: ['validation:price-digits'] });
  const price = prices.usd.get(market.code);
  // An alert that is true from the start tells nothing.
  if (price !== undefined && isReached(request, price)) throw new Refusal('price-reached', { price, currency: 'USD' });
  return transact(db, async (tx) => {
    await lockCustomer(tx, customer);
    const saved = await insertAlert(tx, { ...request, customer, createdAt: clock() });
    if ((await waitingAlerts(tx, customer)) > alertLimit) throw new Refusal('alert-limit', { max: alertLimit });
    return saved;
  });
}

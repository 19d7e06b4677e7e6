import { Unavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Prices } from './price-source.ts';
import { lastStoredPrices } from './store.ts';

/**
 * Returns prices for display only, never to trade at: the latest, or else the last stored ones with their time.
 * Throws Unavailable if there are none.
 */
export async function currentPrices({ db, prices }: Pick<Services, 'db' | 'prices'>): Promise<Prices> {
  const current = prices.latest() ?? (await lastStoredPrices(db));
  if (!current) throw new Unavailable('There are no prices yet.');
  return current;
}

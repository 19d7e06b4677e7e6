import { Unavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Prices } from './price-source.ts';
import { lastStoredPrices } from './store.ts';

/**
 * Prices to show worth in: the newest, else the last that were stored, with their time. Never to deal at.
 * Throws Unavailable when there never were any.
 */
export async function currentPrices({ db, prices }: Pick<Services, 'db' | 'prices'>): Promise<Prices> {
  const known = prices.latest() ?? (await lastStoredPrices(db));
  if (!known) throw new Unavailable('There are no prices yet.');
  return known;
}

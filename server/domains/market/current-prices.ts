import { Unavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Prices } from './price-source.ts';
import { lastStoredPrices } from './store.ts';

/**
 * Returns prices for display only, never to trade at: of each currency the latest, or else the last stored one with its time.
 * Throws Unavailable if there are none.
 */
export async function currentPrices({ db, prices }: Pick<Services, 'db' | 'prices'>): Promise<Prices> {
  const latest = prices.latest();
  if (latest && !latest.isPartial) return latest;
  const stored = await lastStoredPrices(db);
  if (latest && stored) return withLatest(stored, latest);
  const current = latest ?? stored;
  if (!current) throw new Unavailable('There are no prices yet.');
  return current;
}

const withLatest = (stored: Prices, { time, usd, times }: Prices): Prices => ({
  time,
  usd: new Map([...stored.usd, ...usd]),
  times: new Map([
    ...(stored.times ?? []),
    ...[...usd.keys()].map((currency): [string, Date] => [currency, times?.get(currency) ?? time]),
  ]),
});

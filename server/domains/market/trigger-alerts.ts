import { transact, type Tx } from '../../db/transact.ts';
import { moneyText } from '../../money-text.ts';
import type { Services } from '../../services.ts';
import { floorTo, MINUTE_MS } from '../../time.ts';
import { languageOfCustomer } from '../account/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { currencyOf } from './price-source.ts';
import { currencies, type Currency } from './store.ts';
import {
  checkedUntil,
  newestCandle,
  type PriceRange,
  type ReachedAlert,
  reachedBefore,
  reachedByCandles,
  reachedByPrices,
  saveCheckedUntil,
  saveReached,
  trigger,
  type TriggeredAlert,
} from './trigger-store.ts';

const BATCH = 50;

async function notifyCustomer(
  tx: Tx,
  services: Services,
  { customer, symbol, direction, price }: TriggeredAlert,
  all: readonly Currency[],
): Promise<void> {
  const language = await languageOfCustomer(tx, customer);
  const code = currencyOf(symbol);
  await publishNotice(tx, services, {
    customer,
    language,
    kind: direction === 'above' ? 'price-above' : 'price-below',
    values: {
      name: all.find((currency) => currency.code === code)?.name ?? code,
      symbol,
      price: moneyText(language, price, 'USD'),
    },
  });
}

/**
 * Triggers each alert once, also when several servers try: in batches, so that a crash loses no notice and repeats none. One
 * that fails doesn't keep the others waiting: it's tried again by itself, even if the price doesn't return.
 */
async function triggerAll(
  services: Services,
  reached: readonly ReachedAlert[],
  onError: (error: unknown) => void,
): Promise<void> {
  const all = await currencies(services.db);
  const triggerBatch = (batch: readonly ReachedAlert[]): Promise<void> =>
    transact(services.db, async (tx) => {
      for (const alert of await trigger(tx, batch, services.clock())) await notifyCustomer(tx, services, alert, all);
    });
  for (let from = 0; from < reached.length; from += BATCH) {
    const batch = reached.slice(from, from + BATCH);
    try {
      await triggerBatch(batch);
    } catch {
      for (const alert of batch)
        await triggerBatch([alert]).catch((error: unknown) => {
          onError(error);
          return saveReached(services.db, alert.id, services.clock());
        });
    }
  }
}

/** Triggers the alerts that these prices reached. */
export async function triggerByPrices(
  services: Services,
  ranges: readonly PriceRange[],
  onError: (error: unknown) => void,
): Promise<void> {
  await triggerAll(services, await reachedByPrices(services.db, ranges), onError);
}

/**
 * Triggers the alerts that stored candles reached since the last time: what happened while no server ran, or between two of
 * its ticks.
 */
export async function triggerByCandles(services: Services, onError: (error: unknown) => void): Promise<void> {
  const { db } = services;
  const checked = await checkedUntil(db);
  const minute = floorTo(services.clock().getTime(), MINUTE_MS);
  // Without alerts of an earlier run, only what follows counts.
  if (!checked) return saveCheckedUntil(db, new Date(minute));
  await triggerAll(services, await reachedBefore(db), onError);
  // A clock that was ahead for a while leaves candles of later, and was checked until then.
  const from = new Date(Math.min(checked.getTime(), minute - MINUTE_MS));
  const newest = await newestCandle(db, from, new Date(minute));
  if (!newest) return;
  await triggerAll(services, await reachedByCandles(db, from, newest), onError);
  // The newest two are read again: servers still widen them.
  await saveCheckedUntil(db, new Date(newest.getTime() - MINUTE_MS));
}

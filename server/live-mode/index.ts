import type { Adapters } from '../adapters.ts';
import type { Db } from '../db/transact.ts';
import type { Settings } from '../settings.ts';
import { derivedAddresses } from './addresses.ts';
import { type LiveMarket, liveMarket } from './market/index.ts';
import { openExchanges } from './market/open-exchanges.ts';

const noPrices: LiveMarket = {
  name: 'none',
  latest: () => undefined,
  onTick: () => () => {},
  readings: () => [],
  start: () => {},
  stop: async () => {},
};

/** Opens what an operator has named in the settings. Throws SettingsError for what can't be used. */
export async function openLiveMode(
  { marketSources, depositKeys }: Settings,
  db: Db,
  onError: (error: unknown) => void,
): Promise<Adapters> {
  const market =
    marketSources.length > 0 ? liveMarket(db, await openExchanges(marketSources, onError), onError) : noPrices;
  return {
    prices: market,
    addresses: derivedAddresses(depositKeys),
    start: async () => market.start(),
    stop: () => market.stop(),
  };
}

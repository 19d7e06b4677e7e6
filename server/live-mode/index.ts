import type { Adapters } from '../adapters.ts';
import type { Db } from '../db/transact.ts';
import { isSimulated } from '../domains/market/store.ts';
import { type Settings, SettingsError } from '../settings.ts';
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

/** Throws SettingsError for a database that the sandbox has used: its money is play money, and everybody knows its passwords. */
async function requireNoSandbox(db: Db): Promise<void> {
  if (await isSimulated(db))
    throw new SettingsError(['DATABASE_URL must not lead to a database of the sandbox: its money is play money']);
}

/** Opens what an operator has named in the settings. Throws SettingsError for what can't be used. */
export async function openLiveMode(
  { marketSources, depositKeys }: Settings,
  db: Db,
  onError: (error: unknown) => void,
): Promise<Adapters> {
  await requireNoSandbox(db);
  const market = marketSources.length > 0 ? liveMarket(db, await openExchanges(marketSources), onError) : noPrices;
  return {
    prices: market,
    addresses: derivedAddresses(depositKeys),
    start: async () => market.start(),
    stop: () => market.stop(),
  };
}

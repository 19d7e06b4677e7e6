import type { Db } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { currencies, type Currency } from '../market/store.ts';
import { type CurrencyNetwork, networks } from './network-store.ts';

/** What records of deposits and withdrawals need besides their rows, once for all of them. */
export interface RecordContext {
  readonly currencies: readonly Currency[];
  /** Without explorers for play money, whose transactions are on no network. */
  readonly networks: readonly CurrencyNetwork[];
}

export async function readRecordContext(db: Db, { settings }: Services): Promise<RecordContext> {
  const all = await currencies(db);
  const nets = await networks(db);
  const isPlayMoney = settings.mode === 'sandbox';
  return { currencies: all, networks: isPlayMoney ? nets.map((entry) => ({ ...entry, explorer: null })) : nets };
}

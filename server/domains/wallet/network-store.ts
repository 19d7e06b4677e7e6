import type { Db } from '../../db/transact.ts';
import { currencies } from '../market/store.ts';

/** A network in the form of the API. */
export interface Network {
  readonly id: string;
  readonly name: string;
  readonly withdrawal_fee: string;
  readonly minimum_deposit: string;
  readonly minimum_withdrawal: string;
  readonly confirmations: number;
  readonly minutes: number;
}

export interface CurrencyNetwork {
  readonly currency: string;
  /** The format of its addresses, such as `evm`. */
  readonly family: string;
  readonly network: Network;
}

/** Returns every network of every cryptocurrency, in display order. */
export async function networks(db: Db): Promise<CurrencyNetwork[]> {
  const rows = await db.selectFrom('networks').selectAll().orderBy('currency').orderBy('position').execute();
  return rows.map((row) => ({
    currency: row.currency,
    family: row.family,
    network: {
      id: row.id,
      name: row.name,
      withdrawal_fee: row.withdrawal_fee,
      minimum_deposit: row.minimum_deposit,
      minimum_withdrawal: row.minimum_withdrawal,
      confirmations: row.confirmations,
      minutes: row.minutes,
    },
  }));
}

/** Returns the cryptocurrencies with their networks, in the form of the API. */
export async function cryptos(db: Db) {
  const [all, nets] = await Promise.all([currencies(db), networks(db)]);
  return all
    .filter(({ kind }) => kind === 'crypto')
    .map(({ code, name, scale, displayScale }) => ({
      currency: code,
      name,
      scale,
      display_scale: displayScale,
      networks: nets.filter(({ currency }) => currency === code).map(({ network }) => network),
    }));
}

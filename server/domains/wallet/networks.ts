import type { Db } from '../../db/transact.ts';
import { currencies } from '../market/store.ts';

/** As on the wire. */
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
  /** How its addresses are written, such as `evm`. */
  readonly family: string;
  readonly network: Network;
}

/** Every network of every cryptocurrency, in the order of showing. */
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

/** The cryptocurrencies with their networks, as on the wire. */
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

import type { AddressFamily } from '#contract/address-families';
import type { PauseReason } from '#contract/wallet-transfers';
import type { Db } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { currencies } from '../market/store.ts';
import { type Pause, pauses } from './pause-store.ts';

/** A network in the form of the API. */
export interface Network {
  readonly id: string;
  readonly name: string;
  readonly family: AddressFamily;
  readonly withdrawal_fee: string;
  readonly minimum_deposit: string;
  readonly minimum_withdrawal: string;
  readonly confirmations: number;
  readonly minutes: number;
  readonly deposits_paused: Paused | null;
  readonly withdrawals_paused: Paused | null;
}

interface Paused {
  readonly reason: PauseReason;
  readonly since: string;
}

export interface CurrencyNetwork {
  readonly currency: string;
  readonly network: Network;
  /** Where to look up a transaction, with `{id}` for it; null where there is no such place. */
  readonly explorer: string | null;
}

/** Returns every network of every cryptocurrency, in display order. */
export async function networks(db: Db): Promise<CurrencyNetwork[]> {
  const [rows, paused] = await Promise.all([
    db.selectFrom('networks').selectAll().orderBy('currency').orderBy('position').execute(),
    pauses(db),
  ]);
  const pauseOf = (row: (typeof rows)[number], direction: Pause['direction']): Paused | null => {
    const found = paused.find(
      (pause) => pause.currency === row.currency && pause.network === row.id && pause.direction === direction,
    );
    return found ? { reason: found.reason, since: found.since.toISOString() } : null;
  };
  return rows.map((row) => ({
    currency: row.currency,
    explorer: row.explorer,
    network: {
      id: row.id,
      name: row.name,
      family: row.family,
      withdrawal_fee: row.withdrawal_fee,
      minimum_deposit: row.minimum_deposit,
      minimum_withdrawal: row.minimum_withdrawal,
      confirmations: row.confirmations,
      minutes: row.minutes,
      deposits_paused: pauseOf(row, 'deposits'),
      withdrawals_paused: pauseOf(row, 'withdrawals'),
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

/** Returns the network of a record, which is one of those. */
export function networkIn(all: readonly CurrencyNetwork[], currency: string, id: string): CurrencyNetwork {
  const found = all.find((entry) => entry.currency === currency && entry.network.id === id);
  if (!found) throw new Error(`no network ${id} of ${currency}`);
  return found;
}

/** Throws Refusal `currency-unknown` or `network-unknown`. */
export async function findNetwork(db: Db, currency: string, id: string): Promise<Network> {
  const candidates = (await networks(db)).filter((entry) => entry.currency === currency);
  if (candidates.length === 0) throw new Refusal('currency-unknown');
  const found = candidates.find(({ network }) => network.id === id);
  if (!found) throw new Refusal('network-unknown');
  return found.network;
}

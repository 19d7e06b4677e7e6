import type { AddressFamily } from '#contract/address-families';
import type { PauseReason } from '#contract/wallet-transfers';
import type { Db, Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { currencies } from '../market/store.ts';

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

const pausedOf = (reason: PauseReason | null, since: Date | null): Paused | null =>
  reason && since && { reason, since: since.toISOString() };

/** Returns every network of every cryptocurrency, in display order. */
export async function networks(db: Db): Promise<CurrencyNetwork[]> {
  const rows = await db
    .selectFrom('networks')
    .leftJoin('network_pauses as deposits', (on) =>
      on
        .onRef('deposits.currency', '=', 'networks.currency')
        .onRef('deposits.network', '=', 'networks.id')
        .on('deposits.direction', '=', 'deposits'),
    )
    .leftJoin('network_pauses as withdrawals', (on) =>
      on
        .onRef('withdrawals.currency', '=', 'networks.currency')
        .onRef('withdrawals.network', '=', 'networks.id')
        .on('withdrawals.direction', '=', 'withdrawals'),
    )
    .selectAll('networks')
    .select([
      'deposits.reason as depositsReason',
      'deposits.since as depositsSince',
      'withdrawals.reason as withdrawalsReason',
      'withdrawals.since as withdrawalsSince',
    ])
    .orderBy('networks.currency')
    .orderBy('networks.position')
    .execute();
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
      deposits_paused: pausedOf(row.depositsReason, row.depositsSince),
      withdrawals_paused: pausedOf(row.withdrawalsReason, row.withdrawalsSince),
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

/** Returns the network that a customer names. Throws Refusal `currency-unknown` or `network-unknown`. */
export function requireNetwork(all: readonly CurrencyNetwork[], currency: string, id: string): Network {
  const candidates = all.filter((entry) => entry.currency === currency);
  if (candidates.length === 0) throw new Refusal('currency-unknown');
  const found = candidates.find(({ network }) => network.id === id);
  if (!found) throw new Refusal('network-unknown');
  return found.network;
}

/** The same, for one network alone. */
export const findNetwork = async (db: Db, currency: string, id: string): Promise<Network> =>
  requireNetwork(await networks(db), currency, id);

export interface NetworkTerms {
  readonly withdrawal_fee: string;
  readonly minimum_withdrawal: string;
}

/** Reads the terms of an existing network, and locks them. */
export const lockNetworkTerms = (tx: Tx, currency: string, network: string): Promise<NetworkTerms> =>
  tx
    .selectFrom('networks')
    .select(['withdrawal_fee', 'minimum_withdrawal'])
    .where('currency', '=', currency)
    .where('id', '=', network)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Saves the terms for withdrawals that are checked from now on. */
export async function saveNetworkTerms(tx: Tx, currency: string, network: string, terms: NetworkTerms): Promise<void> {
  await tx.updateTable('networks').set(terms).where('currency', '=', currency).where('id', '=', network).execute();
}

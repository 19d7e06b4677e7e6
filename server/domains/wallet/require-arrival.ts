import type { AddressFamily } from '#contract/address-families';
import { isLess } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { currentPrices } from '../market/current-prices.ts';
import { currencies, currencyIn } from '../market/store.ts';
import type { Deposit } from './deposit-store.ts';
import { findNetwork } from './network-store.ts';
import { requireWorth } from './require-worth.ts';
import type { Arrival } from './review-deposit.ts';
import { transactionIdOf } from './transaction-id.ts';

/** Throws InvalidFields unless it is an id of the network. */
export function requireTransactionId(family: AddressFamily, typed: string): string {
  const id = transactionIdOf(family, typed);
  if (id === undefined) throw new InvalidFields({ transaction_id: ['validation:id'] });
  return id;
}

/** What an operator says of a deposit. */
export interface StatedArrival {
  /** What arrived, before the fee; absent if it is what was announced. */
  readonly amount?: string | undefined;
  /** Absent if it was found before, and for a deposit by bank. */
  readonly transactionId?: string | undefined;
  /** For a deposit by bank, the bank's id of the entry on its statement; null if there is no statement. */
  readonly bankEntry?: string | null | undefined;
}

/**
 * Returns what arrived, with the transaction as its network writes it, and as many confirmations as count. Throws
 * InvalidFields, or Refusal `amount-too-small`, `amount-too-large`, or `rate-unavailable`.
 */
export async function requireArrival(
  tx: Tx,
  { prices }: Services,
  { currency: code, network: id, amount: announced, fee, ...deposit }: Deposit,
  { amount = announced, transactionId: typed, bankEntry }: StatedArrival,
): Promise<Arrival> {
  const currency = currencyIn(await currencies(tx), code);
  requireDigits('amount', amount, currency.scale);
  if (!isLess(fee, amount)) throw new Refusal('amount-too-small', { minimum: fee, currency: code });
  // What was announced was bounded then.
  if (isLess(announced, amount)) requireWorth(await currentPrices({ db: tx, prices }), currency, amount);
  if (id === null) {
    if (typed !== undefined) throw new InvalidFields({ transaction_id: ['validation:invalid'] });
    // Left out, a statement that is read later would credit another deposit from the same entry.
    if (bankEntry === undefined) throw new InvalidFields({ bank_entry: ['validation:required'] });
    return { amount, transactionId: null, confirmations: 0, bankEntry };
  }
  if (bankEntry !== undefined && bankEntry !== null) throw new InvalidFields({ bank_entry: ['validation:invalid'] });
  const { family, confirmations, minimum_deposit: minimum } = await findNetwork(tx, code, id);
  // What was announced counts, even if the minimum has risen since.
  if (isLess(amount, minimum) && isLess(amount, announced)) {
    throw new Refusal('amount-too-small', { minimum, currency: code });
  }
  const transactionId = typed === undefined ? deposit.transactionId : requireTransactionId(family, typed);
  if (transactionId === null) throw new InvalidFields({ transaction_id: ['validation:required'] });
  return { amount, transactionId, confirmations: Math.max(confirmations, deposit.confirmations), bankEntry: null };
}

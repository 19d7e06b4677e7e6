import type { AddressFamily } from '#contract/address-families';
import { isLess } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { requireDigits } from '../../require-digits.ts';
import { currencies, currencyIn } from '../market/store.ts';
import type { Deposit } from './deposit-store.ts';
import { findNetwork } from './network-store.ts';
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
 * InvalidFields, or Refusal `amount-too-small`.
 */
export async function requireArrival(
  tx: Tx,
  { currency, network: id, amount: announced, fee, ...deposit }: Deposit,
  { amount = announced, transactionId: typed, bankEntry }: StatedArrival,
): Promise<Arrival> {
  const { scale } = currencyIn(await currencies(tx), currency);
  requireDigits('amount', amount, scale);
  if (!isLess(fee, amount)) throw new Refusal('amount-too-small', { minimum: fee, currency });
  if (id === null) {
    if (typed !== undefined) throw new InvalidFields({ transaction_id: ['validation:invalid'] });
    // Left out, a statement that is read later would credit another deposit from the same entry.
    if (bankEntry === undefined) throw new InvalidFields({ bank_entry: ['validation:required'] });
    return { amount, transactionId: null, confirmations: 0, bankEntry };
  }
  if (bankEntry !== undefined && bankEntry !== null) throw new InvalidFields({ bank_entry: ['validation:invalid'] });
  const { family, confirmations, minimum_deposit: minimum } = await findNetwork(tx, currency, id);
  // What was announced counts, even if the minimum has risen since.
  if (isLess(amount, minimum) && isLess(amount, announced)) {
    throw new Refusal('amount-too-small', { minimum, currency });
  }
  const transactionId = typed === undefined ? deposit.transactionId : requireTransactionId(family, typed);
  if (transactionId === null) throw new InvalidFields({ transaction_id: ['validation:required'] });
  return { amount, transactionId, confirmations: Math.max(confirmations, deposit.confirmations), bankEntry: null };
}

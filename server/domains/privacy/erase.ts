import type { Tx } from '../../db/transact.ts';
import { forgetCodes } from '../account/email-code-store.ts';
import { forgetUnusedQuotes } from '../flash/store.ts';
import { discardAllFiles } from '../uploads/store.ts';
import { emptyDeposits } from '../wallet/deposit-store.ts';
import { erasedTables } from './inventory.ts';
import { anonymizeCustomer } from './store.ts';

interface Erasure {
  readonly customer: string;
  readonly email: string;
  readonly unusablePasswordHash: string;
  readonly at: Date;
}

/**
 * Erases whose account it was: what is left are records of money under a number. The account's row is locked and empty.
 * `clearDiscarded` after the commit deletes the pictures.
 */
export async function eraseAccount(tx: Tx, { customer, email, unusablePasswordHash, at }: Erasure): Promise<void> {
  for (const table of erasedTables) await tx.deleteFrom(table).where('customer_id', '=', customer).execute();
  await forgetCodes(tx, email);
  await forgetUnusedQuotes(tx, customer);
  // From here on it is closed, which the database asks for before a deposit loses its voucher.
  await anonymizeCustomer(tx, customer, unusablePasswordHash, at);
  await emptyDeposits(tx, customer);
  await discardAllFiles(tx, customer, at);
}

import type { Tx } from '../../db/transact.ts';
import { deleteCodes } from '../account/email-code-store.ts';
import { deleteUnacceptedOrders } from '../counters/order-store.ts';
import { deleteUnusedQuotes } from '../flash/store.ts';
import { discardAllFiles } from '../uploads/store.ts';
import { clearVouchers } from '../wallet/deposit-store.ts';
import { anonymizeCustomer, deleteErasedRows } from './store.ts';

interface Erasure {
  readonly customer: string;
  readonly email: string;
  readonly unusablePasswordHash: string;
  readonly at: Date;
}

/**
 * Erases all personal data and keeps the records of money under the account's number. The caller must hold the row lock,
 * have emptied the balance, and delete the images with `clearDiscarded` after the commit.
 */
export async function eraseAccount(tx: Tx, { customer, email, unusablePasswordHash, at }: Erasure): Promise<void> {
  await deleteErasedRows(tx, customer);
  await deleteCodes(tx, email);
  await deleteUnusedQuotes(tx, customer);
  await deleteUnacceptedOrders(tx, customer);
  // Close the account first: the database lets deposits lose their vouchers only then.
  await anonymizeCustomer(tx, customer, unusablePasswordHash, at);
  await clearVouchers(tx, customer);
  await discardAllFiles(tx, customer, at);
}

import { openDepositLimit } from '#contract/wallet-deposits';
import type { Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { lockCustomer } from '../account/store.ts';
import { countOpenDeposits } from './deposit-store.ts';

/**
 * Throws Refusal `deposit-limit` if the customer has as many open deposits as a person does at most: nobody can fill the
 * operators' queue. Locks the customer, so that several at once don't exceed it together.
 */
export async function requireDepositLeft(tx: Tx, customer: string): Promise<void> {
  await lockCustomer(tx, customer);
  if ((await countOpenDeposits(tx, customer)) >= openDepositLimit)
    throw new Refusal('deposit-limit', { max: openDepositLimit });
}

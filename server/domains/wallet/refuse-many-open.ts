import { openWithdrawalLimit } from '#contract/wallet-withdrawals';
import type { Db } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { countOpenWithdrawals } from './withdrawal-store.ts';

/**
 * Returns Refusal `withdrawal-limit` if the customer has as many open withdrawals as a person does at most: nobody can fill the
 * operators' queue. It takes no lock, so several at once can exceed it by as many as the calls' rate limit lets through.
 */
export async function refuseManyOpen(db: Db, customer: string): Promise<Refusal | undefined> {
  const isFull = (await countOpenWithdrawals(db, customer)) >= openWithdrawalLimit;
  return isFull ? new Refusal('withdrawal-limit', { max: openWithdrawalLimit }) : undefined;
}

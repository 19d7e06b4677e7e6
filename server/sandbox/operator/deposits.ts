import { bookDeposit, countDepositConfirmations, startDepositReview } from '../../domains/operator/decide-transfer.ts';
import { type Deposit, lockOldestDeposit } from '../../domains/wallet/deposit-store.ts';
import { findNetwork } from '../../domains/wallet/network-store.ts';
import type { Tx } from '../../db/transact.ts';
import { sandboxTransactionId } from '../transactions.ts';
import { before, operator, type Work } from './work.ts';

const PENDING_MS = 2_000;
const PROCESSING_MS = 2_000;

/** What the network says of a deposit: all of its confirmations come evenly within two seconds. Undefined for one by bank. */
async function findOnNetwork(tx: Tx, { sn, currency, network }: Deposit, elapsedMs: number) {
  if (network === null) return undefined;
  const { family, confirmations: needed } = await findNetwork(tx, currency, network);
  const confirmations = Math.min(needed, Math.floor((needed * elapsedMs) / PROCESSING_MS));
  return { transactionId: sandboxTransactionId(family, sn), confirmations };
}

/** Counts the confirmations of the deposit that was announced first, and credits it after two seconds. */
export const creditDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldestDeposit(tx, 'processing', at);
  if (!deposit?.reviewingAt) return false;
  const elapsedMs = at.getTime() - deposit.reviewingAt.getTime();
  const found = await findOnNetwork(tx, deposit, elapsedMs);
  if (elapsedMs >= PROCESSING_MS) {
    await bookDeposit(
      tx,
      services,
      deposit,
      { operator, at },
      { transactionId: found?.transactionId, bankEntry: null },
    );
    return true;
  }
  if (found && found.confirmations > deposit.confirmations)
    await countDepositConfirmations(tx, services, deposit, { operator, at }, found);
  return false;
};

/** Starts reviewing the oldest deposit that has been pending for two seconds. */
export const reviewDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldestDeposit(tx, 'pending', before(at, PENDING_MS));
  if (deposit) await startDepositReview(tx, services, deposit, { operator, at });
  return deposit !== undefined;
};

import { withdrawalsForPeople } from '../../domains/operator/approve-withdrawal.ts';
import {
  bookSent,
  completeTransfer,
  countConfirmations,
  startWithdrawalReview,
} from '../../domains/operator/decide-transfer.ts';
import { findNetwork } from '../../domains/wallet/network-store.ts';
import { lockOldestWithdrawal } from '../../domains/wallet/withdrawal-store.ts';
import { sandboxTransactionId } from '../transactions.ts';
import { before, operator, type Work } from './work.ts';

/** Long enough to cancel it. */
const PENDING_MS = 10_000;
const REVIEW_MS = 2_000;
const CONFIRMATION_MS = 250;
const TRANSFER_MS = 5_000;

/** Starts reviewing the oldest withdrawal that has been pending for ten seconds. */
export const reviewWithdrawals: Work = async (tx, services, at) => {
  const withdrawal = await lockOldestWithdrawal(tx, 'pending', before(at, PENDING_MS));
  if (withdrawal) await startWithdrawalReview(tx, services, withdrawal, { operator, at });
  return withdrawal !== undefined;
};

/**
 * Sends the oldest withdrawal that has been in review for two seconds, except those that need approvals. Its transaction is on
 * no network and at no bank.
 */
export const sendWithdrawals: Work = async (tx, services, at) => {
  const forPeople = await withdrawalsForPeople(tx, services);
  const withdrawal = await lockOldestWithdrawal(tx, 'reviewing', before(at, REVIEW_MS), forPeople);
  if (!withdrawal) return false;
  const { sn, currency, network: id } = withdrawal;
  const network = id === null ? null : await findNetwork(tx, currency, id);
  const transactionId = sandboxTransactionId(network?.family ?? null, sn);
  await bookSent(tx, services, withdrawal, { operator, at }, transactionId);
  return true;
};

/** Counts the confirmations of the withdrawal that was sent first, one every quarter of a second. */
export const confirmWithdrawals: Work = async (tx, services, at) => {
  const withdrawal = await lockOldestWithdrawal(tx, 'sent', at);
  if (!withdrawal?.sentAt || withdrawal.network === null) return false;
  const { confirmations: needed } = await findNetwork(tx, withdrawal.currency, withdrawal.network);
  const counted = Math.floor((at.getTime() - withdrawal.sentAt.getTime()) / CONFIRMATION_MS);
  const confirmations = Math.min(counted, needed);
  if (confirmations > withdrawal.confirmations)
    await countConfirmations(tx, services, withdrawal, { operator, at }, confirmations);
  return confirmations === needed;
};

/** Completes the oldest withdrawal by bank that was sent five seconds ago. */
export const completeTransfers: Work = async (tx, services, at) => {
  const withdrawal = await lockOldestWithdrawal(tx, 'transferred', before(at, TRANSFER_MS));
  if (withdrawal) await completeTransfer(tx, services, withdrawal, { operator, at });
  return withdrawal !== undefined;
};

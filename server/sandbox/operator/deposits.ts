import { lockOldestDeposit } from '../../domains/wallet/deposit-store.ts';
import { beginReview, creditDeposit } from '../../domains/wallet/review-deposit.ts';
import { before, type Work } from './work.ts';

const PENDING_MS = 2_000;
const PROCESSING_MS = 2_000;

/** Credits the oldest deposit that has been in review for two seconds. */
export const creditDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldestDeposit(tx, 'processing', before(at, PROCESSING_MS));
  if (deposit) await creditDeposit(tx, services, deposit, { at });
  return deposit !== undefined;
};

/** Starts reviewing the oldest deposit that has been pending for two seconds. */
export const reviewDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldestDeposit(tx, 'pending', before(at, PENDING_MS));
  if (deposit) await beginReview(tx, services, deposit, { at });
  return deposit !== undefined;
};

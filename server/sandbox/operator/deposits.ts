import { lockOldestDeposit } from '../../domains/wallet/deposit-store.ts';
import { bookDeposit, startDepositReview } from '../../domains/operator/decide-transfer.ts';
import { before, operator, type Work } from './work.ts';

const PENDING_MS = 2_000;
const PROCESSING_MS = 2_000;

/** Credits the oldest deposit that has been in review for two seconds. */
export const creditDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldestDeposit(tx, 'processing', before(at, PROCESSING_MS));
  if (deposit) await bookDeposit(tx, services, deposit, { operator, at });
  return deposit !== undefined;
};

/** Starts reviewing the oldest deposit that has been pending for two seconds. */
export const reviewDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldestDeposit(tx, 'pending', before(at, PENDING_MS));
  if (deposit) await startDepositReview(tx, services, deposit, { operator, at });
  return deposit !== undefined;
};

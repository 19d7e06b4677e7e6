import { lockOldest } from '../../domains/wallet/deposit-store.ts';
import { beginReview, creditDeposit } from '../../domains/wallet/deposits.ts';
import { before, type Work } from './work.ts';

const PENDING_MS = 2_000;
const PROCESSING_MS = 2_000;

/** Credits each deposit two seconds after its review began. */
export const creditDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldest(tx, 'processing', before(at, PROCESSING_MS));
  if (deposit) await creditDeposit(tx, services, deposit, { at });
  return deposit !== undefined;
};

/** Reviews each deposit after two seconds. */
export const reviewDeposits: Work = async (tx, services, at) => {
  const deposit = await lockOldest(tx, 'pending', before(at, PENDING_MS));
  if (deposit) await beginReview(tx, services, deposit, { at });
  return deposit !== undefined;
};

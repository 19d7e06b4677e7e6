import { approveRequest } from '../../domains/operator/review-removal.ts';
import { lockRemoval, removalsIn } from '../../domains/security/removal-store.ts';
import { before, operator, type Work } from './work.ts';

const REVIEW_MS = 4_000;

/** Approves the oldest request to remove a lost authenticator app after four seconds. The days of waiting stay. */
export const approveRemovals: Work = async (tx, services, at) => {
  const [oldest] = await removalsIn(tx, 'requested');
  if (!oldest || oldest.requestedAt > before(at, REVIEW_MS)) return false;
  const open = await lockRemoval(tx, oldest.id);
  if (open?.state === 'requested') await approveRequest(tx, services, open, { operator, at });
  return true;
};

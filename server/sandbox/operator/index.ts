import { transact } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { offerRequests, settleOrders } from './counters.ts';
import { creditDeposits, reviewDeposits } from './deposits.ts';
import { answerPetitions, completePetitions } from './petitions.ts';
import { approveRemovals } from './removals.ts';
import { decideVerifications } from './verifications.ts';
import { completeTransfers, confirmWithdrawals, reviewWithdrawals, sendWithdrawals } from './withdrawals.ts';
import type { Work } from './work.ts';

const POLL_MS = 500;

const kinds: readonly Work[] = [
  creditDeposits,
  reviewDeposits,
  decideVerifications,
  approveRemovals,
  answerPetitions,
  completePetitions,
  completeTransfers,
  confirmWithdrawals,
  sendWithdrawals,
  reviewWithdrawals,
  offerRequests,
  settleOrders,
];

/**
 * Starts the sandbox's automatic operator, which does what people do in live mode. It polls the database, so a restart loses
 * no work, and locks rows, so several servers do each piece once. A failure of one kind of work doesn't stop the others.
 * Returns a function that stops it and waits for running work.
 */
export function startOperator(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { db, clock } = services;
  return poll(async (isStopped) => {
    for (const kind of kinds) {
      try {
        while (!isStopped() && (await transact(db, (tx) => kind(tx, services, clock()))));
      } catch (error) {
        onError(error);
      }
    }
  }, POLL_MS);
}

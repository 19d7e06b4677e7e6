import { transact } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { offerRequests, settleOrders } from './counters.ts';
import { creditDeposits, reviewDeposits } from './deposits.ts';
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
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const work = async (): Promise<void> => {
    for (const kind of kinds) {
      try {
        while (!stopped && (await transact(db, (tx) => kind(tx, services, clock()))));
      } catch (error) {
        onError(error);
      }
    }
  };
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      working = work().then(next);
    }, POLL_MS);
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}

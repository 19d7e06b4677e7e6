import type { Tx } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import { type Attempts, repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { matchOldest } from './match-order.ts';
import { lockDue } from './order-store.ts';
import { endDue } from './settle-order.ts';

const POLL_MS = 500;

/** Does everything that is due now. A failure of one kind doesn't stop the other. */
export async function runCounterJobs(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db, clock } = services;
  const endOldest = async (tx: Tx, { failed, begin }: Attempts): Promise<boolean> => {
    const at = clock();
    const order = await lockDue(tx, at, failed);
    if (!order) return false;
    begin(order.sn);
    await endDue(tx, services, order, at);
    return true;
  };
  const match = (tx: Tx, attempts: Attempts) => matchOldest(tx, services, clock(), attempts);
  for (const work of [endOldest, match]) await repeat(db, work, { onError, isStopped }).catch(onError);
}

/**
 * Matches searches, and ends what is past its deadline. It polls the database, so a restart loses no work, and locks rows, so
 * several servers do each piece once. Returns a function that stops it and waits for running work.
 */
export function startCounterJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  return poll((isStopped) => runCounterJobs(services, onError, isStopped), POLL_MS);
}

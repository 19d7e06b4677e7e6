import { transact, type Tx } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { matchOldest } from './match-order.ts';
import { lockDue } from './order-store.ts';
import { endDue } from './settle-order.ts';

const POLL_MS = 500;

/** Repeats one transaction until there is nothing left to do. */
async function repeat(services: Services, isStopped: () => boolean, work: (tx: Tx, at: Date) => Promise<boolean>) {
  while (!isStopped() && (await transact(services.db, (tx) => work(tx, services.clock()))));
}

/** Ends everything that is past its deadline. One order that fails doesn't keep the others waiting. */
async function endDueOrders(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean,
): Promise<void> {
  const failed = new Set<string>();
  let sn: string | undefined;
  const endOldest = async (tx: Tx, at: Date): Promise<boolean> => {
    const order = await lockDue(tx, at, failed);
    sn = order?.sn;
    if (order) await endDue(tx, services, order, at);
    return order !== undefined;
  };
  for (;;) {
    try {
      return await repeat(services, isStopped, endOldest);
    } catch (error) {
      if (sn === undefined || failed.has(sn)) throw error;
      failed.add(sn);
      onError(error);
    }
  }
}

/** Does everything that is due now. A failure of one kind doesn't stop the other. */
export async function runCounterJobs(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const kinds = [
    () => endDueOrders(services, onError, isStopped),
    () => repeat(services, isStopped, (tx, at) => matchOldest(tx, services, at)),
  ];
  for (const kind of kinds) await kind().catch(onError);
}

/**
 * Matches searches, and ends what is past its deadline. It polls the database, so a restart loses no work, and locks rows, so
 * several servers do each piece once. Returns a function that stops it and waits for running work.
 */
export function startCounterJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  return poll((isStopped) => runCounterJobs(services, onError, isStopped), POLL_MS);
}

import { transact, type Tx } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { type Attempts, matchOldest } from './match-order.ts';
import { lockDue } from './order-store.ts';
import { endDue } from './settle-order.ts';

const POLL_MS = 500;

interface Run {
  readonly onError: (error: unknown) => void;
  readonly isStopped: () => boolean;
}

/** Repeats one transaction until there is nothing left to do. One piece that fails doesn't keep the others waiting. */
async function repeat(
  { db, clock }: Services,
  { onError, isStopped }: Run,
  work: (tx: Tx, at: Date, attempts: Attempts) => Promise<boolean>,
): Promise<void> {
  const failed = new Set<string>();
  let id: string | undefined;
  const attempts = { failed, begin: (next: string) => void (id = next) };
  while (!isStopped()) {
    id = undefined;
    try {
      if (!(await transact(db, (tx) => work(tx, clock(), attempts)))) return;
    } catch (error) {
      if (id === undefined || failed.has(id)) throw error;
      failed.add(id);
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
  const endOldest = async (tx: Tx, at: Date, { failed, begin }: Attempts): Promise<boolean> => {
    const order = await lockDue(tx, at, failed);
    if (!order) return false;
    begin(order.sn);
    await endDue(tx, services, order, at);
    return true;
  };
  const match = (tx: Tx, at: Date, attempts: Attempts) => matchOldest(tx, services, at, attempts);
  for (const work of [endOldest, match]) await repeat(services, { onError, isStopped }, work).catch(onError);
}

/**
 * Matches searches, and ends what is past its deadline. It polls the database, so a restart loses no work, and locks rows, so
 * several servers do each piece once. Returns a function that stops it and waits for running work.
 */
export function startCounterJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  return poll((isStopped) => runCounterJobs(services, onError, isStopped), POLL_MS);
}

import { transact, type Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { matchOldest } from './match-order.ts';
import { endOldestDue } from './settle-order.ts';

const POLL_MS = 500;

/** Does the oldest work of one kind under a row lock. Returns whether there was any. */
type Work = (tx: Tx, services: Services, at: Date) => Promise<boolean>;

const kinds: readonly Work[] = [endOldestDue, matchOldest];

/** Does everything that is due now. A failure of one kind doesn't stop the other. */
export async function runCounterJobs(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db, clock } = services;
  for (const kind of kinds) {
    try {
      while (!isStopped() && (await transact(db, (tx) => kind(tx, services, clock()))));
    } catch (error) {
      onError(error);
    }
  }
}

/**
 * Matches searches, and ends what is past its deadline. It polls the database, so a restart loses no work, and locks rows, so
 * several servers do each piece once. Returns a function that stops it and waits for running work.
 */
export function startCounterJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      working = runCounterJobs(services, onError, () => stopped).then(next);
    }, POLL_MS);
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}

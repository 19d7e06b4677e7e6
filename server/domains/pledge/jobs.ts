import { transact, type Tx } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { maturePledge } from './mature-pledge.ts';
import { lockDue } from './pledge-store.ts';

const POLL_MS = 500;

/** Pays every term that is due, each in its own transaction. One that fails doesn't keep the others waiting. */
export async function runPledgeJobs(
  services: Services,
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const failed = new Set<string>();
  let number: string | undefined;
  const payOldest = async (tx: Tx): Promise<boolean> => {
    const at = services.clock();
    const pledge = await lockDue(tx, at, failed);
    number = pledge?.number;
    if (pledge) await maturePledge(tx, services, pledge, at);
    return pledge !== undefined;
  };
  for (let goesOn = true; goesOn && !isStopped();) {
    number = undefined;
    try {
      goesOn = await transact(services.db, payOldest);
    } catch (error) {
      onError(error);
      // Without a number the database is away, which the next round finds out again.
      if (number === undefined) return;
      failed.add(number);
    }
  }
}

/**
 * Pays terms when they mature. It polls the database, so a restart loses no work, and locks rows, so several servers pay each
 * term once. Returns a function that stops it and waits for running work.
 */
export function startPledgeJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  return poll((isStopped) => runPledgeJobs(services, onError, isStopped), POLL_MS);
}

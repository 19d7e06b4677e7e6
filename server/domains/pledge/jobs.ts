import type { Tx } from '../../db/transact.ts';
import { poll } from '../../poll.ts';
import { type Attempts, repeat } from '../../repeat.ts';
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
  const payOldest = async (tx: Tx, { failed, begin }: Attempts): Promise<boolean> => {
    const at = services.clock();
    const pledge = await lockDue(tx, at, failed);
    if (!pledge) return false;
    begin(pledge.number);
    await maturePledge(tx, services, pledge, at);
    return true;
  };
  await repeat(services.db, payOldest, { onError, isStopped }).catch(onError);
}

/**
 * Pays terms when they mature. It polls the database, so a restart loses no work, and locks rows, so several servers pay each
 * term once. Returns a function that stops it and waits for running work.
 */
export function startPledgeJobs(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  return poll((isStopped) => runPledgeJobs(services, onError, isStopped), POLL_MS);
}

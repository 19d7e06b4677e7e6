import { transact } from '../db/transact.ts';
import { beginReview, creditDeposit } from '../domains/wallet/deposits.ts';
import { lockOldest } from '../domains/wallet/deposit-store.ts';
import type { Services } from '../services.ts';

const LOOK_EVERY_MS = 500;
const PENDING_MS = 2_000;
const PROCESSING_MS = 2_000;

/** One step of one deposit, if any is due. */
async function decideNext(services: Services): Promise<boolean> {
  const { db, clock } = services;
  const at = clock();
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  return transact(db, async (tx) => {
    const processing = await lockOldest(tx, 'processing', before(PROCESSING_MS));
    if (processing) {
      await creditDeposit(tx, services, processing, { at });
      return true;
    }
    const pending = await lockOldest(tx, 'pending', before(PENDING_MS));
    if (pending) await beginReview(tx, services, pending, { at });
    return pending !== undefined;
  });
}

/**
 * The automatic operator of the sandbox: reviews each deposit after two seconds and credits it two seconds later. It finds its
 * work in the database, so a restart loses none, and rows are locked, so also several servers do each once.
 * Answers the function that ends it and waits for what is under way.
 */
export function startOperator(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const work = async (): Promise<void> => {
    try {
      while (!stopped && (await decideNext(services)));
    } catch (error) {
      onError(error);
    }
  };
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      working = work().then(next);
    }, LOOK_EVERY_MS);
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}

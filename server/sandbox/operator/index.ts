import { transact } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { creditDeposits, reviewDeposits } from './deposits.ts';
import { decideVerifications } from './verifications.ts';
import type { Work } from './work.ts';

const LOOK_EVERY_MS = 500;

/** What a person decides in live mode. */
const kinds: readonly Work[] = [creditDeposits, reviewDeposits, decideVerifications];

/**
 * The automatic operator of the sandbox. It finds its work in the database, so a restart loses none, and rows are locked, so
 * also several servers do each once. A kind of work that fails stops no other.
 * Returns the function that ends it and waits for what is under way.
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
    }, LOOK_EVERY_MS);
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}

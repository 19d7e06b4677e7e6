import { sweepFactors } from './domains/factors/store.ts';
import { closeDueAccounts } from './domains/privacy/close-due.ts';
import { filesFolder, sweepFiles } from './domains/uploads/store.ts';
import { sweepGuesses } from './plugins/guesses/store.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;

/**
 * What is done now and every hour: uploads that nobody handed in, pictures that were replaced, logins and challenges that were
 * not answered in time, and old wrong guesses are cleared away, and accounts are closed whose time has come. Answers how to end it, which waits for
 * what is under way.
 */
export function startHousekeeping(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { db, settings, clock } = services;
  let working: Promise<unknown> = Promise.resolve();
  const work = () => {
    working = working
      .then(() => sweepFiles(db, filesFolder(settings), clock()).catch(onError))
      .then(() => sweepFactors(db, clock()).catch(onError))
      .then(() => sweepGuesses(db, clock()).catch(onError))
      .then(() => closeDueAccounts(services, onError).catch(onError));
  };
  work();
  const timer = setInterval(work, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

import { closeDueAccounts } from './domains/privacy/close-due-accounts.ts';
import { sweepFactors } from './domains/security/authenticator-store.ts';
import { filesFolder, sweepFiles } from './domains/uploads/store.ts';
import { sweepGuesses } from './plugins/guesses/store.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;

/**
 * Cleans up now and every hour: uploads that nobody submitted, replaced pictures, unanswered logins and challenges, old wrong
 * guesses. Closes the accounts that are due. Returns the function that ends it and waits for what is running.
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

import { sweepEmailCodes } from './domains/account/email-code-store.ts';
import { closeDueAccounts } from './domains/privacy/close-due-accounts.ts';
import { sweepFactors } from './domains/security/authenticator-store.ts';
import { filesFolder } from './domains/uploads/store.ts';
import { sweepFiles } from './domains/uploads/sweep-files.ts';
import { sweepGuesses } from './plugins/guesses/store.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;

/**
 * Deletes unsubmitted uploads, replaced images, expired logins and challenges, old codes and wrong guesses, and closes accounts
 * whose closure is due: now and every hour. Returns a function that stops this and waits for running work.
 */
export function startHousekeeping(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { db, settings, clock } = services;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweepFiles(db, filesFolder(settings), clock()).catch(onError))
      .then(() => sweepFactors(db, clock()).catch(onError))
      .then(() => sweepEmailCodes(db, clock()).catch(onError))
      .then(() => sweepGuesses(db, clock()).catch(onError))
      .then(() => closeDueAccounts(services, onError).catch(onError));
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

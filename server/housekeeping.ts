import { sweepEmailCodes } from './domains/account/email-code-store.ts';
import { removeDueAuthenticators } from './domains/operator/review-removal.ts';
import { sweepAlerts } from './domains/market/trigger-store.ts';
import { sweepSubscriptions } from './domains/notices/push-store.ts';
import { closeDueAccounts } from './domains/privacy/close-due-accounts.ts';
import { sweepFactors } from './domains/security/authenticator-store.ts';
import { sweepSessionLinks } from './domains/security/session-link-store.ts';
import { sweepTrees } from './domains/transparency/snapshot-store.ts';
import { sweepStatus } from './domains/transparency/status-store.ts';
import { proofsKept } from './domains/transparency/take-snapshot.ts';
import { sweepFiles } from './domains/uploads/sweep-files.ts';
import { sweepChecks } from './domains/wallet/withdrawal-check-store.ts';
import { sweepRefusals } from './ledger/index.ts';
import { sweepGuesses } from './plugins/guesses/store.ts';
import type { Services } from './services.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

/**
 * Deletes expired logins and challenges, old codes, wrong guesses, and refusals, old price alerts, push subscriptions of unused sessions, old proofs of
 * liabilities, old figures of the server's status, closes accounts whose closure is due, and deletes unsubmitted uploads and replaced images: now and every hour. Removes lost authenticator apps that are due: now and every minute, since the
 * customer was told the time. Returns a function that stops this and waits for running work.
 */
export function startHousekeeping(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { db, settings, files, clock } = services;
  let running: Promise<unknown> = Promise.resolve();
  let removing: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweepFactors(db, clock()).catch(onError))
      .then(() => sweepSessionLinks(db, clock()).catch(onError))
      .then(() => sweepEmailCodes(db, clock()).catch(onError))
      .then(() => sweepChecks(db, new Date(clock().getTime() - 24 * HOUR_MS)).catch(onError))
      .then(() => sweepAlerts(db, clock()).catch(onError))
      .then(() => sweepSubscriptions(db, clock()).catch(onError))
      .then(() => sweepGuesses(db, clock()).catch(onError))
      .then(() => sweepRefusals(db, clock()).catch(onError))
      .then(() => sweepTrees(db, new Date(clock().getTime() - proofsKept(settings))).catch(onError))
      .then(() => sweepStatus(db, clock()).catch(onError))
      .then(() => closeDueAccounts(services, onError).catch(onError))
      // Last, since a bucket that hangs takes ten seconds for each few images.
      .then(() => sweepFiles(db, files, clock()).catch(onError));
  };
  const remove = () => {
    removing = removing.then(() => removeDueAuthenticators(services, onError).catch(onError));
  };
  run();
  remove();
  const timers = [setInterval(run, HOUR_MS), setInterval(remove, MINUTE_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([running, removing]);
  };
}

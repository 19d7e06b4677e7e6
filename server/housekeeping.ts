import { sweepEmailCodes } from './domains/account/email-code-store.ts';
import { removeDueAuthenticators } from './domains/operator/remove-due-authenticators.ts';
import { sweepSearches } from './domains/counters/order-store.ts';
import { sweepQuotes } from './domains/flash/store.ts';
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
import { poll } from './poll.ts';
import type { Services } from './services.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/**
 * Deletes what has expired or is no longer needed, and closes accounts whose closure is due: now and every hour. Removes lost
 * authenticator apps that are due: now and every minute, since the customer was told the time. Returns a function that stops
 * this and waits for running work.
 */
export function startHousekeeping(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { db, settings, files, clock } = services;
  const before = (milliseconds: number): Date => new Date(clock().getTime() - milliseconds);
  const sweeps: readonly (() => Promise<unknown>)[] = [
    () => sweepFactors(db, clock()),
    () => sweepSessionLinks(db, clock()),
    () => sweepEmailCodes(db, clock()),
    () => sweepChecks(db, before(DAY_MS)),
    () => sweepAlerts(db, clock()),
    () => sweepQuotes(db, before(DAY_MS)),
    () => sweepSearches(db, before(DAY_MS)),
    () => sweepSubscriptions(db, clock()),
    () => sweepGuesses(db, clock()),
    () => sweepRefusals(db, clock()),
    () => sweepTrees(db, before(proofsKept(settings))),
    () => sweepStatus(db, clock()),
    () => closeDueAccounts(services, onError),
    // Last, since a bucket that hangs takes ten seconds for each few images.
    () => sweepFiles(db, files, clock()),
  ];
  const sweep = async (): Promise<void> => {
    for (const each of sweeps) await each().catch(onError);
  };
  const removeAuthenticators = (): Promise<void> => removeDueAuthenticators(services, onError).catch(onError);
  const stops = [
    poll(sweep, HOUR_MS, { immediately: true }),
    poll(removeAuthenticators, MINUTE_MS, { immediately: true }),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

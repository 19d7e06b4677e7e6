import { transact } from '../../db/transact.ts';
import { recordBounce } from '../../domains/security/record-bounce.ts';
import { logError } from '../../log-error.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { HOUR_MS } from '../../time.ts';
import { isAddressUnknown, type Mail } from '../mail.ts';
import { mailContext, retryAt, sendSaved } from './index.ts';
import { claimMails, deleteMail, postponeMail, type StoredMail } from './store.ts';

const POLL_MS = 5_000;
/** Sent at a time by one server. */
const BATCH = 10;
/** An email that is older tells nothing new, and its notice says the same. */
const MAX_AGE_MS = 24 * HOUR_MS;

/** Sends a saved mail, leaves it for later, or gives it up and tells the customer if the address doesn't exist. */
async function attempt(services: Services, { id, content, attempts, createdAt }: StoredMail): Promise<void> {
  const { db, clock, cipher } = services;
  const read = () => JSON.parse(cipher.open(content, mailContext(id))) as Mail;
  try {
    await sendSaved(services, id, read());
  } catch (error) {
    logError(error);
    const now = clock();
    if (isAddressUnknown(error)) {
      await transact(db, async (tx) => {
        await recordBounce(tx, services, read().to);
        await deleteMail(tx, id);
      });
    } else if (now.getTime() - createdAt.getTime() >= MAX_AGE_MS) await deleteMail(db, id);
    else await postponeMail(db, id, retryAt(now, attempts, error));
  }
}

/** Sends the mails that are due. */
export async function sendDueMails(services: Services, isStopped: () => boolean = () => false): Promise<void> {
  const { db, clock } = services;
  while (!isStopped()) {
    const due = await claimMails(db, clock(), BATCH);
    await Promise.all(due.map((mail) => attempt(services, mail).catch(logError)));
    if (due.length < BATCH) return;
  }
}

/** Sends what failed, and what servers left that are gone. Returns a function that stops this and waits for running work. */
export const startMailJobs = (services: Services, onError: (error: unknown) => void): (() => Promise<void>) =>
  poll((isStopped) => sendDueMails(services, isStopped).catch(onError), POLL_MS);

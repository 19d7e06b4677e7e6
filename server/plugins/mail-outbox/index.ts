import { randomUUID } from 'node:crypto';
import { afterCommit, type Tx } from '../../db/transact.ts';
import { logError } from '../../log-error.ts';
import { poll } from '../../poll.ts';
import type { Services } from '../../services.ts';
import { HOUR_MS, MINUTE_MS } from '../../time.ts';
import type { Mail } from '../mail.ts';
import { claimMails, deleteMail, insertMail, leaseEnd, postponeMail, type StoredMail } from './store.ts';

const POLL_MS = 5_000;
/** Sent at a time by one server. */
const BATCH = 10;
const FIRST_RETRY_MS = MINUTE_MS;
const MAX_RETRY_MS = HOUR_MS;
/** An email that is older tells nothing new, and its notice says the same. */
const MAX_AGE_MS = 24 * HOUR_MS;

export const mailContext = (id: string): string => `mail ${id}`;

const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS));

/**
 * Whether the address doesn't exist, by the answer to it (RFC 3463, 5.1). Any other refusal, such as of our password or sender,
 * is the operator's to mend.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  /\b5\.1\.\d/u.test(String(error.response));

const hasExpired = ({ expiresAt }: Mail, now: Date): boolean => expiresAt !== undefined && new Date(expiresAt) <= now;

const seal = ({ cipher }: Services, mail: Mail): Pick<StoredMail, 'id' | 'content'> => {
  const id = randomUUID();
  return { id, content: cipher.seal(JSON.stringify(mail), mailContext(id)) };
};

type Attempt = Pick<StoredMail, 'id' | 'attempts' | 'createdAt'>;

/** Sends a saved mail, or leaves it for later. Never throws. */
async function attempt(
  { db, clock, mailer }: Services,
  { id, attempts, createdAt }: Attempt,
  read: () => Mail,
): Promise<void> {
  try {
    const mail = read();
    if (!hasExpired(mail, clock())) await mailer.send(mail);
    await deleteMail(db, id);
  } catch (error) {
    logError(error);
    const now = clock();
    const isOver = isFinal(error) || now.getTime() - createdAt.getTime() >= MAX_AGE_MS;
    await (isOver ? deleteMail(db, id) : postponeMail(db, id, retryAt(now, attempts))).catch(logError);
  }
}

/** Sends a mail after the commit, without waiting for it. If that fails, or this server ends, it is sent later. */
export async function mailAfterCommit(tx: Tx, services: Services, mail: Mail): Promise<void> {
  const [sealed, createdAt] = [seal(services, mail), services.clock()];
  await insertMail(tx, sealed, { createdAt, dueAt: leaseEnd(createdAt) });
  afterCommit(tx, () => void attempt(services, { id: sealed.id, attempts: 0, createdAt }, () => mail));
}

/** Sends a mail that no transaction could save. If that fails, it is sent later. Never throws. */
export function mailInBackground(services: Services, mail: Mail): void {
  const later = async (error: unknown): Promise<void> => {
    logError(error);
    const now = services.clock();
    if (!isFinal(error))
      await insertMail(services.db, seal(services, mail), { createdAt: now, dueAt: retryAt(now, 0) });
  };
  services.mailer.send(mail).catch(later).catch(logError);
}

/** Sends the mails that are due. */
export async function sendDueMails(services: Services, isStopped: () => boolean = () => false): Promise<void> {
  const { db, clock, cipher } = services;
  while (!isStopped()) {
    const due = await claimMails(db, clock(), BATCH);
    const read = ({ id, content }: StoredMail) => JSON.parse(cipher.open(content, mailContext(id))) as Mail;
    await Promise.all(due.map((stored) => attempt(services, stored, () => read(stored))));
    if (due.length < BATCH) return;
  }
}

/** Sends what failed, and what servers left that are gone. Returns a function that stops this and waits for running work. */
export const startMailJobs = (services: Services, onError: (error: unknown) => void): (() => Promise<void>) =>
  poll((isStopped) => sendDueMails(services, isStopped).catch(onError), POLL_MS);

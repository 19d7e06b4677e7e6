import { randomUUID } from 'node:crypto';
import { afterCommit, type Tx } from '../../db/transact.ts';
import { logError } from '../../log-error.ts';
import type { Services } from '../../services.ts';
import { HOUR_MS, MINUTE_MS } from '../../time.ts';
import { isAddressUnknown, type Mail } from '../mail.ts';
import { deleteMail, insertMail, leaseEnd, type NewMail, postponeMail } from './store.ts';

const FIRST_RETRY_MS = MINUTE_MS;
const MAX_RETRY_MS = HOUR_MS;

export const mailContext = (id: string): string => `mail ${id}`;

/** When to send a mail again that failed. The job, which gives mails up, asks at once about an address that doesn't exist. */
export const retryAt = (now: Date, attempts: number, error: unknown): Date =>
  isAddressUnknown(error) ? now : new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS));

/** Seals a mail to be saved. */
export function sealMail({ cipher, clock }: Services, mail: Mail): NewMail {
  const [id, createdAt] = [randomUUID(), clock()];
  const content = cipher.seal(JSON.stringify(mail), mailContext(id));
  return { id, content, createdAt, dueAt: leaseEnd(createdAt) };
}

/** Sends a saved mail and deletes it; one that has expired isn't sent. Throws what the mailer throws. */
export async function sendSaved({ db, clock, mailer }: Services, id: string, mail: Mail): Promise<void> {
  const hasExpired = mail.expiresAt !== undefined && new Date(mail.expiresAt) <= clock();
  if (!hasExpired) await mailer.send(mail);
  await deleteMail(db, id);
}

/** Sends a mail that was just saved, without waiting for it. If that fails, it is sent later. Never throws. */
export function sendInBackground(services: Services, id: string, mail: Mail): void {
  const { db, clock } = services;
  const later = (error: unknown): Promise<void> => {
    logError(error);
    return postponeMail(db, id, retryAt(clock(), 0, error));
  };
  sendSaved(services, id, mail).catch(later).catch(logError);
}

/** Sends a mail after the commit, without waiting for it. If that fails, or this server ends, it is sent later. */
export async function mailAfterCommit(tx: Tx, services: Services, mail: Mail): Promise<void> {
  const sealed = sealMail(services, mail);
  await insertMail(tx, sealed);
  afterCommit(tx, () => sendInBackground(services, sealed.id, mail));
}

/** Sends a mail that no transaction could save. If that fails, it is sent later. Never throws. */
export function mailInBackground(services: Services, mail: Mail): void {
  const later = (error: unknown): Promise<void> => {
    logError(error);
    const sealed = sealMail(services, mail);
    return insertMail(services.db, { ...sealed, dueAt: retryAt(sealed.createdAt, 0, error) });
  };
  services.mailer.send(mail).catch(later).catch(logError);
}

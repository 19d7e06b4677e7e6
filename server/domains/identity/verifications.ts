import { realStatus } from '#contract/fields';
import type { Tx } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { mailAfterCommit, mailTexts } from '../../plugins/mail.ts';
import type { Services } from '../../services.ts';
import { publishNotice } from '../notices/publish.ts';
import { contactOf } from '../security/store.ts';
import { discardFiles, takeFile } from '../uploads/store.ts';
import { lockProfile, saveRealStatus } from './profile-store.ts';
import { emptyReturned, insertVerification, type OpenVerification, saveDecision } from './store.ts';

export interface Submission {
  readonly customer: string;
  readonly fullName: string;
  readonly idNumber: string;
  readonly front: string;
  readonly back: string;
  readonly at: Date;
}

/** Throws InvalidFields at each photo that is gone, another's or used. */
async function takePhotos(tx: Tx, submission: Submission): Promise<void> {
  const { customer, at } = submission;
  const gone: Record<string, string[]> = {};
  for (const side of ['front', 'back'] as const) {
    try {
      await takeFile(tx, { customer, purpose: 'authentic', filename: submission[side], at });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      gone[side] = ['validation:file-gone'];
    }
  }
  if (Object.keys(gone).length > 0) throw new InvalidFields(gone);
}

/**
 * None or returned to in review. What a returned submission before it had handed in is forgotten.
 * Throws Refusal `verification-not-open`, or InvalidFields at a photo.
 */
export async function submitVerification(
  tx: Tx,
  { cipher }: Services,
  submission: Submission,
): Promise<OpenVerification> {
  const { customer, fullName, idNumber, front, back, at } = submission;
  // The lock lets one submission in at a time.
  const { realStatus: status } = await lockProfile(tx, customer);
  if (status === realStatus.verified || status === realStatus.inReview) throw new Refusal('verification-not-open');
  await takePhotos(tx, submission);
  await discardFiles(tx, await emptyReturned(tx, customer), at);
  await saveRealStatus(tx, customer, realStatus.inReview);
  const sealedIdNumber = cipher.seal(idNumber, customer);
  return insertVerification(tx, { customer, fullName, sealedIdNumber, front, back, submittedAt: at });
}

export interface Decision {
  readonly at: Date;
  /** For seeded history alone: nobody is told now, and the notice is of that time. */
  readonly past?: true;
}

async function tell(
  tx: Tx,
  services: Services,
  customer: string,
  kind: string,
  { at, past }: Decision,
  reason = '',
): Promise<void> {
  const { language, email } = await contactOf(tx, customer);
  await publishNotice(tx, services, { customer, language, kind, values: { reason }, at: past && at, read: past });
  if (past) return;
  mailAfterCommit(tx, services.mailer, { to: email, ...mailTexts(services.texts, language, kind, { reason }) });
}

/** In review to verified. The submission's row is locked. */
export async function completeVerification(
  tx: Tx,
  services: Services,
  { id, customer }: OpenVerification,
  decision: Decision,
): Promise<void> {
  await saveDecision(tx, id, { status: realStatus.verified, decided_at: decision.at });
  await saveRealStatus(tx, customer, realStatus.verified);
  await tell(tx, services, customer, 'verification-completed', decision);
}

/** In review to returned, with a reason in the customer's language. The submission's row is locked. */
export async function returnVerification(
  tx: Tx,
  services: Services,
  { id, customer }: OpenVerification,
  decision: Decision,
  reason: string,
): Promise<void> {
  await saveDecision(tx, id, { status: realStatus.returned, decided_at: decision.at, reason });
  await saveRealStatus(tx, customer, realStatus.returned, reason);
  await tell(tx, services, customer, 'verification-returned', decision, reason);
}

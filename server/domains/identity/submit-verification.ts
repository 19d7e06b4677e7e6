import { realStatus } from '#contract/fields';
import type { Tx } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import type { Device } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from '../security/activity-store.ts';
import { discardFiles, takeFile } from '../uploads/store.ts';
import { lockProfile, saveRealStatus } from './profile-store.ts';
import { clearReturned, insertVerification, type OpenVerification } from './store.ts';

export interface Submission {
  readonly customer: string;
  readonly document: 'id-card' | 'passport';
  readonly fullName: string;
  readonly idNumber: string;
  readonly front: string;
  readonly back: string | null;
  readonly device: Device;
  readonly at: Date;
}

/**
 * Uses the uploaded photos, or those of the returned submission again. Throws InvalidFields for each photo that is missing,
 * used for something else, or another customer's.
 */
async function takePhotos(tx: Tx, submission: Submission, returned: readonly string[]): Promise<void> {
  const { customer, at } = submission;
  const missing: Record<string, string[]> = {};
  for (const side of ['front', 'back'] as const) {
    const filename = submission[side];
    if (filename === null || returned.includes(filename)) continue;
    try {
      await takeFile(tx, { customer, purpose: 'authentic', filename, at });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      missing[side] = ['validation:file-gone'];
    }
  }
  if (Object.keys(missing).length > 0) throw new InvalidFields(missing);
}

/**
 * Moves a customer from unverified or returned to in review, and clears earlier returned submissions. Throws Refusal
 * `verification-not-open`, or InvalidFields for a photo.
 */
export async function submitVerification(
  tx: Tx,
  { cipher, files }: Services,
  submission: Submission,
): Promise<OpenVerification> {
  const { customer, document, fullName, idNumber, front, back, device, at } = submission;
  const { realStatus: status } = await lockProfile(tx, customer);
  if (status === realStatus.verified || status === realStatus.inReview) throw new Refusal('verification-not-open');
  const returned = await clearReturned(tx, customer);
  await takePhotos(tx, submission, returned);
  await discardFiles(
    tx,
    files,
    returned.filter((filename) => filename !== front && filename !== back),
    at,
  );
  await saveRealStatus(tx, customer, realStatus.inReview);
  await recordActivity(tx, { customer, kind: 'verification-submitted', device, at });
  const sealedIdNumber = cipher.seal(idNumber, customer);
  return insertVerification(tx, { customer, document, fullName, sealedIdNumber, front, back, submittedAt: at });
}

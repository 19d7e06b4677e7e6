import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { languageOfCustomer } from '../../domains/account/store.ts';
import { lockOldestVerification } from '../../domains/identity/store.ts';
import { completeReview, returnReview } from '../../domains/operator/review-verification.ts';
import type { Services } from '../../services.ts';
import { before, operator, type Work } from './work.ts';

const REVIEW_MS = 4_000;

async function hashOf({ files }: Services, filename: string): Promise<string> {
  const file = await files.read(filename);
  if (!file) throw new Error('A photo to review is missing.');
  return createHash('sha256')
    .update(await buffer(file))
    .digest('hex');
}

/**
 * Decides each identity verification after four seconds. Returns it if both photos are identical and completes any other, so
 * that both outcomes can be tried without anyone looking at documents. A passport, which has one photo, is completed.
 */
export const decideVerifications: Work = async (tx, services, at) => {
  const verification = await lockOldestVerification(tx, before(at, REVIEW_MS));
  if (!verification) return false;
  const { customer, front, back } = verification;
  const frontHash = await hashOf(services, front);
  if (back !== null && frontHash === (await hashOf(services, back))) {
    const reason = services.texts.text(await languageOfCustomer(tx, customer), 'server:verification.same-photos');
    await returnReview(tx, services, verification, { operator, at }, reason);
  } else {
    await completeReview(tx, services, verification, { operator, at });
  }
  return true;
};

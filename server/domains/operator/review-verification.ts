import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import type { OpenVerification } from '../identity/store.ts';
import { completeVerification, returnVerification } from '../identity/decide-verification.ts';
import { type Decider, hashedReason, recordAction } from './audit-store.ts';

const subjectOf = ({ id }: Pick<OpenVerification, 'id'>): string => `verification/${id}`;

/** Completes a verification and records it in the audit log. The caller must hold the row lock. */
export async function completeReview(
  tx: Tx,
  services: Services,
  open: OpenVerification,
  { operator, at }: Decider,
): Promise<void> {
  await completeVerification(tx, services, open, { at });
  await recordAction(tx, { operator, act: 'verification-completed', subject: subjectOf(open), at });
}

/**
 * Returns a verification to the customer and records it in the audit log. The log is never erased and the reason may name
 * a person, so the log has only the reason's hash. The caller must hold the row lock.
 */
export async function returnReview(
  tx: Tx,
  services: Services,
  open: OpenVerification,
  { operator, at }: Decider,
  reason: string,
): Promise<void> {
  await returnVerification(tx, services, open, { at }, reason);
  const details = hashedReason(reason);
  await recordAction(tx, { operator, act: 'verification-returned', subject: subjectOf(open), details, at });
}

/** Records that an operator saw an ID number or a photo. */
export async function recordAccess(
  tx: Tx,
  id: bigint,
  what: 'number' | 'front' | 'back',
  { operator, at }: Decider,
): Promise<void> {
  await recordAction(tx, { operator, act: 'verification-seen', subject: subjectOf({ id }), details: { what }, at });
}

import { createHash } from 'node:crypto';
import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import type { OpenVerification } from '../identity/store.ts';
import { completeVerification, returnVerification } from '../identity/verifications.ts';
import { recordAction } from './audit.ts';

/** Who decides; `automatic` is the sandbox's. */
interface Decider {
  readonly operator: string;
  readonly at: Date;
}

const subjectOf = ({ id }: Pick<OpenVerification, 'id'>): string => `verification/${id}`;

/** In review to verified, with its entry in the audit log. The submission's row is locked. */
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
 * In review to returned, with its entry in the audit log. The reason may name a person and the log is never erased, so
 * that it has the reason's hash alone. The submission's row is locked.
 */
export async function returnReview(
  tx: Tx,
  services: Services,
  open: OpenVerification,
  { operator, at }: Decider,
  reason: string,
): Promise<void> {
  await returnVerification(tx, services, open, { at }, reason);
  const details = { reason_sha256: createHash('sha256').update(reason).digest('hex') };
  await recordAction(tx, { operator, act: 'verification-returned', subject: subjectOf(open), details, at });
}

/** Writes that an operator saw a number or a photo. */
export async function recordAccess(
  tx: Tx,
  id: bigint,
  what: 'number' | 'front' | 'back',
  { operator, at }: Decider,
): Promise<void> {
  await recordAction(tx, { operator, act: 'verification-seen', subject: subjectOf({ id }), details: { what }, at });
}

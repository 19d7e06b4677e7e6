import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import type { OpenRemoval } from '../security/removal-store.ts';
import { approveRemoval, refuseRemoval } from '../security/remove-lost-authenticator.ts';
import { type Decider, hashedReason, recordAction } from './audit-store.ts';

const subjectOf = ({ id }: Pick<OpenRemoval, 'id'>): string => `removal/${id}`;

/** Approves a request and records it in the audit log. The caller must hold the lock of `lockRemoval`. */
export async function approveRequest(
  tx: Tx,
  services: Services,
  open: OpenRemoval,
  { operator, at }: Decider,
): Promise<void> {
  await approveRemoval(tx, services, open, at);
  await recordAction(tx, { operator, act: 'removal-approved', subject: subjectOf(open), at });
}

/**
 * Refuses a request, also one that was approved, and records it in the audit log, which has only the reason's hash. The
 * caller must hold the lock of `lockRemoval`.
 */
export async function refuseRequest(
  tx: Tx,
  services: Services,
  open: OpenRemoval,
  { operator, at }: Decider,
  reason: string,
): Promise<void> {
  await refuseRemoval(tx, services, open, at, reason);
  const details = hashedReason(reason);
  await recordAction(tx, { operator, act: 'removal-refused', subject: subjectOf(open), details, at });
}

/** Records that an operator saw what the customer wrote. */
export async function recordAccess(tx: Tx, id: bigint, { operator, at }: Decider): Promise<void> {
  await recordAction(tx, { operator, act: 'removal-seen', subject: subjectOf({ id }), at });
}

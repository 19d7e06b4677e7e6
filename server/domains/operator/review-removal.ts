import { transact, type Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { lockRemoval, type OpenRemoval, removalsDue } from '../security/removal-store.ts';
import { approveRemoval, completeRemoval, refuseRemoval } from '../security/remove-lost-authenticator.ts';
import { automatic, type Decider, hashedReason, recordAction } from './audit-store.ts';

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

/**
 * Removes every authenticator app whose waiting time is over, each in its own transaction, so that a failure doesn't affect
 * the others.
 */
export async function removeDueAuthenticators(services: Services, onError: (error: unknown) => void): Promise<void> {
  const { db, clock } = services;
  for (const id of await removalsDue(db, clock())) {
    const work = async (tx: Tx): Promise<void> => {
      const open = await lockRemoval(tx, id);
      // The customer may have stopped it, or another server may have done it.
      if (!open) return;
      const at = clock();
      await completeRemoval(tx, services, open, at);
      await recordAction(tx, { operator: automatic, act: 'authenticator-removed', subject: subjectOf(open), at });
    };
    await transact(db, work).catch(onError);
  }
}

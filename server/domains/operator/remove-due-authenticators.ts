import { transact, type Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { lockRemoval, removalsDue } from '../security/removal-store.ts';
import { completeRemoval } from '../security/remove-lost-authenticator.ts';
import { automatic, recordAction } from './audit-store.ts';

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
      await recordAction(tx, { operator: automatic, act: 'authenticator-removed', subject: `removal/${id}`, at });
    };
    await transact(db, work).catch(onError);
  }
}

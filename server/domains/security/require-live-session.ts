import type { Tx } from '../../db/transact.ts';
import { ProtocolError } from '../../errors.ts';
import { liveSessions, type Session } from '../../plugins/sessions/store.ts';
import { lockPasswordHash } from './store.ts';

/**
 * Locks the customer and throws ProtocolError `session-gone` if a password change ended the session in the meantime.
 * Otherwise, a passkey or app that the session adds would outlive it.
 */
export async function requireLiveSession(tx: Tx, { id, customer }: Session, now: Date): Promise<void> {
  await lockPasswordHash(tx, customer);
  if (!(await liveSessions(tx, [id], now)).has(id)) throw new ProtocolError('session-gone');
}

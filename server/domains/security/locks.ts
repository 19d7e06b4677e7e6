import type { Tx } from '../../db/transact.ts';
import { ProtocolError, Refusal } from '../../errors.ts';
import { liveSessions, type Session } from '../../plugins/sessions/store.ts';
import { lockPasswordHash } from './store.ts';

/** Makes sure that the password that was asked for is still the one. Throws Refusal `wrong-password`. */
export async function lockAsked(tx: Tx, customer: string, asked: string): Promise<void> {
  if ((await lockPasswordHash(tx, customer)) !== asked) throw new Refusal('wrong-password');
}

/** Makes sure that no change of the password has ended the session meanwhile: what it adds would outlive it. */
export async function lockSession(tx: Tx, { id, customer }: Session, now: Date): Promise<void> {
  await lockPasswordHash(tx, customer);
  if (!(await liveSessions(tx, [id], now)).has(id)) throw new ProtocolError('session-gone');
}

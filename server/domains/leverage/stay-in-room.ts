import type { ResponseOf } from '#contract/index';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { recordPresence, traders } from './presence-store.ts';
import { findRoom } from './room-store.ts';

/** Counts the customer's time in a room. Throws Refusal `not-found` or `room-not-entered`. */
export async function stayInRoom(
  { db, clock }: Services,
  customer: string,
  room: string,
): Promise<ResponseOf<'POST leverage/stay'>> {
  const at = clock();
  const time = await recordPresence(db, { customer, room }, at);
  if (!time) throw new Refusal((await findRoom(db, room, at)) ? 'room-not-entered' : 'not-found');
  const here = (await traders(db, at)).get(room) ?? 0;
  // The count may be from before this customer came.
  return { traders: Math.max(1, here), seconds: time.seconds, visit_seconds: time.visitSeconds };
}

import type { ResponseOf } from '#contract/index';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { stay, tradersIn } from './presence-store.ts';
import { findRoom } from './room-store.ts';

/** Counts the customer's time in a room. Throws Refusal `not-found` or `room-not-entered`. */
export async function stayInRoom(
  { db, clock }: Services,
  customer: string,
  room: string,
): Promise<ResponseOf<'POST leverage/stay'>> {
  const at = clock();
  const time = await stay(db, { customer, room }, at);
  if (!time) throw new Refusal((await findRoom(db, room, at)) ? 'room-not-entered' : 'not-found');
  return { traders: await tradersIn(db, room, at), seconds: time.seconds, visit_seconds: time.visitSeconds };
}

import type { Db, Tx } from '../../db/transact.ts';
import { MINUTE_MS } from '../../time.ts';
import { type Room, type RoomTerms, rooms } from './room-store.ts';

/** Terms are saved this long before they apply, so that no server opens the period with the terms before. */
const AHEAD_MS = 10_000;

const largestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : largestCommonDivisor(b, a % b));

/** Returns where the next period begins with both settlement minutes, both of which divide a day. */
export function nextTermsFrom(minutes: number, newMinutes: number, at: Date): Date {
  const step = ((minutes * newMinutes) / largestCommonDivisor(minutes, newMinutes)) * MINUTE_MS;
  return new Date(Math.ceil((at.getTime() + AHEAD_MS) / step) * step);
}

/** Returns every room as it is now, and the terms that are to come, if there are any. */
export async function roomsWithNext(db: Db, at: Date): Promise<(Room & { readonly next: RoomTerms | null })[]> {
  const [now, later] = await Promise.all([
    rooms(db, at),
    db
      .selectFrom('leverage_terms')
      .select('room_id')
      .select(({ fn }) => fn.max('valid_from').as('from'))
      .groupBy('room_id')
      .execute(),
  ]);
  return Promise.all(
    now.map(async (room) => {
      const last = later.find((each) => each.room_id === room.id)?.from;
      if (!last || last <= at) return { ...room, next: null };
      return { ...room, next: (await rooms(db, last)).find(({ id }) => id === room.id)?.terms ?? null };
    }),
  );
}

/**
 * Locks a room and returns it with the terms that new ones follow, which can't be replaced anymore. Returns undefined if there is
 * no such room.
 */
export async function lockRoom(tx: Tx, id: string, at: Date): Promise<Room | undefined> {
  const found = await tx.selectFrom('leverage_rooms').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const soon = new Date(at.getTime() + AHEAD_MS);
  return found && (await rooms(tx, soon)).find((room) => room.id === id);
}

/** Saves terms for a locked room from a later time on, instead of others that were to come. */
export async function saveTerms(tx: Tx, room: string, { validFrom, ...terms }: RoomTerms, at: Date): Promise<void> {
  await tx
    .deleteFrom('leverage_terms')
    .where('room_id', '=', room)
    .where('valid_from', '>', new Date(at.getTime() + AHEAD_MS))
    .execute();
  await tx
    .insertInto('leverage_terms')
    .values({
      room_id: room,
      valid_from: validFrom,
      entry_minimum: terms.entryMinimum,
      stake_minimum: terms.stakeMinimum,
      period_maximum: terms.periodMaximum,
      settlement_minutes: terms.settlementMinutes,
      edge: terms.edge,
      code_needed: terms.codeNeeded,
    })
    .execute();
}

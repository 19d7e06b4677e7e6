import { sql } from 'kysely';
import { sharedRead } from '../../db/shared-read.ts';
import type { Db } from '../../db/transact.ts';

/** Seen within this many seconds is in the room. */
const HERE_SECONDS = 45;
/** The most that one call adds: the app sends one every 20 seconds. */
const MAX_SECONDS_PER_CALL = 30;
/** A longer absence starts another visit. */
const ABSENT_SECONDS = 120;
/** Everybody in a room asks for the count, and it goes through all who are there. */
const COUNT_MS = 2_000;

/** A customer's time in a room. */
export interface Presence {
  readonly seconds: number;
  readonly visitSeconds: number;
}

interface Place {
  readonly customer: string;
  readonly room: string;
}

/**
 * Counts the time since the customer was last seen in a room, however many calls and devices say so at once. Returns undefined
 * if the customer hasn't entered it.
 */
export async function recordPresence(db: Db, { customer, room }: Place, at: Date): Promise<Presence | undefined> {
  const gap = sql`extract(epoch from excluded.seen_at - p.seen_at) * 1000`;
  const added = sql`case when ${gap} between 0 and ${ABSENT_SECONDS * 1000} then least(${gap}, ${MAX_SECONDS_PER_CALL * 1000})::bigint else 0 end`;
  const { rows } = await sql<Presence>`
    insert into leverage_presence as p (customer_id, room_id, milliseconds, visit_milliseconds, seen_at)
    select customer_id, room_id, 0, 0, ${at} from leverage_entries where customer_id = ${customer} and room_id = ${room}
    on conflict (customer_id, room_id) do update set
      milliseconds = p.milliseconds + ${added},
      visit_milliseconds = case when ${gap} > ${ABSENT_SECONDS * 1000} then 0 else p.visit_milliseconds + ${added} end,
      seen_at = greatest(p.seen_at, excluded.seen_at)
    returning (milliseconds / 1000)::float8 as seconds, (visit_milliseconds / 1000)::float8 as "visitSeconds"`.execute(
    db,
  );
  return rows[0];
}

/** Returns the customer's time in a room, and that of the current visit. */
export async function readPresence(db: Db, { customer, room }: Place, at: Date): Promise<Presence> {
  const row = await db
    .selectFrom('leverage_presence')
    .select(['milliseconds', 'visit_milliseconds', 'seen_at'])
    .where('customer_id', '=', customer)
    .where('room_id', '=', room)
    .executeTakeFirst();
  if (!row) return { seconds: 0, visitSeconds: 0 };
  const isOver = at.getTime() - row.seen_at.getTime() > ABSENT_SECONDS * 1000;
  const seconds = (milliseconds: bigint) => Number(milliseconds / 1000n);
  return { seconds: seconds(row.milliseconds), visitSeconds: isOver ? 0 : seconds(row.visit_milliseconds) };
}

async function countTraders(db: Db, at: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('leverage_presence')
    .select(['room_id', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('seen_at', '>', new Date(at.getTime() - HERE_SECONDS * 1000))
    .groupBy('room_id')
    .execute();
  return new Map(rows.map((row) => [row.room_id, Number(row.count)]));
}

/** Returns how many customers are in each room now, or were a moment ago. Leaves out empty rooms. */
export const traders = sharedRead(COUNT_MS, countTraders);

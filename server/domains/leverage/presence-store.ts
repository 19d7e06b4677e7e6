import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';

/** Seen within this many seconds is in the room. */
const HERE_SECONDS = 45;
/** The most that one call adds: the app sends one every 20 seconds. */
const LONGEST_SECONDS = 30;
/** A longer absence starts another visit. */
const ABSENT_SECONDS = 120;

/** A customer's time in a room. */
export interface Stay {
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
export async function stay(db: Db, { customer, room }: Place, at: Date): Promise<Stay | undefined> {
  const gap = sql`extract(epoch from excluded.seen_at - p.seen_at) * 1000`;
  const added = sql`case when ${gap} between 0 and ${ABSENT_SECONDS * 1000} then least(${gap}, ${LONGEST_SECONDS * 1000})::bigint else 0 end`;
  const { rows } = await sql<Stay>`
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
export async function stayIn(db: Db, { customer, room }: Place, at: Date): Promise<Stay> {
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

/** Returns how many customers are in each room now. */
export async function traders(db: Db, at: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('leverage_presence')
    .select(['room_id', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('seen_at', '>', new Date(at.getTime() - HERE_SECONDS * 1000))
    .groupBy('room_id')
    .execute();
  return new Map(rows.map((row) => [row.room_id, Number(row.count)]));
}

/** Returns how many customers are in one room now. */
export async function tradersIn(db: Db, room: string, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('leverage_presence')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('room_id', '=', room)
    .where('seen_at', '>', new Date(at.getTime() - HERE_SECONDS * 1000))
    .executeTakeFirstOrThrow();
  return Number(count);
}

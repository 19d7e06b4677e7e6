import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, transact } from '#server/db/transact';

/**
 * Lets the junior room take stakes at once: the first period of a fresh sandbox takes none, because nothing proves its prices.
 * Its stakes are returned when it ends. Call it before anyone looks into the room.
 */
export async function openFirstPeriod(db: Db): Promise<void> {
  for (const end = Date.now() + 60_000; ; await wait(50)) {
    const { rows } = await transact(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      // One that is about to close is too late.
      return sql`
        update leverage_periods set anchor = coalesce(anchor, opening_price)
        where room_id = 'junior' and ends_at > now() + interval '10 seconds' returning id`.execute(tx);
    });
    if (rows.length > 0) return;
    if (Date.now() > end) throw new Error('no period opens');
  }
}

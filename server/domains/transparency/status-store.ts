import { sql } from 'kysely';
import { statusDays, type StatusPart } from '#contract/transparency-status';
import type { Db, Tx } from '../../db/transact.ts';
import { DAY_MS, floorTo, MINUTE_MS, utcDay } from '../../time.ts';
import type { StatusNote } from './tables.ts';

/** A series of minutes goes on over two that are missing, such as during a restart. */
export const GAP = 3 * MINUTE_MS;

/** Minutes are kept for as long as a server may still hold some that it couldn't store. */
const MINUTES_KEPT = 2 * DAY_MS;

const SHOWN = 20;

export const minuteOf = (time: Date): number => floorTo(time.getTime(), MINUTE_MS);

/** Whether a part worked in a minute. */
export interface Sample {
  readonly part: StatusPart;
  readonly minute: Date;
  readonly working: boolean;
}

export async function hasMinute(db: Db, minute: Date): Promise<boolean> {
  const row = await db.selectFrom('status_minutes').select('part').where('minute', '=', minute).executeTakeFirst();
  return row !== undefined;
}

/** Stores samples, oldest first. One that another server stored already changes nothing. */
export async function storeSamples(tx: Tx, samples: readonly Sample[], now: Date): Promise<void> {
  // Servers take turns. Readers don't wait.
  await sql`lock table status_parts in share row exclusive mode`.execute(tx);
  for (const sample of samples) {
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('status_minutes')
      .values(sample)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!inserted) continue;
    await countInDay(tx, sample);
    await continueSeries(tx, sample, now);
  }
}

async function countInDay(tx: Tx, { part, minute, working }: Sample): Promise<void> {
  await tx
    .insertInto('status_days')
    .values({ part, day: utcDay(minute), working: working ? 1 : 0, failing: working ? 0 : 1 })
    .onConflict((conflict) =>
      conflict.columns(['part', 'day']).doUpdateSet({
        working: sql`status_days.working + excluded.working`,
        failing: sql`status_days.failing + excluded.failing`,
      }),
    )
    .execute();
}

async function continueSeries(tx: Tx, { part, minute, working }: Sample, now: Date): Promise<void> {
  const known = await tx.selectFrom('status_parts').selectAll().where('part', '=', part).executeTakeFirst();
  const time = minute.getTime();
  const last = known?.last_minute.getTime() ?? -Infinity;
  if (known && time < last && last <= minuteOf(now) + GAP) {
    // A server was late to store it. It counts in its day, but the series has gone on.
    const first = new Date(Math.min(time, known.first_minute.getTime()));
    await tx.updateTable('status_parts').set({ first_minute: first }).where('part', '=', part).execute();
    return;
  }
  // A last minute in the future is of a clock that was wrong, which ends the series.
  const follows = known !== undefined && time > last && time - last <= GAP;
  const isSame = follows && known.working === working;
  const since = isSame ? known.since : minute;
  await tx
    .insertInto('status_parts')
    .values({ part, working, since, first_minute: minute, last_minute: minute })
    .onConflict((conflict) =>
      conflict.column('part').doUpdateSet({
        working,
        since,
        last_minute: minute,
        first_minute: sql`least(status_parts.first_minute, excluded.first_minute)`,
      }),
    )
    .execute();
  if (!working)
    await tx
      .insertInto('status_interruptions')
      .values({ part, began_at: since, failed_at: minute })
      .onConflict((conflict) => conflict.constraint('status_interruptions_once').doUpdateSet({ failed_at: minute }))
      .execute();
  else if (follows && !known.working)
    await tx
      .updateTable('status_interruptions')
      .set({ ended_at: minute })
      .where('part', '=', part)
      .where('began_at', '=', known.since)
      .execute();
}

/** Returns everything that is shown, of one moment. */
export async function readStatus(db: Db, now: Date) {
  const from = utcDay(new Date(now.getTime() - (statusDays - 1) * DAY_MS));
  const [parts, days, interruptions] = await Promise.all([
    db.selectFrom('status_parts').selectAll().execute(),
    db.selectFrom('status_days').selectAll().where('day', '>=', from).execute(),
    listInterruptions(db),
  ]);
  return { from, parts, days, interruptions };
}

/** Returns the latest interruptions, newest first. */
export async function listInterruptions(db: Db) {
  return db
    .selectFrom('status_interruptions as interruption')
    .leftJoin('status_parts', (join) =>
      join
        .onRef('status_parts.part', '=', 'interruption.part')
        .onRef('since', '=', 'began_at')
        .on('working', '=', false),
    )
    .select(['id', 'interruption.part', 'began_at', 'failed_at', 'ended_at', 'note', 'last_minute'])
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** Saves what the operator says about an interruption, or removes it. Returns whether there is such an interruption. */
export async function saveNote(tx: Tx, id: bigint, note: StatusNote | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('status_interruptions')
    .set({ note: note && JSON.stringify(note) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what is older than the history that is shown. */
export async function sweepStatus(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - statusDays * DAY_MS);
  await db
    .deleteFrom('status_minutes')
    .where('minute', '<', new Date(now.getTime() - MINUTES_KEPT))
    .execute();
  await db.deleteFrom('status_days').where('day', '<', utcDay(oldest)).execute();
  await db.deleteFrom('status_interruptions').where('failed_at', '<', oldest).execute();
}

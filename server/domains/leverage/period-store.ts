import type { LeverageCategory, Period } from '#contract/leverage-rules';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import type { LeverageTables } from './tables.ts';

/** A period whose opening price is fixed, which never changes. */
export interface OpenedPeriod {
  readonly id: string;
  readonly room: string;
  readonly symbol: string;
  /** Decimal places of the market's prices. */
  readonly scale: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly opening: string;
  /** Where the simulated price tended when the period began; null for a market source. */
  readonly anchor: string | null;
}

const openedOf = (row: Selectable<LeverageTables['leverage_periods']>): OpenedPeriod => ({
  id: row.id,
  room: row.room_id,
  symbol: row.symbol,
  scale: row.scale,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  opening: row.opening_price,
  anchor: row.anchor,
});

export async function findPeriod(db: Db, id: string): Promise<OpenedPeriod | undefined> {
  const row = await db.selectFrom('leverage_periods').selectAll().where('id', '=', id).executeTakeFirst();
  return row && openedOf(row);
}

export interface PeriodOpening {
  readonly room: { readonly id: string; readonly symbol: string; readonly terms: { readonly validFrom: Date } };
  readonly period: Period;
  readonly scale: number;
  readonly opening: string;
  readonly anchor: string | null;
}

/** Saves a period with its opening price, unless it is there. */
export async function insertPeriod(db: Db, { room, period, scale, opening, anchor }: PeriodOpening): Promise<void> {
  await db
    .insertInto('leverage_periods')
    .values({
      id: period.id,
      room_id: room.id,
      terms_from: room.terms.validFrom,
      symbol: room.symbol,
      scale,
      starts_at: new Date(period.startsAt),
      ends_at: new Date(period.endsAt),
      opening_price: opening,
      anchor,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface PastPeriod {
  readonly id: string;
  readonly endsAt: Date;
  readonly isFixed: boolean;
  readonly opening: string;
  readonly close: string | null;
  readonly won: readonly LeverageCategory[];
}

/** Returns the periods of a room that began before a time, newest first. */
export async function periodsBefore(db: Db, room: string, before: Date, limit: number): Promise<PastPeriod[]> {
  const rows = await db
    .selectFrom('leverage_periods')
    .select(['id', 'ends_at', 'fixed_at', 'opening_price', 'close_price', 'won'])
    .where('room_id', '=', room)
    .where('starts_at', '<', before)
    .orderBy('starts_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    endsAt: row.ends_at,
    isFixed: row.fixed_at !== null,
    opening: row.opening_price,
    close: row.close_price,
    won: row.won ?? [],
  }));
}

/** Returns the periods that are over and have no result yet, oldest first. */
export async function runOut(db: Db, at: Date): Promise<OpenedPeriod[]> {
  const rows = await db
    .selectFrom('leverage_periods')
    .selectAll()
    .where('fixed_at', 'is', null)
    .where('ends_at', '<=', at)
    .orderBy('ends_at')
    .limit(100)
    .execute();
  return rows.map(openedOf);
}

export interface FixedResult {
  readonly close: string | null;
  readonly won: readonly LeverageCategory[] | null;
}

/** Fixes a period's result for good, unless another server has. */
export async function saveResult(db: Db, id: string, { close, won }: FixedResult, at: Date): Promise<void> {
  await db
    .updateTable('leverage_periods')
    .set({ fixed_at: at, close_price: close, won: won && sql`${[...won]}::text[]` })
    .where('id', '=', id)
    .where('fixed_at', 'is', null)
    .execute();
}

/** A period with a result. */
export interface FixedPeriod extends OpenedPeriod {
  readonly close: string | null;
}

/** Returns the periods that may still have open orders, oldest first. */
export async function settling(db: Db): Promise<FixedPeriod[]> {
  const rows = await db
    .selectFrom('leverage_periods')
    .selectAll()
    .where('fixed_at', 'is not', null)
    .where('settled_at', 'is', null)
    .orderBy('fixed_at')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...openedOf(row), close: row.close_price }));
}

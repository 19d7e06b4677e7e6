import type { LeverageTier } from '#contract/leverage-rules';
import type { Db, Tx } from '../../db/transact.ts';

/** A room's terms. A period keeps those with which it began. */
export interface RoomTerms {
  readonly validFrom: Date;
  readonly entryMinimum: string;
  readonly stakeMinimum: string;
  /** Of one customer's stakes in one period. */
  readonly periodMaximum: string;
  readonly settlementMinutes: number;
  /** Percent. */
  readonly edge: string;
  readonly codeNeeded: boolean;
}

export interface Room {
  readonly id: string;
  readonly tier: LeverageTier;
  readonly symbol: string;
  readonly currency: string;
  readonly terms: RoomTerms;
}

/** Returns every room with its terms at a time, lowest first. */
export async function rooms(db: Db, at: Date): Promise<Room[]> {
  const rows = await db
    .selectFrom('leverage_rooms as r')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('leverage_terms')
          .selectAll()
          .whereRef('room_id', '=', 'r.id')
          .where('valid_from', '<=', at)
          .orderBy('valid_from', 'desc')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .selectAll('t')
    .select(['r.id', 'r.tier', 'r.symbol', 'r.currency'])
    .orderBy('r.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tier: row.tier,
    symbol: row.symbol,
    currency: row.currency,
    terms: {
      validFrom: row.valid_from,
      entryMinimum: row.entry_minimum,
      stakeMinimum: row.stake_minimum,
      periodMaximum: row.period_maximum,
      settlementMinutes: row.settlement_minutes,
      edge: row.edge,
      codeNeeded: row.code_needed,
    },
  }));
}

/** Returns the room's terms at a time, or undefined if there is no such room. */
export const findRoom = async (db: Db, id: string, at: Date): Promise<Room | undefined> =>
  (await rooms(db, at)).find((room) => room.id === id);

export async function hasEntered(db: Db, customer: string, room: string): Promise<boolean> {
  const row = await db
    .selectFrom('leverage_entries')
    .select('room_id')
    .where('customer_id', '=', customer)
    .where('room_id', '=', room)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the rooms that the customer has entered. */
export async function enteredRooms(db: Db, customer: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('leverage_entries').select('room_id').where('customer_id', '=', customer).execute();
  return new Set(rows.map(({ room_id: id }) => id));
}

export async function insertEntry(tx: Tx, customer: string, room: string, at: Date): Promise<void> {
  await tx
    .insertInto('leverage_entries')
    .values({ customer_id: customer, room_id: room, entered_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

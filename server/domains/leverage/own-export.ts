import type { Db } from '../../db/transact.ts';

/** Returns the rooms that a customer entered: with which code, how long the customer was there, and the result. Oldest first. */
export async function everyRoom(db: Db, customer: string) {
  const rows = await db
    .selectFrom('leverage_entries as e')
    .leftJoin('leverage_presence as p', (join) =>
      join.onRef('p.customer_id', '=', 'e.customer_id').onRef('p.room_id', '=', 'e.room_id'),
    )
    .leftJoin('leverage_code_uses as u', (join) =>
      join.onRef('u.customer_id', '=', 'e.customer_id').onRef('u.room_id', '=', 'e.room_id'),
    )
    .leftJoin('leverage_standings as s', (join) =>
      join.onRef('s.customer_id', '=', 'e.customer_id').onRef('s.room_id', '=', 'e.room_id'),
    )
    .select(['e.room_id as room', 'e.entered_at', 'u.code_id', 'u.used_at', 'p.milliseconds', 'p.visit_milliseconds'])
    .select(['p.seen_at', 's.settled_orders', 's.net_result'])
    .where('e.customer_id', '=', customer)
    .orderBy('e.entered_at')
    .orderBy('e.room_id')
    .execute();
  return rows.map(
    ({ room, entered_at, code_id: code, used_at, milliseconds, visit_milliseconds: visit, seen_at, ...rest }) => ({
      room,
      entered_at,
      code: code === null ? null : { id: String(code), used_at },
      seconds: Number(milliseconds ?? 0n) / 1000,
      visit_seconds: Number(visit ?? 0n) / 1000,
      seen_at,
      settled_orders: rest.settled_orders ?? 0,
      net_result: rest.net_result ?? '0',
    }),
  );
}

/** Returns the customer's own limits as they are stored: one row, or none. */
export async function everyOwnLimit(db: Db, customer: string) {
  const rows = await db.selectFrom('leverage_limits').selectAll().where('customer_id', '=', customer).execute();
  return rows.map(
    ({ customer_id: _own, stake_per_day, loss_per_day, pending_stake, pending_loss, pending_from, break_until }) => ({
      currency: 'USD',
      stake_per_day,
      loss_per_day,
      pending: pending_from && { stake_per_day: pending_stake, loss_per_day: pending_loss, from: pending_from },
      break_until,
    }),
  );
}

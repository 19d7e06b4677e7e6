import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';
import { utcDay } from '../../time.ts';
import { type Day, noLimits, type OwnLimits } from './own-limit-rules.ts';
import type { LeverageProtectionTables } from './protection-tables.ts';

export const limitsOf = (row: Selectable<LeverageProtectionTables['leverage_limits']>): OwnLimits => ({
  stake: row.stake_per_day,
  loss: row.loss_per_day,
  pending: row.pending_from && { stake: row.pending_stake, loss: row.pending_loss, from: row.pending_from },
  breakUntil: row.break_until,
});

/** Returns what is stored, which may have a pending change that is due. */
export async function storedLimits(db: Db, customer: string): Promise<OwnLimits> {
  const row = await db.selectFrom('leverage_limits').selectAll().where('customer_id', '=', customer).executeTakeFirst();
  return row ? limitsOf(row) : noLimits;
}

export async function saveLimits(
  tx: Tx,
  customer: string,
  { stake, loss, pending, breakUntil }: OwnLimits,
): Promise<void> {
  const columns = {
    stake_per_day: stake,
    loss_per_day: loss,
    pending_stake: pending?.stake ?? null,
    pending_loss: pending?.loss ?? null,
    pending_from: pending?.from ?? null,
    break_until: breakUntil,
  };
  await tx
    .insertInto('leverage_limits')
    .values({ customer_id: customer, ...columns })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(columns))
    .execute();
}

/** Returns what a customer has staked and lost on the day in UTC of a time. */
export async function dayAt(db: Db, customer: string, at: Date): Promise<Day> {
  const row = await db
    .selectFrom('leverage_days')
    .select(['staked', 'open', 'lost'])
    .where('customer_id', '=', customer)
    .where('day', '=', utcDay(at))
    .executeTakeFirst();
  return row ?? { staked: '0', open: '0', lost: '0' };
}

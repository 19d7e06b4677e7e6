import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { utcDay } from '../../time.ts';
import { type Day, noLimits, type OwnLimits } from './own-limit-rules.ts';
import { limitsOf } from './own-limit-store.ts';
import type { LeverageProtectionTables } from './protection-tables.ts';

export interface Standing {
  readonly entered: boolean;
  /** Of the room's currency. */
  readonly available: string;
  /** In one period. */
  readonly staked: string;
  readonly netResult: string;
  /** What is stored, which may have a pending change that is due. */
  readonly limits: OwnLimits;
  readonly day: Day;
}

type Row = Omit<Standing, 'limits' | 'day'> &
  Selectable<LeverageProtectionTables['leverage_limits']> & {
    readonly hasLimits: boolean;
    readonly stakedToday: string;
    readonly openToday: string;
    readonly lostToday: string;
  };

/** Returns where a customer stands in a room, with what was staked in one of its periods and on the day of a time. */
export async function standingIn(
  db: Db,
  { customer, room, currency, period }: Record<'customer' | 'room' | 'currency' | 'period', string>,
  at: Date,
): Promise<Standing> {
  const { rows } = await sql<Row>`
    select
      exists (select from leverage_entries where customer_id = ${customer} and room_id = ${room}) as entered,
      coalesce((select balance from ledger_accounts
        where owner = ${customer} and currency = ${currency} and bucket = 'available'), 0) as available,
      (select coalesce(sum(quantity), 0) from leverage_orders where customer_id = ${customer} and period_id = ${period})
        as staked,
      coalesce((select net_result from leverage_standings where customer_id = ${customer} and room_id = ${room}), 0)
        as "netResult",
      l.*, l.customer_id is not null as "hasLimits",
      coalesce(d.staked, 0) as "stakedToday", coalesce(d.open, 0) as "openToday", coalesce(d.lost, 0) as "lostToday"
    from (values (${customer})) its (id)
    left join leverage_limits l on l.customer_id = its.id
    left join leverage_days d on d.customer_id = its.id and d.day = ${utcDay(at)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a standing is one row');
  const { entered, available, staked, netResult } = row;
  return {
    ...{ entered, available, staked, netResult },
    limits: row.hasLimits ? limitsOf(row) : noLimits,
    day: { staked: row.stakedToday, open: row.openToday, lost: row.lostToday },
  };
}

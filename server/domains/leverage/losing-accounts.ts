import { percentOf, round } from '#contract/money';
import type { Db } from '../../db/transact.ts';

/**
 * Returns by room the percent of accounts with settled orders there that have a net loss, closed accounts included. Leaves out
 * rooms without any.
 */
export async function losingAccounts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('leverage_standings')
    .select(['room_id', ({ fn }) => fn.countAll<bigint>().as('accounts')])
    .select(({ fn }) => fn.countAll<bigint>().filterWhere('net_result', '<', '0').as('losing'))
    .groupBy('room_id')
    .execute();
  return new Map(rows.map((row) => [row.room_id, round(percentOf(String(row.losing), String(row.accounts)), 1)]));
}

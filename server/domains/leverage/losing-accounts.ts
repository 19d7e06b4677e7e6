import { divide, multiply } from '#contract/money';
import { sharedRead } from '../../db/shared-read.ts';
import type { Db } from '../../db/transact.ts';

/** A share of fewer would say how each of them did, and little about the room. */
const MIN_ACCOUNTS = 10;

/** It goes through all accounts, and changes little. */
const SHARED_MS = 60_000;

/**
 * Returns by room the percent of accounts with settled orders there that have a net loss, closed accounts included. Leaves out
 * rooms with too few of them.
 */
export async function countLosingAccounts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('leverage_standings')
    .select(['room_id', ({ fn }) => fn.countAll<bigint>().as('accounts')])
    .select(({ fn }) => fn.countAll<bigint>().filterWhere('net_result', '<', '0').as('losing'))
    .groupBy('room_id')
    .having(({ fn }) => fn.countAll<bigint>(), '>=', BigInt(MIN_ACCOUNTS))
    .execute();
  return new Map(
    rows.map((row) => [row.room_id, divide(multiply(String(row.losing), '100'), String(row.accounts), 1)]),
  );
}

/** The same, of the last minute. */
export const losingAccounts = sharedRead(SHARED_MS, countLosingAccounts);

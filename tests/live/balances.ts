import { sql } from 'kysely';
import type { Db } from '#server/db/transact';

/** What each account has. */
export const balances = async (db: Db) =>
  (await sql`select owner, currency, bucket, balance from ledger_accounts order by 1, 2, 3`.execute(db)).rows;

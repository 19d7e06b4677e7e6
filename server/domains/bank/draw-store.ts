import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { type IdempotencyKey, keyOf } from '../../ledger/index.ts';
import {
  type SavedAnnouncement,
  settleAnnounced,
  type SettledWithdrawal,
  type Withdrawal,
} from '../wallet/withdrawal-store.ts';

interface Draw<Record> {
  readonly session: string;
  readonly withdrawal: Withdrawal;
  readonly card: bigint;
  /** In US dollars. */
  readonly worth: string;
  readonly postings: string;
  readonly record: Record;
  readonly announcement: SavedAnnouncement;
}

/** Withdraws to a card in one round trip; see `draw_by_bank` in the migrations. Throws IdempotencyConflict. */
export const settleDraw = <Record>(
  db: Db,
  once: IdempotencyKey,
  { session, withdrawal, card, worth, postings, record, announcement }: Draw<Record>,
): Promise<SettledWithdrawal<Record>> => {
  const { sn, currency, card: masked, amount, fee, createdAt, expectedAt } = withdrawal;
  return settleAnnounced(
    db,
    sql`draw_by_bank(
      ${keyOf(once)},
      ${session}, ${sn}, ${currency}, ${card}, ${masked}, ${amount}, ${fee},
      ${worth}, ${createdAt}, ${expectedAt}, ${postings}, ${JSON.stringify(record)})`,
    sn,
    announcement,
  );
};

/** Returns what the customer has withdrawn by bank since midnight UTC, by currency. */
export async function drawnToday(db: Db, customer: string, now: Date): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ currency: string; drawn: string }>`
    select currency, drawn_today(${customer}, currency, ${now}) as drawn from bank_withdrawal_terms`.execute(db);
  return new Map(rows.map(({ currency, drawn }) => [currency, drawn]));
}

import type { Generated, GeneratedAlways } from 'kysely';

interface DayTable {
  customer_id: string;
  /** In UTC, such as `2026-11-21`. */
  day: string;
  staked: string;
  open: string;
  lost: string;
}

interface LimitTable {
  customer_id: string;
  stake_per_day: string | null;
  loss_per_day: string | null;
  pending_stake: string | null;
  pending_loss: string | null;
  pending_from: Date | null;
  break_until: Date | null;
}

interface PresenceTable {
  customer_id: string;
  room_id: string;
  milliseconds: bigint;
  visit_milliseconds: bigint;
  seen_at: Date;
}

interface CodeTable {
  id: GeneratedAlways<bigint>;
  room_id: string;
  hash: Buffer;
  published: string | null;
  note: string;
  max_uses: number | null;
  uses: Generated<number>;
  expires_at: Date | null;
  created_by: string;
  created_at: Date;
  withdrawn_at: Generated<Date | null>;
}

interface CodeUseTable {
  customer_id: string;
  room_id: string;
  code_id: bigint;
  used_at: Date;
}

/** Own limits, time in rooms, and codes. */
export interface LeverageProtectionTables {
  leverage_days: DayTable;
  leverage_limits: LimitTable;
  leverage_presence: PresenceTable;
  leverage_codes: CodeTable;
  leverage_code_uses: CodeUseTable;
}

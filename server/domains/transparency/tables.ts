import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Language } from '#contract/languages';
import type { StatusPart } from '#contract/transparency-status';

interface LiabilitySnapshotTable {
  id: GeneratedAlways<bigint>;
  due_at: Date;
  taken_at: Date;
}

interface LiabilityRootTable {
  snapshot_id: bigint;
  currency: string;
  root: Buffer;
  liabilities: string;
  assets: string;
  leaves: number;
}

interface LiabilityLeafTable {
  snapshot_id: bigint;
  currency: string;
  customer_id: string;
  position: number;
  nonce: Buffer;
  balance: string;
}

interface LiabilityNodeTable {
  snapshot_id: bigint;
  currency: string;
  level: number;
  position: number;
  hash: Buffer;
  sum: string;
}

interface StatusMinuteTable {
  minute: Date;
  part: StatusPart;
  working: boolean;
}

interface StatusDayTable {
  part: StatusPart;
  day: string;
  working: number;
  failing: number;
}

interface StatusPartTable {
  part: StatusPart;
  working: boolean;
  since: Date;
  first_minute: Date;
  last_minute: Date;
}

/** What the operator says about an interruption, always in English, and in other languages. */
export type StatusNote = Readonly<Partial<Record<Language, string>>>;

interface StatusInterruptionTable {
  id: GeneratedAlways<bigint>;
  part: StatusPart;
  began_at: Date;
  failed_at: Date;
  ended_at: Date | null;
  note: JSONColumnType<StatusNote> | null;
}

export interface TransparencyTables {
  liability_snapshots: LiabilitySnapshotTable;
  liability_roots: LiabilityRootTable;
  liability_leaves: LiabilityLeafTable;
  liability_nodes: LiabilityNodeTable;
  status_minutes: StatusMinuteTable;
  status_days: StatusDayTable;
  status_parts: StatusPartTable;
  status_interruptions: StatusInterruptionTable;
}

import type { GeneratedAlways } from 'kysely';

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

export interface TransparencyTables {
  liability_snapshots: LiabilitySnapshotTable;
  liability_roots: LiabilityRootTable;
  liability_leaves: LiabilityLeafTable;
  liability_nodes: LiabilityNodeTable;
}

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type CustomerBucket = 'available' | 'held';

/**
 * `external`: where deposits come from and withdrawals go to; `treasury`: the platform's own funds for conversions;
 * `spread` and `fee`: its earnings; `interest`: what it pays on fixed terms; `adjustment`: bonuses, and what closed accounts left.
 */
export type PlatformBucket = 'external' | 'treasury' | 'spread' | 'fee' | 'interest' | 'adjustment';

// Only the ledger's SQL functions write these tables.
type ReadOnly = never;

interface LedgerAccountTable {
  id: GeneratedAlways<bigint>;
  owner: ColumnType<string, ReadOnly, ReadOnly>;
  bucket: ColumnType<CustomerBucket | PlatformBucket, ReadOnly, ReadOnly>;
  currency: ColumnType<string, ReadOnly, ReadOnly>;
  customer_id: ColumnType<string | null, ReadOnly, ReadOnly>;
  balance: ColumnType<string | null, ReadOnly, ReadOnly>;
}

interface LedgerTransferTable {
  owner: ColumnType<string, ReadOnly, ReadOnly>;
  id: GeneratedAlways<bigint>;
  kind: ColumnType<string, ReadOnly, ReadOnly>;
  reference: ColumnType<string, ReadOnly, ReadOnly>;
  customer_id: ColumnType<string | null, ReadOnly, ReadOnly>;
  at: ColumnType<Date, ReadOnly, ReadOnly>;
}

interface LedgerPostingTable {
  transfer_owner: ColumnType<string, ReadOnly, ReadOnly>;
  id: GeneratedAlways<bigint>;
  transfer_id: ColumnType<bigint, ReadOnly, ReadOnly>;
  account_id: ColumnType<bigint, ReadOnly, ReadOnly>;
  amount: ColumnType<string, ReadOnly, ReadOnly>;
  balance_after: ColumnType<string | null, ReadOnly, ReadOnly>;
}

interface LedgerHoldTable {
  id: GeneratedAlways<bigint>;
  kind: string;
  reference: string;
  customer_id: string;
  currency: string;
  amount: string;
  status: Generated<'open' | 'released' | 'captured'>;
  opened_at: Date;
  closed_at: Date | null;
}

interface IdempotencyKeyTable {
  customer_id: string;
  key: string;
  call: string;
  body_hash: Buffer;
  answer: JSONColumnType<object> | null;
  created_at: Generated<Date>;
}

export interface LedgerTables {
  ledger_accounts: LedgerAccountTable;
  ledger_transfers: LedgerTransferTable;
  ledger_postings: LedgerPostingTable;
  ledger_holds: LedgerHoldTable;
  idempotency_keys: IdempotencyKeyTable;
}

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type CustomerBucket = 'available' | 'held';

/**
 * `external`: the world that deposits come from and withdrawals go to; `treasury`: the platform's own stock for
 * converting; `spread` and `fee`: what it earned; `adjustment`: corrections and bonuses by the operator.
 */
export type PlatformBucket = 'external' | 'treasury' | 'spread' | 'fee' | 'adjustment';

// Only the functions of the ledger write these tables, and they do it in SQL.
type Written = never;

interface LedgerAccountTable {
  id: GeneratedAlways<bigint>;
  owner: ColumnType<string, Written, Written>;
  bucket: ColumnType<CustomerBucket | PlatformBucket, Written, Written>;
  currency: ColumnType<string, Written, Written>;
  customer_id: ColumnType<string | null, Written, Written>;
  balance: ColumnType<string | null, Written, Written>;
}

interface LedgerTransferTable {
  id: GeneratedAlways<bigint>;
  kind: ColumnType<string, Written, Written>;
  reference: ColumnType<string, Written, Written>;
  customer_id: ColumnType<string | null, Written, Written>;
  at: ColumnType<Date, Written, Written>;
}

interface LedgerPostingTable {
  id: GeneratedAlways<bigint>;
  transfer_id: ColumnType<bigint, Written, Written>;
  account_id: ColumnType<bigint, Written, Written>;
  amount: ColumnType<string, Written, Written>;
  balance_after: ColumnType<string | null, Written, Written>;
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

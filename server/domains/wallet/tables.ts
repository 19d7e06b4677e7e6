import type { Generated, GeneratedAlways } from 'kysely';

interface DepositTable {
  sn: string;
  customer_id: string;
  currency: string;
  network: string | null;
  address: string | null;
  memo: string | null;
  amount: string;
  fee: Generated<string>;
  arrived: string | null;
  transaction_id: string | null;
  confirmations: Generated<number>;
  /** The entry on a bank's statement that it was credited from. */
  bank_entry: string | null;
  /** Null after the account is closed. */
  voucher: string | null;
  status: Generated<0 | 1 | 2 | 3>;
  reason: string | null;
  created_at: Date;
  expected_at: Date;
  reviewing_at: Date | null;
  decided_at: Date | null;
  returned_at: Date | null;
}

interface SavedAddressTable {
  id: GeneratedAlways<bigint>;
  customer_id: string;
  currency: string;
  network: string;
  address: string;
  memo: string;
  label: string;
  created_at: Date;
  usable_at: Date;
}

interface WithdrawalCheckTable {
  hash: string;
  customer_id: string;
  currency: string;
  network: string;
  address: string;
  memo: string;
  amount: string;
  fee: string;
  worth: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

// Inserted by `begin_withdrawal` alone.
interface WithdrawalTable {
  sn: string;
  customer_id: string;
  currency: string;
  /** Null for a withdrawal by bank, as is the address. */
  network: string | null;
  address: string | null;
  memo: string;
  card_id: bigint | null;
  /** Masked. */
  card: string | null;
  amount: string;
  fee: string;
  worth: string;
  status: Generated<0 | 1 | 2 | 3>;
  reason: string | null;
  created_at: Date;
  expected_at: Date;
  reviewing_at: Date | null;
  /** When it was written for a signer. */
  exported_at: Generated<Date | null>;
  sent_at: Date | null;
  transaction_id: string | null;
  confirmations: Generated<number>;
  decided_at: Date | null;
}

interface WithdrawalApprovalTable {
  sn: string;
  operator: string;
  token: Buffer;
  terms: Buffer;
  approved_at: Date;
}

export interface WalletTables {
  deposits: DepositTable;
  saved_addresses: SavedAddressTable;
  withdrawal_checks: WithdrawalCheckTable;
  withdrawals: WithdrawalTable;
  withdrawal_approvals: WithdrawalApprovalTable;
}

import type { GeneratedAlways } from 'kysely';

interface BankCardTable {
  id: GeneratedAlways<bigint>;
  customer_id: string;
  /** Sealed. */
  number: Buffer;
  masked_number: string;
  bank_name: string;
  holder: string;
  area_code: string;
  phone: string;
  created_at: Date;
  usable_at: Date;
}

interface BankDepositTermsTable {
  currency: string;
  holder: string;
  bank_name: string;
  number: string;
  bank_code: string | null;
  minimum: string;
  maximum: string;
  minutes: number;
}

interface BankWithdrawalTermsTable {
  currency: string;
  fee: string;
  minimum: string;
  maximum: string;
  daily_limit: string;
  minutes: number;
}

export interface BankTables {
  bank_cards: BankCardTable;
  bank_deposit_terms: BankDepositTermsTable;
  bank_withdrawal_terms: BankWithdrawalTermsTable;
}

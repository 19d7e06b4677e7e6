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
}

export interface BankTables {
  bank_cards: BankCardTable;
}

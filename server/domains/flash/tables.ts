import type { Generated } from 'kysely';

interface FlashQuoteTable {
  id: string;
  customer_id: string;
  from_currency: string;
  to_currency: string;
  from_amount: string;
  to_amount: string;
  rate: string;
  mid_rate: string;
  spread_percent: string;
  spread_amount: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface FlashExchangeTable {
  number: string;
  quote_id: string;
  customer_id: string;
  status: Generated<0 | 1>;
  refund: Generated<string>;
  created_at: Date;
  completed_at: Date | null;
}

export interface FlashTables {
  flash_quotes: FlashQuoteTable;
  flash_exchanges: FlashExchangeTable;
}

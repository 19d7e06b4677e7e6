import type { Generated } from 'kysely';

/** Rows never change, except that a product can be closed. */
interface PledgeProductTable {
  id: string;
  currency: string;
  days: number;
  daily_rate: string;
  interest: 'simple' | 'compound';
  minimum: string;
  maximum: string;
  early_cost: string;
  created_at: Date;
  closed_at: Date | null;
}

export type PledgeStatus = 'running' | 'matured' | 'redeemed';

interface PledgeTable {
  number: string;
  customer_id: string;
  product_id: string;
  amount: string;
  status: Generated<PledgeStatus>;
  opened_at: Date;
  matures_at: Date;
  interest_at_maturity: string;
  closed_at: Date | null;
  interest: string | null;
  cost: string | null;
}

export interface PledgeTables {
  pledge_products: PledgeProductTable;
  pledges: PledgeTable;
}

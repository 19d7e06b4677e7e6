import type { LeverageCategory, LeverageResult, LeverageTier } from '#contract/leverage-rules';
import type { Generated } from 'kysely';

interface RoomTable {
  id: string;
  tier: LeverageTier;
  position: number;
  symbol: string;
  currency: string;
}

interface TermsTable {
  room_id: string;
  valid_from: Date;
  entry_minimum: string;
  stake_minimum: string;
  period_maximum: string;
  settlement_minutes: number;
  edge: string;
  code_needed: boolean;
}

interface PeriodTable {
  id: string;
  room_id: string;
  terms_from: Date;
  symbol: string;
  scale: number;
  starts_at: Date;
  ends_at: Date;
  opening_price: string;
  anchor: string | null;
  fixed_at: Generated<Date | null>;
  close_price: Generated<string | null>;
  won: Generated<LeverageCategory[] | null>;
  settled_at: Generated<Date | null>;
}

interface EntryTable {
  customer_id: string;
  room_id: string;
  entered_at: Date;
}

interface OrderTable {
  number: string;
  customer_id: string;
  room_id: string;
  period_id: string;
  opening_price: string;
  settles_at: Date;
  category: LeverageCategory;
  currency: string;
  quantity: string;
  multiplier: string;
  worth: string;
  created_at: Date;
  result: Generated<LeverageResult | null>;
  payout: Generated<string | null>;
  settled_at: Generated<Date | null>;
}

interface StandingTable {
  customer_id: string;
  room_id: string;
  settled_orders: number;
  net_result: string;
}

export interface LeverageTables {
  leverage_rooms: RoomTable;
  leverage_terms: TermsTable;
  leverage_periods: PeriodTable;
  leverage_entries: EntryTable;
  leverage_orders: OrderTable;
  leverage_standings: StandingTable;
}

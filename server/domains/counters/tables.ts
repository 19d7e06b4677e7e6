import type { Generated, GeneratedAlways } from 'kysely';

interface CounterTable {
  id: string;
  name: string;
  position: number;
  currency: string;
  task_count: number;
  return_rate: string;
  minimum_amount: string;
  upgrade_volume: string | null;
  currencies: string[];
  search_seconds: number;
  offer_seconds: number;
  urgent_seconds: number;
  wait_seconds: number;
}

interface CounterRequestTable {
  id: GeneratedAlways<bigint>;
  counter_id: string;
  currency: string;
  amount: string;
  target: string;
  country: string;
  urgent: boolean;
  bonus_currency: string | null;
  bonus_amount: string | null;
  bonus_minutes: number | null;
  created_by: string;
  created_at: Date;
  closed_at: Date | null;
}

export type OrderState =
  'matching' | 'left' | 'unmatched' | 'matched' | 'declined' | 'expired' | 'waiting' | 'completed' | 'refunded';

interface CounterOrderTable {
  sn: string;
  customer_id: string;
  counter_id: string;
  state: OrderState;
  started_at: Date;
  due_at: Date | null;
  request_id: bigint | null;
  matched_at: Date | null;
  currency: string | null;
  amount: string | null;
  target: string | null;
  target_amount: string | null;
  rate: string | null;
  mid_rate: string | null;
  profit: string | null;
  country: string | null;
  urgent: boolean | null;
  worth: string | null;
  bonus_currency: string | null;
  bonus_amount: string | null;
  bonus_minutes: number | null;
  accepted_at: Date | null;
  bonus_paid: Generated<boolean>;
  settled_at: Date | null;
  upgraded_to: string | null;
}

interface CounterStandingTable {
  customer_id: string;
  counter_id: string;
  volume: string;
  /** In UTC, such as `2026-11-21`. */
  day: string;
  tasks_done: number;
}

export interface CounterTables {
  counters: CounterTable;
  counter_requests: CounterRequestTable;
  counter_orders: CounterOrderTable;
  counter_standings: CounterStandingTable;
}

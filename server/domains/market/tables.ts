import type { AddressFamily } from '#contract/address-families';
import type { PauseReason } from '#contract/wallet-transfers';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

interface CurrencyTable {
  code: string;
  name: string;
  kind: 'crypto' | 'fiat';
  scale: number;
  display_scale: number;
  price_scale: number;
  spread_percent: string;
  position: number;
}

interface NetworkTable {
  currency: string;
  id: string;
  name: string;
  family: AddressFamily;
  withdrawal_fee: string;
  minimum_deposit: string;
  minimum_withdrawal: string;
  confirmations: number;
  minutes: number;
  position: number;
  explorer: string | null;
}

interface NetworkPauseTable {
  currency: string;
  network: string;
  direction: 'deposits' | 'withdrawals';
  reason: PauseReason;
  since: Date;
}

interface CandleTable {
  symbol: string;
  interval: '1m' | '5m' | '1h' | '1d';
  time: Date;
  open: string;
  high: string;
  low: string;
  close: string;
}

interface CommitmentTable {
  day: string;
  chain_end: Buffer;
  published_at: Generated<Date>;
}

/** Price and anchor by symbol, as the text of integers in 10⁻¹⁵ USD. */
export type StoredState = Record<string, [price: string, anchor: string]>;

interface OpeningTable {
  minute: Date;
  state: JSONColumnType<StoredState>;
}

interface SeedTable {
  minute: Date;
  seed: Buffer;
  revealed_at: Generated<Date>;
}

interface SimulatorSecretTable {
  day: string;
  last_seed: Buffer;
}

interface SimulatorStateTable {
  single: Generated<boolean>;
  minute: Date;
  state: JSONColumnType<StoredState>;
}

interface FavoritesTable {
  customer_id: string;
  symbols: string[];
}

interface AlertTable {
  id: GeneratedAlways<bigint>;
  customer_id: string;
  symbol: string;
  direction: 'above' | 'below';
  price: string;
  created_at: Date;
  triggered_at: Date | null;
  reached_at: Generated<Date | null>;
}

interface AlertCheckTable {
  single: Generated<boolean>;
  checked_until: Date;
}

interface CandleHistoryTable {
  symbol: string;
  interval: CandleTable['interval'];
  filled_at: Date;
}

export interface MarketTables {
  currencies: CurrencyTable;
  networks: NetworkTable;
  network_pauses: NetworkPauseTable;
  candles: CandleTable;
  candle_histories: CandleHistoryTable;
  market_commitments: CommitmentTable;
  market_openings: OpeningTable;
  market_seeds: SeedTable;
  simulator_secrets: SimulatorSecretTable;
  simulator_state: SimulatorStateTable;
  market_favorites: FavoritesTable;
  market_alerts: AlertTable;
  market_alert_checks: AlertCheckTable;
}

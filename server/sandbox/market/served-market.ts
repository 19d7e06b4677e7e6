import type { SimulatedMarket } from '#contract/market-simulation';

/** A simulated market of a currency that the platform has. */
export interface ServedMarket extends SimulatedMarket {
  /** Decimal places of its prices. */
  readonly scale: number;
}

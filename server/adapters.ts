import type { PriceSource } from './domains/market/price-source.ts';
import type { AddressSource } from './domains/wallet/address-source.ts';
import type { Services } from './services.ts';

/** The server's outside dependencies: simulated in the sandbox, real in live mode. */
export interface Adapters {
  readonly prices: PriceSource;
  readonly addresses: AddressSource;
  /** Runs before the first request. `step` prints each step and its duration. */
  start(
    services: Services,
    step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>,
  ): Promise<void>;
  /** Also works if `start` never ran. */
  stop(): Promise<void>;
}

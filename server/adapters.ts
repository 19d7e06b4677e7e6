import type { PriceSource } from './domains/market/price-source.ts';
import type { AddressSource } from './domains/wallet/address-source.ts';
import { Unavailable } from './errors.ts';
import type { Services } from './services.ts';

/** What the server needs from outside: simulated in the sandbox, real in live mode. */
export interface Adapters {
  readonly prices: PriceSource;
  readonly addresses: AddressSource;
  /** Runs before the first request. `step` prints what is done and how long it took. */
  start(
    services: Services,
    step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>,
  ): Promise<void>;
  /** Stops them, also when they never started. */
  stop(): Promise<void>;
}

/** Live mode without a market source: no trades at simulated prices, and no deposit addresses. */
export function offlineAdapters(): Adapters {
  return {
    prices: { name: 'none', latest: () => undefined, onTick: () => () => {} },
    addresses: { depositAddress: () => Promise.reject(new Unavailable('Live mode has no deposit addresses yet.')) },
    start: async () => {},
    stop: async () => {},
  };
}

import type { PriceSource } from './domains/market/price-source.ts';
import type { AddressSource } from './domains/wallet/address-source.ts';
import { Unavailable } from './errors.ts';
import type { Services } from './services.ts';

/** What the server needs from the world around it: made up in the sandbox, real in live mode. */
export interface Surroundings {
  readonly prices: PriceSource;
  readonly addresses: AddressSource;
  /** Before the first request. `step` tells what is done and how long it took. */
  start(
    services: Services,
    step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>,
  ): Promise<void>;
  /** Ends it, also when it never started. */
  stop(): Promise<void>;
}

/** Live mode while no market source is set: nothing is dealt at made-up prices, and no deposit address is given out. */
export function withoutMarket(): Surroundings {
  return {
    prices: { name: 'none', latest: () => undefined, onTick: () => () => {} },
    addresses: { depositAddress: () => Promise.reject(new Unavailable('Live mode has no deposit addresses yet.')) },
    start: async () => {},
    stop: async () => {},
  };
}

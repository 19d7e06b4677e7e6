import type { Adapters } from '../adapters.ts';
import { type Db, transact } from '../db/transact.ts';
import { sandboxAddress } from './addresses.ts';
import { seedBankTerms } from './bank-terms.ts';
import { seedSamples } from './content/index.ts';
import { seedDemo } from './demo/index.ts';
import { simulator } from './market/simulator.ts';
import { startOperator } from './operator/index.ts';
import { seedPledgeProducts } from './pledge-products.ts';
import { seedReserves } from './reserves.ts';
import { seedRoomCodes } from './room-codes.ts';

export { demoCustomer } from './demo/index.ts';

/** Opens stand-ins for the market, the custodian and the operator. Nothing runs before `start`. */
export function openSandbox(db: Db, onError: (error: unknown) => void): Adapters {
  const market = simulator(db, onError);
  let stopOperator: (() => Promise<void>) | undefined;
  return {
    prices: market,
    addresses: { depositAddress: (family, customer) => Promise.resolve(sandboxAddress(family, customer)) },
    async start(services, step) {
      await step('Started the market', () => market.start());
      await step('Seeded the content', () => transact(db, (tx) => seedSamples(tx, services.clock())));
      await step('Seeded the bank terms', () => transact(db, seedBankTerms));
      await step('Seeded the room codes', () => transact(db, (tx) => seedRoomCodes(tx, services.clock())));
      await step('Seeded the fixed terms', () => transact(db, (tx) => seedPledgeProducts(tx, services.clock())));
      await step('Seeded the demo customer', () => seedDemo(services));
      await step('Seeded the reserves', () => seedReserves(db, market));
      stopOperator = startOperator(services, onError);
    },
    async stop() {
      await stopOperator?.();
      await market.stop();
    },
  };
}

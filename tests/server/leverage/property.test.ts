import { fc } from '#tests/property';
import { expect, it } from 'vitest';
import { leverageCategories } from '#contract/leverage-rules';
import { runLeverageJobs } from '#server/domains/leverage/jobs';
import { useApp, type TestCustomer } from '../support/app.ts';
import { leverageViolations } from '#server/domains/leverage/violations';
import { ledgerViolations } from '#server/ledger/violations';
import { testPrices } from '../support/prices.ts';
import { finish, nextPeriod, player, roomOf, stake } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));

const order = fc.record({
  who: fc.nat(2),
  category: fc.constantFrom(...leverageCategories),
  // Some below the minimum, some above the maximum, some with every decimal place.
  quantity: fc.constantFrom('0.5', '1', '1.000001', '7.654321', '33.333333', '99', '150', '250'),
});

/** A period: what is staked at once, where it closes in units of the last digit, and how late its seed comes. */
const round = fc.record({
  orders: fc.array(order, { minLength: 1, maxLength: 12 }),
  move: fc.integer({ min: -12, max: 12 }),
  late: fc.constantFrom(1, 30, 61, null),
});

const jobs = (): Promise<void> =>
  runLeverageJobs(server.services, (error) => {
    throw error;
  });

it('books every order once and conserves the money, whatever is staked and however it ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), async (rounds) => {
      const players: TestCustomer[] = [
        await player(server, '300'),
        await player(server, '90'),
        await player(server, '2'),
      ];
      for (const { orders, move, late } of rounds) {
        const upcoming = await nextPeriod(server);
        const { period } = await roomOf(players[0]!);
        await Promise.all(
          orders.map(({ who, category, quantity }) =>
            players[who]!.client.try('POST leverage/order', {
              ...stake(period.id, category, quantity),
              least_multiplier: '1.01',
            }),
          ),
        );
        expect(await leverageViolations(server.db)).toEqual([]);
        await finish(server, upcoming, `${(5_000_000 + move) / 100}`, { late });
        // As several servers, and again.
        await Promise.all([jobs(), jobs()]);
        expect(await leverageViolations(server.db)).toEqual([]);
        expect(await ledgerViolations(server.db)).toEqual([]);
        for (const { client } of players) {
          const { items } = await client.call('GET leverage/records', {});
          expect(items.every(({ status }) => status === 'settled')).toBe(true);
        }
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);

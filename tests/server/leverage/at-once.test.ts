import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { balance } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { insist } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { limitsOf, pastMidnight } from './limits-support.ts';
import { closeMinute, nextPeriod, player, roomOf, runJobs, stake } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

it('orders, limits, and settlements of several servers at once never deadlock, and count every stake once', async () => {
  if (server.clock.now().getUTCHours() > 20) pastMidnight(server);
  const customers = await times(12, () => player(server));
  for (let turn = 0; turn < 4; turn += 1) {
    const { startsAt } = await nextPeriod(server);
    const { period } = await roomOf(customers[0]!);
    // The period before is settled meanwhile.
    const order = (index: number) => {
      const { client } = customers[index % 12]!;
      const bet = stake(period.id, index % 24 < 12 ? 'big' : 'small', '1');
      return insist((key) => client.try('POST leverage/order', bet, { key }));
    };
    const [responses] = await Promise.all([
      times(72, order),
      times(4, () => runJobs(server)),
      times(12, (index) => limitsOf(customers[index]!)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(Array(72).fill(1));
    await closeMinute(server.db, 'BTC-USD', new Date(startsAt.getTime() + 120_000), '50000.07');
  }
  await nextPeriod(server);
  await runJobs(server);
  for (const customer of customers) {
    const { staked_today: staked, open_stakes: open, lost_today: lost } = await limitsOf(customer);
    expect([staked, open, (await balance(server.db, customer.id, 'USDT')).held]).toEqual(['24', '0', '0']);
    // Half of the stakes lost, the others paid 1.96.
    expect(lost).toBe('0.48');
  }
  const { rows } = await sql<{ count: bigint }>`
    select deadlocks as count from pg_stat_database where datname = current_database()`.execute(server.db);
  expect(rows[0]?.count).toBe(0n);
});

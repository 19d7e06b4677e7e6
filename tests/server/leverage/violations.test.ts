import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { leverageViolations } from '#server/domains/leverage/violations';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { foundAfter, rebook, unbook } from '../support/tamper.ts';
import { finish, nextPeriod, player, roomOf, stake } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));

let orders: Readonly<Record<'won' | 'lost' | 'returned' | 'open', string>>;

beforeAll(async () => {
  const period = await nextPeriod(server);
  const customer = await player(server);
  const order = async (category: 'big' | 'small' | 'up') => {
    const { period: current } = await roomOf(customer);
    return (await customer.client.call('POST leverage/order', stake(current.id, category))).number;
  };
  const [won, lost, returned] = [await order('small'), await order('big'), await order('up')];
  // At the same price as before, up and down are returned.
  await finish(server, period, '50000');
  await nextPeriod(server);
  orders = { won, lost, returned, open: await order('big') };
});

const found = (...changes: readonly RawBuilder<unknown>[]) => foundAfter(server.db, leverageViolations, ...changes);

const setOrder = (number: string, change: RawBuilder<unknown>) =>
  sql`update leverage_orders set ${change} where number = ${number}`;

it('finds nothing while each order is booked as it says', async () => {
  const { rows } = await sql<{ number: string; result: string | null }>`
    select number, result from leverage_orders`.execute(server.db);
  expect(Object.fromEntries(rows.map(({ number, result }) => [number, result]))).toEqual({
    [orders.won]: 'won',
    [orders.lost]: 'lost',
    [orders.returned]: 'returned',
    [orders.open]: null,
  });
  expect(await leverageViolations(server.db)).toEqual([]);
});

describe('an order', () => {
  it('that was paid out otherwise than it says is found', async () => {
    const { won, lost } = orders;
    expect(await found(setOrder(won, sql`multiplier = 2.5, payout = 25`))).toEqual(
      expect.arrayContaining([
        `${won} is won: leverage books 19.6 USDT available, its row says 25; ` +
          'leverage books -9.6 USDT treasury, its row says -15',
      ]),
    );
    expect(await found(rebook('leverage', lost, '2'))).toEqual([
      `${lost} is lost: leverage books -20 USDT held, its row says -10; ` +
        'leverage books 20 USDT treasury, its row says 10',
    ]);
  });

  it('whose stake was held otherwise than it says, or not at all, is found', async () => {
    const { open, returned } = orders;
    expect(await found(rebook('leverage-hold', open, '0.5'))).toEqual([
      `${open} is open: leverage-hold books -5 USDT available, its row says -10; ` +
        'leverage-hold books 5 USDT held, its row says 10',
    ]);
    expect(await found(...unbook('leverage-release', returned))).toEqual([
      expect.stringContaining(`${returned} is returned: leverage-release books 0 USDT available, its row says 10`),
    ]);
    expect(
      await found(sql`update ledger_holds set status = 'released', closed_at = now() where reference = ${open}`),
    ).toEqual([`hold of ${open} is released 10 USDT, its row says open 10 USDT`]);
  });

  it('that is missing is found by its transfers and its hold', async () => {
    const { lost } = orders;
    const lines = await found(sql`delete from leverage_orders where number = ${lost}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^transfer \d+ of \d+ \(leverage\) belongs to no record$/u),
        expect.stringMatching(/^transfer \d+ of \d+ \(leverage-hold\) belongs to no record$/u),
        `hold of ${lost} is captured 10 USDT, its row says none`,
      ]),
    );
  });

  it('that is open although its period is settled is found', async () => {
    expect(await found(setOrder(orders.lost, sql`result = null, payout = null, settled_at = null`))).toEqual(
      expect.arrayContaining([expect.stringMatching(/ is settled with open orders$/u)]),
    );
  });
});

import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { counterViolations } from '#server/domains/counters/violations';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { foundAfter, rebook, unbook } from '../support/tamper.ts';
import { accepted, completed, settle, trader, urgent } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

let orders: readonly [string, string];

beforeAll(async () => {
  const customer = await trader(server, { USDT: '5000' });
  const first = await completed(server, customer, urgent);
  const refunded = await accepted(server, customer, urgent);
  await settle(server, refunded, false);
  await completed(server, customer);
  orders = [first, refunded];
});

const found = (...changes: readonly RawBuilder<unknown>[]) =>
  foundAfter(server.db, (tx) => counterViolations(tx, server.clock.now()), ...changes);

it('finds nothing while each order and bonus is booked as it says', async () => {
  expect(await counterViolations(server.db, server.clock.now())).toEqual([]);
});

describe('a bonus', () => {
  it('with another amount than its order says is found, although two orders add up', async () => {
    const [first, refunded] = orders;
    const lines = await found(
      sql`update counter_orders set bonus_amount = bonus_amount + 1 where sn = ${first}`,
      sql`update counter_orders set bonus_amount = bonus_amount - 1 where sn = ${refunded}`,
    );
    expect(lines.toSorted()).toEqual(
      [
        `${first} is completed: bonus books -6 USDT adjustment, its row says -7; ` +
          'bonus books 6 USDT available, its row says 7',
        `${refunded} is refunded: bonus books -6 USDT adjustment, its row says -5; ` +
          'bonus books 6 USDT available, its row says 5',
      ].toSorted(),
    );
    expect(await found(rebook('bonus', first, '3'))).toContainEqual(
      expect.stringContaining(`${first} is completed: bonus books -18 USDT adjustment, its row says -6`),
    );
  });

  it('that is not booked, or that the order doesn’t have, is found', async () => {
    const [first] = orders;
    expect(await found(...unbook('bonus', first))).toContainEqual(
      expect.stringContaining(`${first} is completed: bonus books 0 USDT adjustment, its row says -6`),
    );
    expect(await found(sql`update counter_orders set bonus_paid = false where sn = ${first}`)).toContainEqual(
      expect.stringContaining(`${first} is completed: bonus books -6 USDT adjustment, its row says 0`),
    );
  });

  it('of no order is found', async () => {
    expect(await found(sql`delete from counter_orders where sn = ${orders[0]}`)).toContainEqual(
      expect.stringMatching(/^transfer \d+ of \d+ \(bonus\) belongs to no record$/u),
    );
  });
});

describe('an order', () => {
  it('that was exchanged otherwise than it says is found', async () => {
    const [first] = orders;
    expect(await found(sql`update counter_orders set profit = profit + 1 where sn = ${first}`)).toEqual([
      expect.stringMatching(
        `^${first} is completed: exchange books \\S+ \\S+ spread, its row says \\S+; exchange books .+ treasury`,
      ),
    ]);
    expect(await found(rebook('exchange', first, '2'))).toEqual([
      expect.stringMatching(`^${first} is completed: exchange books .+ available, .+ held, .+ spread, .+ treasury`),
    ]);
  });

  it('that was not held, refunded, or exchanged is found', async () => {
    const [first, refunded] = orders;
    expect(await found(...unbook('exchange-hold', first))).toEqual([
      expect.stringMatching(`^${first} is completed: exchange-hold books 0 USDT available, its row says -`),
    ]);
    expect(await found(...unbook('exchange-release', refunded))).toEqual([
      expect.stringMatching(`^${refunded} is refunded: exchange-release books 0 USDT available, its row says `),
    ]);
    expect(
      await found(sql`update ledger_holds set status = 'open', closed_at = null where reference = ${refunded}`),
    ).toEqual([expect.stringMatching(`^hold of ${refunded} is open \\S+ USDT, its row says released \\S+ USDT$`)]);
  });

  it('that is missing is found by its transfers and its hold', async () => {
    const lines = await found(sql`delete from counter_orders where sn = ${orders[0]}`);
    for (const kind of ['exchange', 'exchange-hold'])
      expect(lines).toContainEqual(expect.stringMatching(`^transfer \\d+ of \\d+ \\(${kind}\\) belongs to no record$`));
    expect(lines).toContainEqual(expect.stringMatching(`^hold of ${orders[0]} is captured .+, its row says none$`));
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/db/transact';
import { openOrders, placeMany } from '../server/support/leverage-orders.ts';
import { leverageViolations } from '#server/domains/leverage/violations';
import type { Tally } from './tally.ts';
import { withTwoServers } from './two-servers.ts';

const ORDERS = 1_500;
const STAKE = '2';
/** One of each digit, and an equal price. */
const CLOSES = [
  '50000',
  '50000.01',
  '49999.92',
  '50000.03',
  '49999.94',
  '50000.05',
  '50000.06',
  '49999.97',
  '50000.09',
];

async function untilSettled(db: Db, tally: Tally): Promise<void> {
  for (const end = Date.now() + 60_000; (await openOrders(db)) > 0; await wait(20)) {
    if (Date.now() > end) return tally.fault('silent', `${await openOrders(db)} orders are open after a minute`);
  }
}

/** Waits until the settlement of an open period has begun, and then a little, so that each kill meets another point of it. */
async function duringSettlement(db: Db, turn: number): Promise<void> {
  for (const end = Date.now() + 60_000; (await openOrders(db)) === ORDERS && Date.now() < end; await wait(1));
  await wait((turn * 13) % 97);
}

/** Compares the result of every order that was placed with its period's. */
async function audit(db: Db, tally: Tally, periods: readonly string[]): Promise<void> {
  const { rows } = await sql<{ period: string; orders: number }>`
    select period_id as period, count(*)::integer as orders from leverage_orders where result is not null group by 1`.execute(
    db,
  );
  const settled = new Map(rows.map(({ period, orders }) => [period, orders]));
  for (const id of periods)
    if (settled.get(id) !== ORDERS)
      tally.fault('lost', `${id} has ${settled.get(id) ?? 0} settled orders of ${ORDERS}`);
  const paid = await sql<{ wrong: string }>`
    select number as wrong from leverage_orders where result = 'won' and payout <> trunc(quantity * multiplier, 6)`.execute(
    db,
  );
  for (const { wrong } of paid.rows) tally.fault('overspent', `${wrong} was paid another amount`);
}

/**
 * Kills one of two servers `count` times while they settle a period of the leverage rooms: the real one, or another that only
 * has its jobs.
 */
export const leverageKills = (tally: Tally, { count }: { count: number }): Promise<void> =>
  withTwoServers(
    tally,
    { worker: 'leverage-worker.ts', customers: 40, funds: '1000000', violations: leverageViolations },
    async ({ db, customers: all, strike }) => {
      const customers = all.map(({ id }) => id);
      const periods: string[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const startsAt = new Date(Date.UTC(2025, 0, 1) + turn * 180_000);
        const close = CLOSES[turn % CLOSES.length] ?? '50000';
        periods.push(await placeMany(db, { customers, count: ORDERS, startsAt, quantity: STAKE, close }));
        tally.operations += 1;
        await duringSettlement(db, turn);
        await strike(turn);
        await untilSettled(db, tally);
        tally.acknowledge();
      }
      await audit(db, tally, periods);
    },
  );

/**
 * `npm run bench:leverage [orders] [customers]`: how long it takes to settle the orders of one period, by one server and by two
 * at once, on a durable database.
 */
import { sql } from 'kysely';
import { fund, loggedInCustomer } from '../tests/server/support/customers.ts';
import { openOrders, placeMany } from '../tests/server/support/leverage-orders.ts';
import type { Db } from '../server/db/transact.ts';
import { settling } from '../server/domains/leverage/period-store.ts';
import { settlePeriod } from '../server/domains/leverage/settle-orders.ts';
import { openBenchDatabase } from './support/bench-database.ts';
import { wholeNumber } from './support/whole-number.ts';

const orders = wholeNumber(1, 10_000);
const customerCount = wholeNumber(2, 2_000);
const ROUNDS = 3;

await using database = await openBenchDatabase();
const { db } = database;
const servers = [db, database.connectAgain()];

const customers: string[] = [];
for (let index = 0; index < customerCount; index += 1) {
  const { id } = await loggedInCustomer(db, new Date());
  await fund(db, id, 'USDT', '100000');
  customers.push(id);
}
await sql`analyze`.execute(db);

const live = { toCustomer: () => {}, toSession: () => {}, endSession: () => {} };

async function settle(on: Db): Promise<void> {
  const fail = (error: unknown): void => {
    throw error;
  };
  for (const period of await settling(on))
    await settlePeriod({ db: on, live, clock: () => new Date() }, period, fail, () => false);
}

console.log(`${orders} orders of ${customerCount} customers in one period`);
let minute = 0;
for (const count of [1, 2]) {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    minute += 3;
    const startsAt = new Date(Date.UTC(2025, 0, 1, 0, minute));
    await placeMany(db, { customers, count: orders, startsAt, close: '50010.07' });
    const begin = performance.now();
    await Promise.all(servers.slice(0, count).map(settle));
    took.push(performance.now() - begin);
    if ((await openOrders(db)) > 0) throw new Error('orders are left');
  }
  const best = Math.min(...took);
  const label = count === 1 ? 'one server' : 'two servers';
  console.log(
    `${label.padEnd(14)}${took.map((each) => `${(each / 1000).toFixed(2)} s`.padStart(10)).join('')}` +
      `${String(Math.round(orders / (best / 1000))).padStart(10)} orders/s at best`,
  );
}

import { sql } from 'kysely';
import type { Db } from '#server/db/transact';
import type { TestApp, TestCustomer } from '../support/app.ts';
import { nextPeriod, roomOf, stake } from './support.ts';

type Limits = Awaited<ReturnType<typeof limitsOf>>;

export const limitsOf = ({ client }: TestCustomer) => client.call('GET leverage/limits', {});

/** Sets own limits and returns them. */
export const setLimits = (
  { client }: TestCustomer,
  request: { stake_per_day?: string; loss_per_day?: string; break_hours?: number },
): Promise<Limits> => client.call('POST leverage/limits', request);

/** Stakes in the junior room's current period, and returns the response. */
export async function tryStake(customer: TestCustomer, quantity = '10') {
  const { period } = await roomOf(customer);
  return customer.client.try('POST leverage/order', stake(period.id, 'big', quantity));
}

/** Ends a period with every stake on `big` won, lost, or returned. Books no money. */
export async function decide(db: Db, period: string, result: 'won' | 'lost' | 'returned'): Promise<void> {
  const [close, won] = { won: ['50000.09', '{big}'], lost: ['50000.01', '{small}'], returned: [null, null] }[result];
  await sql`
    update leverage_periods set fixed_at = ends_at, close_price = ${close}::numeric, won = ${won}::text[]
    where id = ${period}`.execute(db);
  await sql`
    update leverage_orders set result = ${result}::text, settled_at = settles_at,
      payout = case ${result}::text when 'won' then quantity * multiplier when 'returned' then quantity else 0 end
    where period_id = ${period}`.execute(db);
}

/** Stakes in a new period that ends like this. */
export async function played(
  server: TestApp,
  customer: TestCustomer,
  result: 'won' | 'lost' | 'returned',
  quantity = '10',
): Promise<void> {
  await nextPeriod(server);
  const { period } = await roomOf(customer);
  await customer.client.call('POST leverage/order', stake(period.id, 'big', quantity));
  await decide(server.db, period.id, result);
}

/** Advances the clock past the next midnight in UTC. */
export function pastMidnight({ clock }: TestApp): void {
  const now = clock.now().getTime();
  clock.advance((Math.floor(now / 86_400_000 + 1) * 86_400_000 - now) / 1000 + 60);
}

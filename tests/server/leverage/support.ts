import { sql } from 'kysely';
import type { LeverageCategory } from '#contract/leverage-rules';
import { dollars } from '#contract/market-simulated-markets';
import type { Db } from '#server/db/transact';
import { runLeverageJobs } from '#server/domains/leverage/jobs';
import type { TestApp, TestCustomer } from '../support/app.ts';

const MINUTE = 60_000;

/** The anchors are where the test's prices are, so that up and down are nearly even. */
const anchors: Readonly<Record<string, string>> = { 'BTC-USD': '50000', 'ETH-USD': '2500' };

/** Saves where the simulated prices tend. */
export async function seedAnchors(db: Db): Promise<void> {
  const state = Object.fromEntries(
    Object.entries(anchors).map(([symbol, price]) => [symbol, [`${dollars(price)}`, `${dollars(price)}`]]),
  );
  await sql`
    insert into simulator_state (minute, state) values (now(), ${JSON.stringify(state)}) on conflict do nothing`.execute(
    db,
  );
}

/** Saves a minute of a market as the simulator does, with its seed revealed `late` seconds after its end. */
export async function closeMinute(
  db: Db,
  symbol: string,
  minute: Date,
  price: string,
  late: number | null = 1,
): Promise<void> {
  await sql`
    insert into candles (symbol, interval, time, open, high, low, close)
    values (${symbol}, '1m', ${minute}, ${price}, ${price}, ${price}, ${price}) on conflict do nothing`.execute(db);
  if (late === null) return;
  const revealed = new Date(minute.getTime() + MINUTE + late * 1000);
  await sql`
    insert into market_seeds (minute, seed, revealed_at) values (${minute}, ${Buffer.alloc(32, 7)}, ${revealed})
    on conflict do nothing`.execute(db);
}

type RoomId = 'junior' | 'superior' | 'vip';

const minutes: Readonly<Record<RoomId, number>> = { junior: 3, superior: 5, vip: 10 };

/** Advances the clock into the room's next period, and closes the minute before it. */
export async function nextPeriod(
  server: TestApp,
  { room = 'junior', seconds = 10, opening = '50000' }: { room?: RoomId; seconds?: number; opening?: string } = {},
): Promise<{ startsAt: Date; endsAt: Date }> {
  await seedAnchors(server.db);
  const length = minutes[room] * MINUTE;
  const now = server.clock.now().getTime();
  const startsAt = new Date(Math.floor(now / length) * length + length);
  server.clock.advance((startsAt.getTime() - now) / 1000 + seconds);
  const symbol = room === 'superior' ? 'ETH-USD' : 'BTC-USD';
  await closeMinute(server.db, symbol, new Date(startsAt.getTime() - MINUTE), opening);
  return { startsAt, endsAt: new Date(startsAt.getTime() + length) };
}

/** Creates a customer with money who is in the junior room. */
export async function player(server: TestApp, usdt = '1000'): Promise<TestCustomer> {
  const customer = await server.customer();
  await server.fund(customer.id, 'USDT', usdt);
  await server.db
    .insertInto('leverage_entries')
    .values({ customer_id: customer.id, room_id: 'junior', entered_at: server.clock.now() })
    .execute();
  return customer;
}

export const stake = (period: string, category: LeverageCategory = 'big', quantity = '10') => ({
  room: 'junior',
  period,
  category,
  quantity,
  least_multiplier: '1.5',
});

export const roomOf = ({ client }: TestCustomer, id: RoomId = 'junior') => client.call('GET leverage/room', { id });

/** Does everything that is due, which must not fail. */
export const runJobs = ({ services }: TestApp): Promise<void> =>
  runLeverageJobs(services, (error) => {
    throw error;
  });

/** Advances the clock past the end of a period, whose last minute closes at `close`, and settles it. */
export async function finish(
  server: TestApp,
  { endsAt }: { readonly endsAt: Date },
  close: string,
  { symbol = 'BTC-USD', late = 1 }: { symbol?: string; late?: number | null } = {},
): Promise<void> {
  await closeMinute(server.db, symbol, new Date(endsAt.getTime() - MINUTE), close, late);
  server.clock.advance(
    (endsAt.getTime() - server.clock.now().getTime()) / 1000 + (late === null ? 91 : Math.max(2, late)),
  );
  await runJobs(server);
}

import { sql } from 'kysely';
import { type Db, transact, type Tx, disableTimeouts } from '../../db/transact.ts';
import { type MarketState, walk, type SimulatedMarket } from '#contract/market-simulation';
import { candleIntervals } from '#contract/market';
import { dollars } from '#contract/market-simulated-markets';
import type { Interval } from '../../domains/market/store.ts';
import type { StoredState } from '../../domains/market/tables.ts';
import { DAY_MS, floorTo, HOUR_MS, MINUTE_MS } from '../../time.ts';
import { candleBuilder } from '../../domains/market/candle-builder.ts';
import type { Chains } from './chains.ts';
import { type States, walkCoarsely } from './backfill.ts';
import { seedHistory } from './history.ts';

/** The states at the start of a minute. */
export interface Checkpoint {
  readonly minute: number;
  readonly states: States;
}

const BATCH_MINUTES = 240;

/** A longer gap is bridged in hourly steps up to this long before its end. */
const MAX_GAP = DAY_MS;

// Any number that no other lock uses. The lock keeps servers from seeding concurrently.
const LOCK = 0x6d61726b;

const stored = (states: States): string =>
  JSON.stringify(
    Object.fromEntries([...states].map(([symbol, { price, anchor }]) => [symbol, [`${price}`, `${anchor}`]])),
  );

const loaded = (state: StoredState): States =>
  new Map(
    Object.entries(state).map(([symbol, [price, anchor]]) => [
      symbol,
      { price: BigInt(price), anchor: BigInt(anchor) },
    ]),
  );

/** Publishes where the markets stand. Nothing is published before a minute that can be proven. */
async function open(tx: Tx, chains: Chains, { minute, states }: Checkpoint): Promise<void> {
  if (minute < chains.provenFrom(minute)) return;
  await tx
    .insertInto('market_openings')
    .values({ minute: new Date(minute), state: stored(states) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function save(tx: Tx, { minute, states }: Checkpoint): Promise<void> {
  const values = { minute: new Date(minute), state: stored(states) };
  await tx
    .insertInto('simulator_state')
    .values(values)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(values))
    .execute();
}

async function read(tx: Tx): Promise<Checkpoint | undefined> {
  const row = await tx.selectFrom('simulator_state').select(['minute', 'state']).forUpdate().executeTakeFirst();
  return row && { minute: row.minute.getTime(), states: loaded(row.state) };
}

/** Writes a year of history if there is none. */
export async function seedOnce(db: Db, now: number, markets: readonly SimulatedMarket[]): Promise<void> {
  await transact(db, async (tx) => {
    await disableTimeouts(tx);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await read(tx)) return;
    await save(tx, { minute: floorTo(now, MINUTE_MS), states: await seedHistory(tx, now, markets) });
    await sql`analyze candles`.execute(tx);
  });
}

/** Returns a market's state at its last stored price; undefined if it has none. */
async function lastState(tx: Tx, symbol: string): Promise<MarketState | undefined> {
  const row = await tx
    .selectFrom('candles')
    .select('close')
    .where('symbol', '=', symbol)
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const price = dollars(row.close);
  return { price, anchor: price };
}

/**
 * Adds the markets that have no state yet: with a year of history up to the checkpoint, or, if they were simulated before, from
 * their last price.
 */
async function withNewMarkets(
  tx: Tx,
  { minute, states }: Checkpoint,
  markets: readonly SimulatedMarket[],
): Promise<States> {
  const joined = new Map(states);
  const added: SimulatedMarket[] = [];
  for (const market of markets) {
    if (states.has(market.symbol)) continue;
    const last = await lastState(tx, market.symbol);
    if (last) joined.set(market.symbol, last);
    else added.push(market);
  }
  if (added.length === 0) return joined;
  await disableTimeouts(tx);
  return new Map([...joined, ...(await seedHistory(tx, minute, added))]);
}

const hasAll = ({ states }: Checkpoint, markets: readonly SimulatedMarket[]): boolean =>
  markets.every(({ symbol }) => states.has(symbol));

/**
 * Lets new markets join at the checkpoint, and publishes the opening that proves their prices from there on. If the minute has
 * a published opening already, they don't join.
 */
async function join(
  tx: Tx,
  chains: Chains,
  before: Checkpoint,
  markets: readonly SimulatedMarket[],
): Promise<Checkpoint> {
  if (hasAll(before, markets)) return before;
  const minute = new Date(before.minute);
  const published = await tx
    .selectFrom('market_openings')
    .select('minute')
    .where('minute', '=', minute)
    .executeTakeFirst();
  if (published) return before;
  const checkpoint = { ...before, states: await withNewMarkets(tx, before, markets) };
  await open(tx, chains, checkpoint);
  await save(tx, checkpoint);
  return checkpoint;
}

async function bridge(
  tx: Tx,
  chains: Chains,
  from: Checkpoint,
  now: number,
  markets: readonly SimulatedMarket[],
): Promise<Checkpoint> {
  const until = floorTo(now - MAX_GAP, HOUR_MS);
  // Walk by the minute to the next full hour, then by the hour.
  const hour = Math.ceil(from.minute / HOUR_MS) * HOUR_MS;
  const builder = candleBuilder(markets);
  const intervals: readonly Interval[] = ['1h', '1d'];
  const atHour = walkCoarsely(
    { markets, from: from.minute, until: hour, block: MINUTE_MS, steps: 5 },
    from.states,
    builder,
    intervals,
  );
  const states = walkCoarsely({ markets, from: hour, until, block: HOUR_MS, steps: 6 }, atHour, builder, intervals);
  await builder.store(tx);
  const checkpoint = { minute: until, states: await withNewMarkets(tx, { minute: until, states }, markets) };
  await open(tx, chains, checkpoint);
  await save(tx, checkpoint);
  return checkpoint;
}

async function settleBatch(
  tx: Tx,
  chains: Chains,
  now: number,
  markets: readonly SimulatedMarket[],
): Promise<Checkpoint> {
  const found = await read(tx);
  if (!found) throw new Error('the market was not seeded');
  if (found.minute < floorTo(now - MAX_GAP, HOUR_MS)) return bridge(tx, chains, found, now, markets);
  const before = await join(tx, chains, found, markets);
  // Markets that couldn't join here join a minute later.
  const batch = hasAll(before, markets) ? BATCH_MINUTES : 1;
  const until = Math.min(floorTo(now, MINUTE_MS), before.minute + batch * MINUTE_MS);
  const builder = candleBuilder(markets);
  const minutes: Date[] = [];
  const seeds: Buffer[] = [];
  let { states } = before;
  for (let { minute } = before; minute < until; minute += MINUTE_MS) {
    const provenFrom = chains.provenFrom(minute);
    if (minute === provenFrom) await open(tx, chains, { minute, states });
    const seed = chains.seed(minute);
    const span = walk(seed, markets, states);
    for (const [symbol, path] of span.ticks) {
      const opening = states.get(symbol)?.price;
      if (opening !== undefined) builder.add(symbol, candleIntervals, minute, opening, path);
    }
    if (minute >= provenFrom) {
      minutes.push(new Date(minute));
      seeds.push(Buffer.from(seed));
    }
    states = span.closing;
  }
  if (until <= before.minute) return before;
  await builder.store(tx);
  await sql`insert into market_seeds (minute, seed) select * from unnest(${minutes}::timestamptz[], ${seeds}::bytea[])`.execute(
    tx,
  );
  const checkpoint = { minute: until, states };
  await save(tx, checkpoint);
  return join(tx, chains, checkpoint, markets);
}

/**
 * Stores the candles of every past minute, and its seed if the day's chain end was published before it began. Safe with several
 * servers: each minute is stored once, and all servers compute the same. Returns the checkpoint at the start of the current
 * minute.
 */
export async function settle(
  db: Db,
  chains: Chains,
  now: number,
  markets: readonly SimulatedMarket[],
): Promise<Checkpoint> {
  for (;;) {
    const state = await db.selectFrom('simulator_state').select('minute').executeTakeFirstOrThrow();
    await chains.prepare(db, Math.max(state.minute.getTime(), floorTo(now - MAX_GAP, HOUR_MS)), now);
    const checkpoint = await transact(db, (tx) => settleBatch(tx, chains, now, markets));
    if (checkpoint.minute >= floorTo(now, MINUTE_MS)) return checkpoint;
  }
}

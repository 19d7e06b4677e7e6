import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { currencies } from '#server/domains/market/store';
import type { Prices } from '#server/domains/market/price-source';
import { type Simulator, simulator } from '#server/sandbox/market/simulator';
import { useApp } from '../support/app.ts';
import { bySymbol, recompute } from './support.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// In the past and shortly before midnight, so that tests can advance the clock into the next day.
let now = Date.parse('2026-03-05T23:57:30.000Z');
const errors: unknown[] = [];
const server = useApp(() => ({ clock: () => new Date(now) }));
/** The pending timer of each running simulator. */
const waiting = new Map<Simulator, () => void>();
let scales = new Map<string, number>();

/** Starts a server's simulator, which ticks when the test advances the clock. */
async function start(): Promise<Simulator> {
  let next = () => {};
  const running = simulator(server.db, (error) => errors.push(error), {
    now: () => now,
    later(work) {
      next = work;
      return () => (next = () => {});
    },
  });
  await running.start();
  waiting.set(running, () => next());
  return running;
}

/** Advances the clock tick by tick, with time to store between minutes, and returns the prices served on the way. */
async function live(market: Simulator, seconds: number): Promise<Prices[]> {
  const served: Prices[] = [];
  const stop = market.onTick((prices) => served.push(prices));
  for (let second = 0; second < seconds; second += 2) {
    now += 2_000;
    for (const tick of waiting.values()) tick();
    if (now % MINUTE === 0) await settled();
  }
  stop();
  return served;
}

/** Resolves when every minute up to now is stored. */
const settled = (at = now) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ minute: Date }>`select minute from simulator_state`.execute(server.db);
      expect(rows[0]?.minute.getTime()).toBe(Math.floor(at / MINUTE) * MINUTE);
    },
    { timeout: 20_000, interval: 20 },
  );

const commitments = (day?: string) => server.visitor().call('GET market/commitments', day ? { day } : {});

beforeAll(async () => {
  scales = new Map((await currencies(server.db)).map(({ code, priceScale }) => [`${code}-USD`, priceScale]));
});

afterEach(async () => {
  for (const market of waiting.keys()) await market.stop();
  waiting.clear();
  if (errors.length > 0) throw new AggregateError(errors);
});

describe('the simulator', () => {
  it('creates a year of history without gaps on its first start', async () => {
    await start();
    const { rows } = await sql<{ interval: string; symbols: bigint; count: bigint; gaps: bigint }>`
      select interval, count(distinct symbol) as symbols, count(*) filter (where symbol = 'BTC-USD') as count,
        count(*) filter (where symbol = 'BTC-USD' and time - before <> case interval
          when '1m' then interval '1 minute' when '5m' then interval '5 minutes'
          when '1h' then interval '1 hour' else interval '1 day' end or open <> closed) as gaps
      from (select *, lag(time) over each as before, lag(close) over each as closed from candles
        window each as (partition by symbol, interval order by time)) lines
      group by interval order by interval`.execute(server.db);
    expect(rows.map(({ interval }) => interval)).toEqual(['1d', '1h', '1m', '5m']);
    expect(rows.map(({ gaps }) => gaps)).toEqual([0n, 0n, 0n, 0n]);
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(365);
    expect(Number(rows[1]?.count)).toBeGreaterThanOrEqual(90 * 24);
    expect(Number(rows[2]?.count)).toBeGreaterThanOrEqual(2 * 1_440);
    expect(rows.map(({ symbols }) => symbols)).toEqual([25n, 25n, 12n, 12n]);
  });

  it('proves no minute that began before the day’s chain end was published', async () => {
    const market = await start();
    await live(market, 40);
    await settled();
    // The chain of the first day is published at 23:57:30, so what came before is history.
    const { items, openings, revealed } = await commitments('2026-03-05');
    expect(items.map(({ day }) => day)).toEqual(['2026-03-06', '2026-03-05']);
    expect(items.map(({ published_at }) => published_at)).toEqual(Array(2).fill('2026-03-05T23:57:30.000Z'));
    expect([openings, revealed]).toEqual([[], []]);
  });

  it('publishes tomorrow’s chain before midnight, and reveals each minute’s seed only afterward', async () => {
    const market = await start();
    await live(market, 60);
    await settled();
    const { items, openings, revealed } = await commitments('2026-03-05');
    expect(items.map(({ day }) => day)).toEqual(['2026-03-06', '2026-03-05']);
    expect(openings.map(({ minute }) => minute)).toEqual(['2026-03-05T23:58:00.000Z']);
    expect(revealed.map(({ minute }) => minute)).toEqual(['2026-03-05T23:58:00.000Z']);
  });

  it('serves prices that anyone can recompute from published data, also across midnight', async () => {
    const market = await start();
    const served = await live(market, 180);
    await settled();
    const over = served.filter(({ time }) => time.getTime() < Math.floor(now / MINUTE) * MINUTE);
    const times = new Set(over.map(({ time }) => time.toISOString()));
    const known = new Map([
      ...recompute(await commitments('2026-03-05'), scales, times),
      ...recompute(await commitments('2026-03-06'), scales, times),
    ]);
    expect(over.length).toBeGreaterThan(60);
    for (const prices of over) expect(bySymbol(prices)).toEqual(known.get(prices.time.toISOString()));
    // They also match the candles.
    const { rows } = await sql<{ time: Date; close: string }>`
      select time, trim_scale(close)::text as close from candles
      where symbol = 'ETH-USD' and interval = '1m' and time >= ${over[0]?.time}`.execute(server.db);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { time, close } of rows) {
      expect(known.get(new Date(time.getTime() + 58_000).toISOString())?.get('ETH-USD')).toBe(close);
    }
  });

  it('continues after a restart within a minute with the same prices', async () => {
    const first = await start();
    await live(first, 4);
    const before = first.latest();
    await first.stop();
    const second = await start();
    expect(second.latest()).toEqual(before);
  });

  it('fills missed hours by the minute', async () => {
    now += 5 * HOUR;
    const market = await start();
    const published = await commitments();
    expect(published.revealed.length).toBeGreaterThanOrEqual(5 * 60);
    const minutes = published.revealed.map(({ minute }) => new Date(Date.parse(minute) + 58_000).toISOString());
    const known = recompute(published, scales, new Set(minutes));
    const { rows: closes } = await sql<{ time: Date; close: string }>`
      select time, trim_scale(close)::text as close from candles
      where symbol = 'SOL-USD' and interval = '1m' and time >= ${published.revealed[0]?.minute}`.execute(server.db);
    expect(closes.length).toBe(minutes.length);
    for (const { time, close } of closes) {
      expect(known.get(new Date(time.getTime() + 58_000).toISOString())?.get('SOL-USD')).toBe(close);
    }
    const { rows } = await sql<{ gaps: bigint }>`
      select count(*) as gaps from (select symbol, time - lag(time) over (partition by symbol order by time) as step from candles
        where interval = '1m' and time > ${new Date(now - 6 * HOUR)}) lines where step <> interval '1 minute'`.execute(
      server.db,
    );
    expect(rows[0]?.gaps).toBe(0n);
    expect(market.latest()?.time.getTime()).toBeGreaterThan(now - 2_000);
  });

  it('bridges a week in coarse steps, and publishes where it continues', async () => {
    now += 7 * DAY;
    const market = await start();
    const yesterday = await commitments(new Date(now - DAY).toISOString().slice(0, 10));
    expect([yesterday.openings, yesterday.revealed]).toEqual([[], []]);
    const next = Math.ceil((now + 5_000) / MINUTE) * MINUTE;
    await live(market, (next + MINUTE - now) / 1_000);
    await settled();
    const { openings, revealed } = await commitments();
    expect(openings.map(({ minute }) => minute)).toEqual([new Date(next).toISOString()]);
    expect(revealed.map(({ minute }) => minute)).toEqual([new Date(next).toISOString()]);
    // Throws if the seeds don't continue from the opening.
    recompute(await commitments(), scales, new Set());
    const { rows } = await sql<{ gaps: bigint }>`
      select count(*) as gaps from (select time - lag(time) over (partition by symbol order by time) as step from candles
        where interval = '1h' and time > ${new Date(now - 10 * DAY)}) lines where step <> interval '1 hour'`.execute(
      server.db,
    );
    expect(rows[0]?.gaps).toBe(0n);
  });

  it('is the same on two servers, and each minute is stored once', async () => {
    const [a, b] = await Promise.all([start(), start()]);
    const fromB: Prices[] = [];
    b.onTick((prices) => fromB.push(prices));
    const fromA = await live(a, 130);
    await settled();
    expect(fromA.length).toBe(65);
    expect(fromB).toEqual(fromA);
  });

  it('cannot have its published data changed', async () => {
    await start();
    for (const table of ['market_commitments', 'market_openings', 'market_seeds']) {
      await expect(sql.raw(`delete from ${table}`).execute(server.db)).rejects.toThrow('append-only');
      await expect(sql.raw(`truncate ${table} cascade`).execute(server.db)).rejects.toThrow('append-only');
    }
    await expect(sql`update market_commitments set published_at = now()`.execute(server.db)).rejects.toThrow(
      'append-only',
    );
  });

  it('has no price to trade at when its clock stops', async () => {
    const market = await start();
    await market.stop();
    expect(market.latest()).toBeDefined();
    now += 11_000;
    expect(market.latest()).toBeUndefined();
    // Set back, too.
    now -= 30_000;
    expect(market.latest()).toBeUndefined();
  });
});

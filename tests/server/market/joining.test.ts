import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import type { SimulatedMarket } from '#contract/market-simulation';
import { currencies } from '#server/domains/market/store';
import type { Prices } from '#server/domains/market/price-source';
import { type Simulator, simulator } from '#server/sandbox/market/simulator';
import { useApp } from '../support/app.ts';
import { bySymbol, recompute } from './support.ts';

const MINUTE = 60_000;
let now = Date.parse('2026-03-05T10:20:30.000Z');
const server = useApp(() => ({ clock: () => new Date(now) }));
const errors: unknown[] = [];
/** The pending timer of each running simulator. */
const waiting = new Map<Simulator, () => void>();

async function start(markets: readonly SimulatedMarket[]): Promise<Simulator> {
  let next = () => {};
  const running = simulator(
    server.db,
    (error) => errors.push(error),
    {
      now: () => now,
      later(work) {
        next = work;
        return () => (next = () => {});
      },
    },
    markets,
  );
  await running.start();
  waiting.set(running, () => next());
  return running;
}

async function stop(): Promise<void> {
  for (const market of waiting.keys()) await market.stop();
  waiting.clear();
}

/** Advances the clock tick by tick, with time to store between minutes, and returns the prices served on the way. */
async function live(market: Simulator, seconds: number): Promise<Prices[]> {
  const served: Prices[] = [];
  const end = market.onTick((prices) => served.push(prices));
  for (let second = 0; second < seconds; second += 2) {
    now += 2_000;
    for (const tick of waiting.values()) tick();
    if (now % MINUTE === 0) {
      await vi.waitFor(async () => {
        const { rows } = await sql<{ minute: Date }>`select minute from simulator_state`.execute(server.db);
        expect(rows[0]?.minute.getTime()).toBe(now);
      }, 20_000);
    }
  }
  end();
  return served;
}

const [bitcoin] = simulatedMarkets;
/** Markets that no simulator knew so far. */
const unused: SimulatedMarket[] = [];

const newMarket = (): SimulatedMarket => {
  const market = unused.pop();
  if (!market) throw new Error('no new market is left');
  return market;
};

const candlesOf = async (symbol: string, interval: string) => {
  const { rows } = await sql<{ open: string; close: string; time: Date }>`
    select trim_scale(open)::text as open, trim_scale(close)::text as close, time from candles
    where symbol = ${symbol} and interval = ${interval} order by time`.execute(server.db);
  return rows;
};
const openings = async () => {
  const { rows } = await sql<{ total: bigint }>`select count(*) as total from market_openings`.execute(server.db);
  return Number(rows[0]?.total);
};

beforeAll(async () => {
  for (let count = 1; count <= 8; count += 1) {
    // As a migration does.
    await sql`
      insert into currencies (code, name, kind, scale, display_scale, price_scale, spread_percent, position)
      values (${`NEW${count}`}, 'New', 'crypto', 8, 6, 2, 0.4, ${100 + count})`.execute(server.db);
    unused.push({ ...bitcoin!, symbol: `NEW${count}-USD` });
  }
  await start(simulatedMarkets);
  await stop();
});

afterEach(async () => {
  await stop();
  if (errors.length > 0) throw new AggregateError(errors.splice(0));
});

describe('a market that joins an existing history', () => {
  it('gets a history, and prices that anyone can recompute, and changes no other market', async () => {
    const added = newMarket();
    const before = await start(simulatedMarkets);
    await live(before, 90);
    await stop();
    now += 5 * MINUTE;
    const markets = [...simulatedMarkets, added];
    const market = await start(markets);
    expect(market.latest()?.usd.get(added.symbol.slice(0, -4))).toBeDefined();
    const served = await live(market, 150);
    const over = served.filter(({ time }) => time.getTime() < Math.floor(now / MINUTE) * MINUTE);
    const times = new Set(over.map(({ time }) => time.toISOString()));
    const published = await server.visitor().call('GET market/commitments', {});
    const scales = new Map((await currencies(server.db)).map(({ code, priceScale }) => [`${code}-USD`, priceScale]));
    const known = recompute(published, scales, times, markets);
    expect(over.length).toBeGreaterThan(50);
    for (const prices of over) expect(bySymbol(prices)).toEqual(known.get(prices.time.toISOString()));

    const without = recompute({ ...published, openings: published.openings.slice(0, 1) }, scales, times);
    const [time = ''] = times;
    expect(without.get(time)?.size).toBe(simulatedMarkets.length);
    expect(known.get(time)).toEqual(new Map([...(without.get(time) ?? []), [added.symbol, expect.any(String)]]));

    expect((await candlesOf(added.symbol, '1d')).length).toBeGreaterThan(364);
    const minutes = await candlesOf(added.symbol, '1m');
    expect(minutes.length).toBeGreaterThan(2 * 1_440);
    for (const [index, { open, time: at }] of minutes.entries()) {
      const earlier = minutes[index - 1];
      if (earlier) expect([at.getTime() - earlier.time.getTime(), open]).toEqual([MINUTE, earlier.close]);
    }
  });

  it('joins a minute later if the current one has a published opening', async () => {
    const [first, second] = [newMarket(), newMarket()];
    now += 2 * MINUTE;
    await start(simulatedMarkets);
    await start([...simulatedMarkets, first]);
    await stop();
    const market = await start([...simulatedMarkets, first, second]);
    expect(market.latest()?.usd.has(first.symbol.slice(0, -4))).toBe(true);
    expect(market.latest()?.usd.has(second.symbol.slice(0, -4))).toBe(false);
    // The minute ends after 30 seconds, and the market is served from the first tick after it was stored.
    await live(market, 50);
    expect(market.latest()?.usd.has(second.symbol.slice(0, -4))).toBe(true);
  });

  it('joins in the past if only its first missed minute has a published opening', async () => {
    const [first, second] = [newMarket(), newMarket()];
    now += 2 * MINUTE;
    await start(simulatedMarkets);
    await start([...simulatedMarkets, first]);
    await stop();
    now += 10 * MINUTE;
    const market = await start([...simulatedMarkets, first, second]);
    expect(market.latest()?.usd.has(second.symbol.slice(0, -4))).toBe(true);
  });

  it('joins once with two servers', async () => {
    now += 2 * MINUTE;
    const markets = [...simulatedMarkets, newMarket()];
    const earlier = await openings();
    const [a, b] = await Promise.all([start(markets), start(markets)]);
    expect(await openings()).toBe(earlier + 1);
    expect(a.latest()).toEqual(b.latest());
  });

  it('joins after a week without a server', async () => {
    now += 7 * 24 * 60 * MINUTE;
    const added = newMarket();
    const market = await start([...simulatedMarkets, added]);
    expect(market.latest()?.usd.has(added.symbol.slice(0, -4))).toBe(true);
    const gaps = (await candlesOf(added.symbol, '1h')).map(({ time }) => time.getTime());
    for (const [index, time] of gaps.entries()) if (index > 0) expect(time - (gaps[index - 1] ?? 0)).toBe(60 * MINUTE);
  });

  it('continues from its last price after it was left out', async () => {
    now += 2 * MINUTE;
    const added = newMarket();
    await live(await start([...simulatedMarkets, added]), 90);
    await stop();
    now += 3 * MINUTE;
    await live(await start(simulatedMarkets), 90);
    await stop();
    const last = (await candlesOf(added.symbol, '1m')).at(-1);
    now += 3 * MINUTE;
    await live(await start([...simulatedMarkets, added]), 90);
    const next = (await candlesOf(added.symbol, '1m')).find(({ time }) => last && time > last.time);
    expect(next?.open).toBe(last?.close);
  });

  it('is left out as long as it has no currency', async () => {
    now += 2 * MINUTE;
    const market = await start([...simulatedMarkets, { ...bitcoin!, symbol: 'GHOST-USD' }]);
    expect(market.latest()?.usd.has('BTC')).toBe(true);
    expect(market.latest()?.usd.has('GHOST')).toBe(false);
    expect(await candlesOf('GHOST-USD', '1d')).toEqual([]);
  });
});

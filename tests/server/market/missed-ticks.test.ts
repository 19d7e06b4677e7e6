import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ClientEvents, ServerEvents } from '#contract/live';
import { seedsOfDay } from '#contract/market-simulation';
import { isLess, max, min } from '#contract/money';
import type { Prices } from '#server/domains/market/price-source';
import { currencies } from '#server/domains/market/store';
import { watchAlerts } from '#server/domains/market/watch-alerts';
import { createLiveChannel } from '#server/plugins/live-channel/index';
import { type Simulator, simulator } from '#server/sandbox/market/simulator';
import { useApp } from '../support/app.ts';
import { loggedInCustomer } from '../support/customers.ts';
import { bySymbol, recompute } from './support.ts';

const TICK = 2_000;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let now = Date.parse('2026-03-05T10:20:40.000Z');
const errors: unknown[] = [];
const onError = (error: unknown) => void errors.push(error);
/** Fires the simulator's timer. */
let tick = () => {};
let market: Simulator;
const live = createLiveChannel(onError);
const server = useApp(({ db }) => {
  market = simulator(db, onError, {
    now: () => now,
    later(work) {
      tick = work;
      return () => (tick = () => {});
    },
  });
  return { clock: () => new Date(now), live, prices: market };
});
const served: Prices[] = [];
const heard: Parameters<ServerEvents['tick']>[0][] = [];
let scales = new Map<string, number>();
let channel: Socket<ServerEvents, ClientEvents>;
let stopAlerts: () => Promise<void>;

const iso = (time: number) => new Date(time).toISOString();

beforeAll(async () => {
  await market.start();
  market.onTick((prices) => served.push(prices));
  live.open(server.app, server.services);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const priced = (await currencies(server.db)).filter(({ code }) => code !== 'USD');
  scales = new Map(priced.map(({ code, priceScale }) => [`${code}-USD`, priceScale]));
  const { port } = server.app.server.address() as AddressInfo;
  channel = io(`http://127.0.0.1:${port}`, { path: '/socket.io', transports: ['websocket'], reconnection: false });
  channel.on('tick', (each) => heard.push(each));
  channel.emit('watch', { symbols: [...scales.keys()] });
  // The timer that has stored candles compared.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stopAlerts = watchAlerts(server.services, onError);
});

afterEach(() => {
  if (errors.length > 0) throw new AggregateError(errors.splice(0));
});

afterAll(async () => {
  await stopAlerts();
  vi.useRealTimers();
  channel.disconnect();
  await market.stop();
});

/** Resolves when every minute up to now is stored. */
const stored = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ minute: Date }>`select minute from simulator_state`.execute(server.db);
      expect(rows[0]?.minute.getTime()).toBe(Math.floor(now / MINUTE) * MINUTE);
    },
    { timeout: 20_000, interval: 20 },
  );

/** Advances the clock tick by tick, with time to store between minutes. */
async function awake(until: number): Promise<void> {
  while (now < until) {
    now += TICK;
    tick();
    if (now % MINUTE === 0) await stored();
  }
}

/** Advances the clock at once. The timer fires late, and again until the simulator has caught up. */
async function asleep(until: number): Promise<void> {
  now = until;
  await vi.waitFor(() => {
    tick();
    expect(served.at(-1)?.time.getTime()).toBe(now);
  }, 20_000);
}

/** Returns the prices of every tick up to a time, by time and symbol, which follow from the day's secret. */
async function pricesUntil(end: number): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const published = await server.visitor().call('GET market/commitments', {});
  const { rows } = await sql<{ secret: Buffer }>`
    select last_seed as secret from simulator_secrets where day = ${published.day}`.execute(server.db);
  const seeds = seedsOfDay(rows[0]!.secret);
  const begin = Date.parse(published.openings[0]!.minute);
  const revealed = Array.from({ length: (end - begin) / MINUTE }, (_, index) => {
    const minute = begin + index * MINUTE;
    return { minute: iso(minute), seed: Buffer.from(seeds[(minute % DAY) / MINUTE]!).toString('hex') };
  });
  const times = Array.from({ length: (end - begin) / TICK }, (_, index) => iso(begin + index * TICK));
  return recompute({ ...published, revealed }, scales, new Set(times));
}

type PriceMaps = readonly ReadonlyMap<string, string>[];

/** Returns an alert that the missed prices reach and the served ones don't. */
function alertFor(symbols: readonly string[], missed: PriceMaps, seen: PriceMaps) {
  for (const symbol of symbols) {
    const [gone, there] = [missed, seen].map((all) => all.map((prices) => prices.get(symbol) ?? '')) as [
      string[],
      string[],
    ];
    const [high, low] = [gone.reduce(max), gone.reduce(min)];
    if (isLess(there.reduce(max), high)) return { symbol, direction: 'above', price: high } as const;
    if (isLess(low, there.reduce(min))) return { symbol, direction: 'below', price: low } as const;
  }
  throw new Error('no market moved');
}

it.each([
  ['some ticks', 40_000],
  ['several minutes', 3 * MINUTE + 40_000],
])('the market goes on after %s were missed, with all candles and alerts', async (_name, missedMs) => {
  // An alert counts from the next minute on.
  await awake(Math.ceil((now + MINUTE) / MINUTE) * MINUTE + 50_000);
  const from = now + 10_000;
  const sleepsAt = from + 8_000;
  const wakesAt = sleepsAt + missedMs;
  const until = Math.ceil(wakesAt / MINUTE) * MINUTE;
  const known = await pricesUntil(until + MINUTE);
  const at = (time: number) => known.get(iso(time)) ?? new Map<string, string>();
  const times = Array.from({ length: (until - now) / TICK + 1 }, (_, index) => now + index * TICK);
  const isMissed = (time: number) => time > sleepsAt && time < wakesAt;

  const { credentials } = await loggedInCustomer(server.db, new Date(now));
  const customer = Object.assign(server.visitor(), { token: credentials.token, cookie: credentials.cookie });
  const alerts = async () => (await customer.call('GET market/alerts', {})).items;
  const cryptos = (await server.visitor().call('GET market/tickers', {})).items.map(({ symbol }) => symbol);
  const [missed, seen] = [times.filter(isMissed), times.filter((time) => !isMissed(time))];
  await customer.call('POST market/saveAlert', alertFor(cryptos, missed.map(at), seen.map(at)));

  served.length = 0;
  await awake(sleepsAt);
  await asleep(wakesAt);
  expect(bySymbol(market.latest()!)).toEqual(at(wakesAt));
  await expect.poll(() => heard.at(-1)?.time).toBe(iso(wakesAt));
  expect(Object.assign({}, ...heard.map(({ prices }) => prices))).toEqual(Object.fromEntries(at(wakesAt)));
  await awake(until);
  expect(served.map(({ time }) => time.getTime())).toEqual(seen.slice(1));

  const { rows } = await sql<Record<'symbol' | 'open' | 'high' | 'low' | 'close', string> & { time: Date }>`
    select symbol, time, trim_scale(open)::text as open, trim_scale(high)::text as high, trim_scale(low)::text as low,
      trim_scale(close)::text as close
    from candles where interval = '1m' and time >= ${new Date(from)} order by time, symbol collate "C"`.execute(
    server.db,
  );
  const minutes = Array.from({ length: (until - from) / MINUTE }, (_, index) => from + index * MINUTE);
  const symbols = [...at(from).keys()].toSorted();
  expect(rows).toEqual(
    minutes.flatMap((minute) =>
      symbols.map((symbol) => {
        const path = Array.from({ length: MINUTE / TICK + 1 }, (_, index) =>
          at(minute + (index - 1) * TICK).get(symbol)!,
        );
        const [open, close] = [path[0], path.at(-1)];
        return { symbol, time: new Date(minute), open, high: path.reduce(max), low: path.reduce(min), close };
      }),
    ),
  );

  expect(await alerts()).toMatchObject([{ triggered_at: null }]);
  vi.advanceTimersByTime(MINUTE);
  await vi.waitFor(async () => expect(await alerts()).toMatchObject([{ triggered_at: iso(now) }]), 10_000);
});

import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { candleIntervals } from '#contract/market';
import { candles, currencies, type Interval } from '#server/domains/market/store';
import { agree } from '#server/live-mode/market/agree';
import { type LiveMarket, liveMarket } from '#server/live-mode/market/index';
import { openExchanges } from '#server/live-mode/market/open-exchanges';
import { recordCandles } from '#server/live-mode/market/record-candles';
import { DAY_SECONDS, floorTo } from '#server/time';
import { useApp } from '../support/app.ts';
import { useExchanges } from './exchanges.ts';

const start = Date.parse('2026-11-21T08:30:00Z');

describe('what sources agree on', () => {
  const tick = (bid: string, ask: string, age = 0) => ({ source: 'x', bid, ask, time: new Date(start - age) });

  it.each([
    ['the average of two', [tick('99.9', '100.1'), tick('100', '100.2')], { price: '100.05', time: new Date(start) }],
    [
      'the time of the older one',
      [tick('99.9', '100.1', 9_000), tick('100', '100')],
      { price: '100', time: new Date(start - 9_000) },
    ],
    [
      'two of three, without the one that is off',
      [tick('90', '90'), tick('100', '100'), tick('100.2', '100.2')],
      { price: '100.1', time: new Date(start) },
    ],
    ['nothing of one alone', [tick('99', '101')], { refused: 'missing' }],
    ['nothing of none', [], { refused: 'missing' }],
    ['nothing of two of which one is old', [tick('100', '100', 10_001), tick('100', '100')], { refused: 'stale' }],
    ['nothing of two that are too far apart', [tick('100', '100'), tick('101.1', '101.1')], { refused: 'apart' }],
    [
      'nothing with one whose bid and ask are far apart',
      [tick('100', '100'), tick('99.7', '100.3')],
      { refused: 'apart' },
    ],
    ['two at the limit', [tick('199', '199'), tick('201', '201')], { price: '200', time: new Date(start) }],
    ['nothing that rounds to zero', [tick('0.001', '0.001'), tick('0.001', '0.001')], { refused: 'apart' }],
  ])('%s', (_name, ticks, agreed) => {
    expect(agree(ticks, 2, start)).toEqual(agreed);
  });
});

describe('a live market', () => {
  const errors: unknown[] = [];
  const works: (() => Promise<void>)[] = [];
  const now = (): number => server.clock.now().getTime();
  const { kraken, bitstamp } = useExchanges(now);
  const time = {
    now,
    every(work: () => Promise<void>) {
      works.push(work);
      return () => Promise.resolve();
    },
  };
  const report = (error: unknown): void => void errors.push(error);
  let market: LiveMarket;
  const server = useApp(({ db }) => ({
    prices: (market = liveMarket(db, [kraken.source, bitstamp.source], report, time)),
  }));

  /** What the timers do, once. The last one fills the history. */
  const pass = async (): Promise<void> => {
    for (const work of works.slice(0, -1)) await work();
  };
  const fill = (): Promise<void> | undefined => works.at(-1)?.();
  const quote = async (from: string, to: string): Promise<unknown> => {
    const { client, id } = await server.customer();
    await server.fund(id, from, '1');
    const { data } = await client.try('POST flash/quote', { from, to, amount: '1', side: 'from' });
    return data.code ?? data.mid_rate;
  };

  beforeEach(async () => {
    errors.length = 0;
    for (const exchange of [kraken, bitstamp]) exchange.isDown = false;
    kraken.book = {
      'BTC/USD': ['49999', '50001'],
      'ETH/USD': ['2500', '2500'],
      'USD/JPY': ['160', '160'],
      'SOL/USD': ['125', '125'],
    };
    bitstamp.book = {
      'BTC/USD': ['50010', '50030'],
      'ETH/USD': ['2500', '2500'],
      'USD/JPY': ['160', '160'],
      'EUR/USD': ['1.25', '1.25'],
    };
    // The markets that an exchange has are read once an hour. The beginning of a minute, which no test outlasts.
    server.clock.advance(3_660 - ((now() / 1000) % 60));
    await pass();
  });

  it('prices what both sources say, and publishes what they said', async () => {
    const { items } = await server.visitor().call('GET market/sources', {});
    const of = (currency: string) => items.find((item) => item.currency === currency);
    expect(of('BTC')).toMatchObject({
      price: '50010',
      refused: null,
      ticks: [
        { source: 'Kraken', bid: '49999', ask: '50001' },
        { source: 'Bitstamp', bid: '50010', ask: '50030' },
      ],
    });
    expect(of('JPY')).toMatchObject({ price: '0.00625' });
    expect(of('EUR')).toMatchObject({ price: null, refused: 'missing', ticks: [{ source: 'Bitstamp' }] });
    expect(of('THB')).toMatchObject({ price: null, refused: 'missing', ticks: [] });
    const rates = await server.visitor().call('GET market/rates', { base: 'USD' });
    expect(rates.items.map(({ currency, rate, source }) => [currency, rate, source])).toEqual([
      ['BTC', '50010', 'Kraken, Bitstamp'],
      ['ETH', '2500', 'Kraken, Bitstamp'],
      ['USD', '1', 'Kraken, Bitstamp'],
      ['JPY', '0.00625', 'Kraken, Bitstamp'],
    ]);
  });

  it('works prices out once for everybody who asks within a moment, and again when a source answers', async () => {
    const shown = market.latest();
    expect(market.latest()).toBe(shown);
    kraken.book = { ...kraken.book, 'BTC/USD': ['50009', '50011'] };
    await pass();
    expect(market.latest()?.usd.get('BTC')).toBe('50015');
    const before = market.latest();
    server.clock.advance(1);
    expect(market.latest()).not.toBe(before);
  });

  it('pauses conversions while a source is silent, and says it once', async () => {
    expect(await quote('ETH', 'BTC')).toBe('0.049990001999600079');
    bitstamp.isDown = true;
    server.clock.advance(5);
    await pass();
    expect(await quote('ETH', 'BTC')).toBe('0.049990001999600079');
    server.clock.advance(7);
    await pass();
    expect(await quote('ETH', 'BTC')).toBe('rate-unavailable');
    const { items } = await server.visitor().call('GET market/sources', {});
    expect(items[0]).toMatchObject({ currency: 'BTC', price: null, refused: 'stale' });
    expect(errors.map(String)).toEqual(['Error: Bitstamp returns no prices']);
    bitstamp.isDown = false;
    await pass();
    expect(await quote('ETH', 'BTC')).toBe('0.049990001999600079');
  });

  it('pauses only the currency on which they part, which is shown as it was', async () => {
    const before = server.clock.now();
    server.clock.advance(5);
    bitstamp.book = { ...bitstamp.book, 'BTC/USD': ['51000', '51010'] };
    await pass();
    expect(await quote('ETH', 'BTC')).toBe('rate-unavailable');
    expect(await quote('ETH', 'JPY')).toBe('400000');
    const { items } = await server.visitor().call('GET market/rates', { base: 'USD' });
    const bitcoin = items.find(({ currency }) => currency === 'BTC');
    expect(bitcoin?.rate).toBe('50010');
    expect(Date.parse(bitcoin?.time ?? '')).toBeLessThanOrEqual(before.getTime());
    const ether = items.find(({ currency }) => currency === 'ETH');
    expect(Date.parse(ether?.time ?? '')).toBeGreaterThan(before.getTime());
  });

  it.each([
    ['nothing', '', ''],
    ['zero', '0', '0'],
    ['a bid above the ask', '50010', '50000'],
    ['an exponent', '5e4', '5e4'],
  ])('counts %s as nothing said', async (_name, bid, ask) => {
    kraken.book = { ...kraken.book, 'BTC/USD': [bid, ask] };
    await pass();
    expect(await quote('ETH', 'BTC')).toBe('rate-unavailable');
  });

  it('stores what was before the first start, once, and goes on from there', async () => {
    await sql`truncate candles, candle_histories`.execute(server.db);
    await pass();
    const stored = (interval: Interval) =>
      candles(server.db, { symbol: 'BTC-USD', interval, before: undefined, limit: 500 });
    await fill();
    for (const interval of candleIntervals) {
      const all = await stored(interval);
      // The last one is made of our own prices.
      expect(Number(all.at(-1)?.close)).toBe(50010);
      expect(all.slice(0, -1).map(({ open, close }) => Number(close) - Number(open))).toEqual(Array(299).fill(1));
    }
    // Nothing is made up for what no source has.
    expect(await candles(server.db, { symbol: 'ADA-USD', interval: '1d', before: undefined, limit: 5 })).toEqual([]);
    const before = await stored('1d');
    await fill();
    expect(await stored('1d')).toEqual(before);
    expect(errors).toEqual([]);
    await sql`truncate candles, candle_histories`.execute(server.db);
    for (const exchange of [kraken, bitstamp]) exchange.isDown = true;
    server.clock.advance(3_601);
    await fill();
    expect(errors.splice(0).map(String)).toEqual([
      expect.stringMatching(/^AggregateError: \d+ histories are missing\.$/u),
    ]);
    expect(await stored('1d')).toEqual([]);
    // Days later, with candles of its own, what was before the start is still missing.
    server.clock.advance(4 * DAY_SECONDS);
    kraken.isDown = false;
    const first = new Date(floorTo(now() - 3 * DAY_SECONDS * 1000, 3_600_000));
    await sql`insert into candles values ('BTC-USD', '1h', ${first}, 1, 1, 1, 1)`.execute(server.db);
    await sql`create function refuse_days() returns trigger language plpgsql as $$ begin
      raise exception 'no days'; end $$`.execute(server.db);
    await sql`create trigger refuse_days before insert on candles for each row
      when (new.interval = '1d' and new.symbol = 'BTC-USD') execute function refuse_days()`.execute(server.db);
    await fill();
    expect(errors.splice(0).map(String)).toEqual([
      expect.stringMatching(/^AggregateError: \d+ histories are missing\.$/u),
    ]);
    const hours = await stored('1h');
    expect([hours.length, hours.at(-1)?.time, (await stored('1d')).length]).toEqual([300 - 3 * 24, first, 0]);
    const others = await candles(server.db, { symbol: 'ETH-USD', interval: '1d', before: undefined, limit: 500 });
    expect(others.length).toBeGreaterThan(250);
    await sql`drop function refuse_days cascade`.execute(server.db);
    await fill();
    expect((await stored('1d')).length).toBeGreaterThan(250);
    await market.stop();
  });

  it('stores candles of what was agreed, also beside another server and after the database was away', async () => {
    const price = async (middle: string): Promise<void> => {
      for (const exchange of [kraken, bitstamp]) exchange.book = { 'ETH/USD': [middle, middle] };
      await pass();
    };
    await sql`truncate candles`.execute(server.db);
    // The beginning of a day.
    server.clock.advance(DAY_SECONDS - ((now() / 1000) % DAY_SECONDS));
    await price('2500');
    await price('2600');
    const other = recordCandles(server.db);
    other.add(new Map([['ETH', '2700']]), await currencies(server.db), now());
    await other.store(now());
    await sql`alter table candles rename to away`.execute(server.db);
    await price('2400');
    expect(errors.map(String)).toEqual([expect.stringContaining('relation "candles" does not exist')]);
    await sql`alter table away rename to candles`.execute(server.db);
    await price('2550');
    for (const interval of candleIntervals) {
      const stored = await candles(server.db, { symbol: 'ETH-USD', interval, before: undefined, limit: 5 });
      expect(stored.map(({ open, high, low, close }) => [open, high, low, close].map(Number))).toEqual([
        [2500, 2700, 2400, 2550],
      ]);
    }
    server.clock.advance(60);
    await price('2560');
    const minutes = await candles(server.db, { symbol: 'ETH-USD', interval: '1m', before: undefined, limit: 5 });
    expect(minutes.map(({ open, close }) => [Number(open), Number(close)])).toEqual([
      [2500, 2550],
      [2560, 2560],
    ]);
  });

  it('stores candles of the right time again once a clock that was far ahead is right', async () => {
    const all = await currencies(server.db);
    await sql`truncate candles`.execute(server.db);
    const { add, store } = recordCandles(server.db);
    const tick = (price: string, seconds: number) => add(new Map([['ETH', price]]), all, start + seconds * 1_000);
    tick('2500', DAY_SECONDS);
    tick('2510', 0);
    tick('2520', 60);
    // Set back a little.
    tick('2530', 30);
    await store(start);
    const minutes = await candles(server.db, { symbol: 'ETH-USD', interval: '1m', before: undefined, limit: 5 });
    expect(minutes.map(({ time, close }) => [time.getTime() - start, Number(close)])).toEqual([
      [0, 2510],
      [60_000, 2530],
      [DAY_SECONDS * 1_000, 2500],
    ]);
  });
});

it('refuses an exchange that nobody knows', async () => {
  await expect(openExchanges(['kraken', 'krakn'], () => {})).rejects.toThrow(
    'MARKET_SOURCES names krakn, which ccxt doesn’t know',
  );
  const [kraken, bitstamp] = await openExchanges(['kraken', 'bitstamp'], () => {});
  expect([kraken?.name, bitstamp?.name]).toEqual(['Kraken', 'Bitstamp']);
});

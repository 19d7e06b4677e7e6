import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));
let today = '';
const get = () => server.visitor();

beforeAll(async () => {
  // A day of five-minute candles, each one higher.
  await sql`
    insert into candles (symbol, interval, time, open, high, low, close)
    select 'BTC-USD', '5m', date_trunc('hour', now()) - n * interval '5 minutes', 49000 + 288 - n, 49003 + 288 - n, 48990 + 288 - n, 49001 + 288 - n
    from generate_series(0, 288) n`.execute(server.db);
  await sql`
    insert into candles (symbol, interval, time, open, high, low, close)
    select 'BTC-USD', '1d', date_trunc('day', now()) - n * interval '1 day', 100, 110, 90, 105 from generate_series(0, 700) n`.execute(
    server.db,
  );
  const { rows } = await sql<{ newest: Date }>`select max(time) as newest from candles where interval = '1d'`.execute(
    server.db,
  );
  today = rows[0]?.newest.toISOString() ?? '';
});

describe('market calls', () => {
  it('show prices with the decimal places that anyone recomputes them with', async () => {
    const { rows } = await sql<{ symbol: string; scale: number }>`
      select code || '-USD' as symbol, price_scale as scale from currencies where code <> 'USD' order by 1`.execute(
      server.db,
    );
    const published = simulatedMarkets.map(({ symbol, scale }) => ({ symbol, scale }));
    expect(published.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))).toEqual(rows);
  });

  it('list the twelve cryptocurrencies with price and the last 24 hours', async () => {
    const { items } = await get().call('GET market/tickers', {});
    expect(items.map(({ currency }) => currency)).toEqual([
      'BTC', 'ETH', 'USDT', 'USDC', 'BNB', 'SOL', 'XRP', 'TRX', 'LTC', 'DOGE', 'ADA', 'AVAX',
    ]); // prettier-ignore
    const bitcoin = items[0];
    expect(bitcoin).toMatchObject({ symbol: 'BTC-USD', name: 'Bitcoin', price: '50000', scale: 2, high: '50000' });
    expect(Number(bitcoin?.change)).toBeCloseTo((50_000 / 49_000 - 1) * 100, 0);
    expect(Number(bitcoin?.low)).toBeLessThan(49_005);
    expect(bitcoin?.sparkline.length).toBeGreaterThanOrEqual(24);
    expect(bitcoin?.sparkline.at(-1)).toBe('50000');
    for (const { sparkline, change } of items)
      expect(Math.sign(Number(sparkline.at(-1)) - Number(sparkline[0]))).toBe(Math.sign(Number(change)));
  });

  it('return at most 500 candles, oldest first, up to now', async () => {
    const { items } = await get().call('GET market/candles', { symbol: 'BTC-USD', interval: '1d' });
    expect(items).toHaveLength(500);
    const times = items.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).toBe(today);
  });

  it('return 404 for an unknown market', async () => {
    expect(await get().try('GET market/candles', { symbol: 'NOPE-USD', interval: '1d' })).toMatchObject({ http: 404 });
    expect(await get().try('GET market/candles', { symbol: 'EUR-USD', interval: '1d' })).toMatchObject({ http: 404 });
    expect(await get().try('GET market/rates', { base: 'XXX' })).toMatchObject(refused('currency-unknown'));
  });

  it('accept only existing days', async () => {
    for (const day of ['2026-02-31', '2026-13-01', '0000-00-00', '1969-12-31', 'yesterday']) {
      expect((await get().try('GET market/commitments', { day })).http).toBe(422);
    }
    expect(await get().call('GET market/commitments', { day: '2024-02-29' })).toEqual({
      items: [],
      day: '2024-02-29',
      openings: [],
      revealed: [],
    });
  });

  it('page back with `before`, without a gap, until the beginning', async () => {
    const page = { symbol: 'BTC-USD', interval: '1d' } as const;
    const newest = await get().call('GET market/candles', page);
    const before = newest.items[0]?.time ?? '';
    const older = await get().call('GET market/candles', { ...page, before });
    expect(older.items).toHaveLength(201);
    expect(Date.parse(before) - Date.parse(older.items.at(-1)?.time ?? '')).toBe(86_400_000);
    expect((await get().call('GET market/candles', { ...page, before: older.items[0]?.time })).items).toEqual([]);
    for (const unusable of ['yesterday', '', '2026-13-01T00:00:00Z', '1969-12-31T00:00:00Z']) {
      expect((await get().try('GET market/candles', { ...page, before: unusable })).http).toBe(422);
    }
  });

  it('return rates in any base, and tiny ones with enough significant digits', async () => {
    const rates = async (base?: string) => {
      const { items } = await get().call('GET market/rates', base ? { base } : {});
      return Object.fromEntries(items.map(({ currency, rate }) => [currency, rate]));
    };
    const dollar = await rates();
    expect(dollar).toMatchObject({ USD: '1', EUR: '1.25', BTC: '50000', VND: '0.00004' });
    expect(Object.keys(dollar)).toHaveLength(26);
    expect(await rates('EUR')).toMatchObject({ EUR: '1', USD: '0.8', BTC: '40000', VND: '0.000032' });
    expect((await rates('BTC')).VND).toBe('0.0000000008');
  });

  it('return the source, the time, and the spread of each rate, which a conversion costs', async () => {
    const { base, items, server_time: time } = await get().call('GET market/rates', { base: 'EUR' });
    expect(base).toBe('EUR');
    const of = (code: string) => items.find(({ currency }) => currency === code);
    expect(of('BTC')).toMatchObject({ name: 'Bitcoin', kind: 'crypto', spread_percent: '0.4', source: 'test' });
    expect(of('USD')).toMatchObject({ name: 'US Dollar', kind: 'fiat', spread_percent: '0.2', display_scale: 2 });
    expect(of('EUR')?.spread_percent).toBe('0');
    const age = Date.parse(time) - Date.parse(of('BTC')?.time ?? '');
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(5_000);
    const customer = await server.customer();
    const ask = { from: 'BTC', to: 'EUR', amount: '1', side: 'from' } as const;
    const quote = await customer.client.call('POST flash/quote', ask);
    expect(quote.spread_percent).toBe(of('BTC')?.spread_percent);
  });

  it('say how old a stored price is while the source is silent', async () => {
    await sql`insert into candles (symbol, interval, time, open, high, low, close)
      values ('ETH-USD', '1m', now() - interval '3 days', 2500, 2500, 2500, 2500)`.execute(server.db);
    prices.silence();
    const { items } = await get().call('GET market/rates', { base: 'BTC' });
    prices.set({});
    expect(items.map(({ currency }) => currency)).toEqual(['BTC', 'ETH', 'USD']);
    const [bitcoin, ether, dollar] = items.map(({ time }) => time);
    expect(bitcoin).toBe(today);
    expect(dollar).toBe(today);
    expect(Date.parse(today) - Date.parse(ether ?? '')).toBeGreaterThan(86_400_000);
  });

  it('return the last stored prices while the source is silent', async () => {
    prices.silence();
    const { items } = await get().call('GET market/tickers', {});
    expect(items.map(({ currency, price }) => [currency, price])).toEqual([
      ['BTC', '105'],
      ['ETH', '2500'],
    ]);
    prices.set({});
  });
});

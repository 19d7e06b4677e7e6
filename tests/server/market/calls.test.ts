import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
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
    expect(await get().try('GET market/rates', { base: 'XXX' })).toMatchObject({
      status: 0,
      data: { code: 'currency-unknown' },
    });
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

  it('return rates in any base, and tiny ones with enough significant digits', async () => {
    const dollar = await get().call('GET market/rates', {});
    expect(dollar).toMatchObject({
      base: 'USD',
      source: 'test',
      rates: { USD: '1', EUR: '1.25', BTC: '50000', VND: '0.00004' },
    });
    expect(Object.keys(dollar.rates)).toHaveLength(26);
    const euro = await get().call('GET market/rates', { base: 'EUR' });
    expect(euro.rates).toMatchObject({ EUR: '1', USD: '0.8', BTC: '40000', VND: '0.000032' });
    const bitcoin = await get().call('GET market/rates', { base: 'BTC' });
    expect(bitcoin.rates.VND).toBe('0.0000000008');
  });

  it('return the last stored prices while the source is silent', async () => {
    prices.silence();
    const { items } = await get().call('GET market/tickers', {});
    expect(items.map(({ currency, price }) => [currency, price])).toEqual([['BTC', '105']]);
    prices.set({});
  });
});

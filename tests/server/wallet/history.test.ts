import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { add, multiply, round } from '#contract/money';
import { transact } from '#server/db/transact';
import { hold, post } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const prices = testPrices();
const server = useApp(() => ({ prices }));
let midnight = 0;

beforeAll(async () => {
  // Twenty minutes past noon, so that the day and the hour don't change during the test.
  const today = Math.floor(server.clock.now().getTime() / DAY) * DAY;
  midnight = today + DAY;
  server.clock.advance((midnight + 12 * HOUR + 20 * 60_000 - server.clock.now().getTime()) / 1000);
  // Each hour a dollar more, each day a hundred more; euros stay.
  await sql`
    insert into candles (symbol, interval, time, open, high, low, close)
    select 'BTC-USD', '1h', ${new Date(midnight)}::timestamptz + n * interval '1 hour', 40000 + n, 90000, 1, 40001 + n from generate_series(-1000, 12) n
    union all
    select 'EUR-USD', '1h', ${new Date(midnight)}::timestamptz + n * interval '1 hour', 1.25, 90000, 1, 1.25 from generate_series(-1000, 12) n
    union all
    select 'BTC-USD', '1d', ${new Date(midnight)}::timestamptz + n * interval '1 day', 60000 + 100 * n, 90000, 1, 60000 from generate_series(-366, 0) n`.execute(
    server.db,
  );
});

beforeEach(() => prices.set({ BTC: '50000', EUR: '1.25' }));

const move = (customer: string, currency: string, amount: string, at: number) =>
  transact(server.db, (tx) =>
    post(tx, {
      kind: amount.startsWith('-') ? 'withdrawal' : 'deposit',
      reference: crypto.randomUUID(),
      customer,
      at: new Date(at),
      postings: [
        { platform: 'external', currency, amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` },
        { customer, bucket: 'available', currency, amount },
      ],
    }),
  );

type Items = readonly { readonly time: string; readonly value: string | null }[];

const valueAt = (items: Items, time: number) => items.find((item) => item.time === new Date(time).toISOString())?.value;

const steps = (items: Items): number[] => [
  ...new Set(items.slice(1, -1).map(({ time }, index) => Date.parse(time) - Date.parse(items[index]?.time ?? ''))),
];

describe('the value over time', () => {
  it('equals the ledger at the prices of each time', async () => {
    const { id, client } = await server.customer();
    await move(id, 'BTC', '1.5', midnight - 20 * DAY);
    await move(id, 'EUR', '1000.01', midnight - 3 * DAY + 10.5 * HOUR);
    await move(id, 'BTC', '-0.25', midnight - 2 * DAY + 15.3 * HOUR);
    const { items, ...rest } = await client.call('GET wallet/history', { range: 'week' });
    expect(rest).toEqual({ currency: 'USD', range: 'week', name: null, display_scale: 2 });
    // Whole hours, then now.
    expect([items.length, steps(items)]).toEqual([169, [HOUR]]);
    expect(items.every(({ time }, index) => index === 168 || time.endsWith(':00:00.000Z'))).toBe(true);
    // Before the euros came, 62 hours before midnight: 1.5 times 39,938.
    expect(valueAt(items, midnight - 62 * HOUR)).toBe('59907');
    // The hour after: 1,250.0125 more.
    expect(valueAt(items, midnight - 61 * HOUR)).toBe('61158.51');
    for (const { time, value } of items.slice(0, -1)) {
      const { rows } = await sql<{ currency: string; amount: string }>`
        select a.currency, sum(p.amount) as amount from ledger_postings p
        join ledger_accounts a on a.id = p.account_id
        join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
        where a.owner = ${id} and t.at < ${time} group by a.currency`.execute(server.db);
      const own = (code: string): string => rows.find(({ currency }) => currency === code)?.amount ?? '0';
      const bitcoin = String(40_000 + (Date.parse(time) - midnight) / HOUR);
      expect(value).toBe(round(add(multiply(own('BTC'), bitcoin), multiply(own('EUR'), '1.25')), 2));
    }
    // In another currency, each at its own price, and in bitcoin: 1.25 and 1,250.0125 of 39,999.
    const euros = await client.call('GET wallet/history', { range: 'week', currency: 'EUR' });
    expect(valueAt(euros.items, midnight - 61 * HOUR)).toBe('48926.81');
    const bitcoins = await client.call('GET wallet/history', { range: 'week', currency: 'BTC' });
    expect(valueAt(bitcoins.items, midnight - HOUR)).toBe('1.28125109');
  });

  it('ends with the current total, with what is held', async () => {
    const { id, client } = await server.customer();
    await server.fund(id, 'BTC', '0.12345678');
    await server.fund(id, 'EUR', '33.33');
    await server.fund(id, 'JPY', '1001');
    await transact(server.db, (tx) =>
      hold(tx, { kind: 'test', reference: id, customer: id, currency: 'EUR', amount: '11.11' }),
    );
    for (const currency of ['USD', 'EUR', 'JPY', 'BTC']) {
      const { total } = await client.call('GET user/amount', { currency });
      for (const range of ['day', 'week', 'month', 'year'] as const) {
        const { items } = await client.call('GET wallet/history', { currency, range });
        expect(items.at(-1)?.value).toBe(total);
      }
    }
  });

  it('is one balance by its name, in its own currency without any price', async () => {
    const { id, client } = await server.customer();
    await move(id, 'BTC', '1.5', midnight - 20 * DAY);
    await move(id, 'SOL', '3.25', midnight - 20 * DAY);
    await move(id, 'SOL', '-1', midnight - DAY);
    const own = await client.call('GET wallet/history', { range: 'week', name: 'SOL', currency: 'SOL' });
    expect(valueAt(own.items, midnight - DAY)).toBe('3.25');
    expect(valueAt(own.items, midnight - 23 * HOUR)).toBe('2.25');
    expect(own.items.at(-1)?.value).toBe('2.25');
    const worth = await client.call('GET wallet/history', { range: 'week', name: 'BTC' });
    expect(valueAt(worth.items, midnight)).toBe('60000');
  });

  it('has points by the range, all in UTC', async () => {
    const { id, client } = await server.customer();
    await move(id, 'BTC', '1', midnight - 400 * DAY);
    const points = async (range: 'day' | 'week' | 'month' | 'year') => {
      const { items } = await client.call('GET wallet/history', { range });
      return [items.length, steps(items)];
    };
    expect(await points('day')).toEqual([97, [HOUR / 4]]);
    expect(await points('week')).toEqual([169, [HOUR]]);
    expect(await points('month')).toEqual([121, [6 * HOUR]]);
    expect(await points('year')).toEqual([366, [DAY]]);
    // Days begin at midnight UTC, also where clocks change, and count at their own opening prices.
    const { items } = await client.call('GET wallet/history', { range: 'year' });
    expect(items.slice(0, -1).every(({ time }) => time.endsWith('T00:00:00.000Z'))).toBe(true);
    expect(valueAt(items, midnight - 100 * DAY)).toBe('50000');
  });

  it('begins with the first transfer of a young account, with more points then', async () => {
    const { id, client } = await server.customer();
    expect((await client.call('GET wallet/history', { range: 'year' })).items).toEqual([]);
    await move(id, 'BTC', '1', midnight - 30 * HOUR - 1);
    const { items } = await client.call('GET wallet/history', { range: 'year' });
    expect(items[0]).toEqual({ time: new Date(midnight - 30 * HOUR).toISOString(), value: '39970' });
    expect(steps(items)).toEqual([HOUR]);
    await server.fund(id, 'BTC', '1');
    expect((await client.call('GET wallet/history', { range: 'year' })).items.at(-1)?.value).toBe('100000');
  });

  it('keeps the last known price where a candle is missing, and has no value before the first', async () => {
    const { id, client } = await server.customer();
    await move(id, 'ADA', '100', midnight - 3 * DAY);
    await sql`insert into candles values
      ('ADA-USD', '1h', ${new Date(midnight - 10 * HOUR)}, 0.5, 1, 0.1, 0.75),
      ('ADA-USD', '5m', ${new Date(midnight - 5 * HOUR)}, 0.6, 1, 0.1, 0.8)`.execute(server.db);
    const { items } = await client.call('GET wallet/history', { range: 'week' });
    expect(valueAt(items, midnight - 11 * HOUR)).toBeNull();
    expect(valueAt(items, midnight - 10 * HOUR)).toBe('50');
    // The candle of five minutes is not over at its beginning.
    expect(valueAt(items, midnight - 5 * HOUR)).toBe('50');
    expect(valueAt(items, midnight - 4 * HOUR)).toBe('80');
  });

  it('doesn’t count what is booked later than the server’s clock in the past', async () => {
    const { id, client } = await server.customer();
    await move(id, 'BTC', '1', midnight - DAY);
    await move(id, 'BTC', '7', server.clock.now().getTime() + HOUR);
    const { items } = await client.call('GET wallet/history', { range: 'day' });
    expect(valueAt(items, midnight + 12 * HOUR)).toBe('40012');
    expect(items.at(-1)?.value).toBe('400000');
  });

  it('is the customer’s own', async () => {
    const { id } = await server.customer();
    await move(id, 'BTC', '1', midnight - DAY);
    const { client } = await server.customer();
    expect((await client.call('GET wallet/history', { range: 'week' })).items).toEqual([]);
    expect((await server.visitor().try('GET wallet/history', { range: 'week' })).http).toBe(401);
  });

  it('refuses unknown currencies and ranges', async () => {
    const { client } = await server.customer();
    const unknown = refused('currency-unknown');
    expect(await client.try('GET wallet/history', { range: 'week', currency: 'XXX' })).toMatchObject(unknown);
    expect(await client.try('GET wallet/history', { range: 'week', name: 'XXX' })).toMatchObject(unknown);
    for (const request of [{}, { range: 'decade' }, { range: 'week', from: '2026-01-01' }]) {
      expect((await client.try('GET wallet/history', request as never)).http).toBe(422);
    }
  });
});

describe('profit of today', () => {
  it('has a value at each hour, without what came and went', async () => {
    const { id, client } = await server.customer();
    await move(id, 'BTC', '1', midnight - DAY);
    await move(id, 'EUR', '100', midnight + 2.5 * HOUR);
    await move(id, 'EUR', '-40', midnight + 3.5 * HOUR);
    const { hours, amount } = await client.call('GET wallet/todayProfitLoss', {});
    expect(hours.map((hour) => hour.amount)).toEqual([
      ...Array.from({ length: 13 }, (_, hour) => String(hour)),
      '10000',
    ]);
    expect(hours.slice(0, -1).map(({ time }) => Date.parse(time) - midnight)).toEqual(
      Array.from({ length: 13 }, (_, hour) => hour * HOUR),
    );
    expect(amount).toBe('10000');
  });

  it('takes few connections however much came and went', async () => {
    const { id, client } = await server.customer();
    for (let turn = 0; turn < 300; turn += 1) await move(id, 'BTC', '1', midnight + turn * 60_000);
    const { deposits, opening } = await client.call('GET wallet/todayProfitLoss', {});
    // The price rises by a dollar an hour: 60 of each of the first five hours.
    expect([opening, deposits]).toEqual(['0', String(300 * 40_000 + 60 * (0 + 1 + 2 + 3 + 4))]);
  });
});

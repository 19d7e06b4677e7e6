import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '#server/db/transact';
import { sweepAlerts, trigger } from '#server/domains/market/trigger-store';
import { triggerByCandles } from '#server/domains/market/trigger-alerts';
import { watchAlerts } from '#server/domains/market/watch-alerts';
import { floorTo, MINUTE_MS } from '#server/time';
import { type TestCustomer, useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));
const errors: unknown[] = [];
const stops: (() => Promise<void>)[] = [];
const onError = (error: unknown) => errors.push(error);
const start = () => stops.push(watchAlerts(server.services, onError));

beforeEach(() => prices.set({ BTC: '50000', ETH: '2500' }));
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await sql`delete from market_alerts`.execute(server.db);
  await sql`truncate market_alert_checks, candles`.execute(server.db);
  if (errors.length > 0) throw new AggregateError(errors.splice(0));
});

const save = ({ client }: TestCustomer, direction: 'above' | 'below', price: string, symbol = 'BTC-USD') =>
  client.call('POST market/saveAlert', { symbol, direction, price });
const alertsOf = async ({ client }: TestCustomer) => (await client.call('GET market/alerts', {})).items;
const titlesOf = async ({ client }: TestCustomer) =>
  (await client.call('GET notice/index', {})).items.map(({ title }) => title);
const triggered = (customer: TestCustomer) =>
  vi.waitFor(async () => {
    // A market ticks on. On a busy machine, the tick after a save may be compared with one from before it.
    prices.set({});
    expect((await alertsOf(customer)).some((alert) => alert.triggered_at)).toBe(true);
  }, 10_000);

const candle = (time: string, low: string, high: string, interval = '1m') =>
  sql`insert into candles (symbol, interval, time, open, high, low, close)
    values ('BTC-USD', ${interval}, ${time}::timestamptz, ${low}, ${high}, ${low}, ${low})`.execute(server.db);
const checkedSince = (time: string) =>
  sql`insert into market_alert_checks (checked_until) values (${time}::timestamptz)`.execute(server.db);
const createdAt = (time: string) => sql`update market_alerts set created_at = ${time}::timestamptz`.execute(server.db);

describe('a reached price alert', () => {
  it.each([
    ['above', '50100', { BTC: '50100' }, 'Bitcoin rose to 50,100.00 USD'],
    ['below', '49900.5', { BTC: '49000' }, 'Bitcoin fell to 49,900.50 USD'],
  ] as const)('%s becomes a notice once, on every device', async (direction, price, change, title) => {
    start();
    const customer = await server.customer();
    await save(customer, direction, price);
    prices.set({ ETH: '9999' });
    prices.set(change);
    await triggered(customer);
    const [notice, ...others] = (await customer.client.call('GET notice/index', {})).items;
    expect([notice?.title, others]).toEqual([title, []]);
    const { content } = await customer.client.call('GET notice/detail', { id: notice?.id ?? '' });
    expect(content).toContain('href="/trend?market=BTC-USD"');
    expect(server.events.filter(({ event }) => event === 'notice')).toMatchObject([{ customer: customer.id }]);
    prices.set({ BTC: '50000' });
    prices.set(change);
    // A later alert is triggered after the earlier ticks were compared.
    const next = await server.customer();
    await save(next, direction, direction === 'above' ? '50200' : '48000');
    prices.set({ BTC: direction === 'above' ? '50200' : '48000' });
    await triggered(next);
    expect(await titlesOf(customer)).toHaveLength(1);
  });

  it('can be saved again for the same price', async () => {
    start();
    const customer = await server.customer();
    const first = await save(customer, 'above', '51000');
    prices.set({ BTC: '51000' });
    await triggered(customer);
    prices.set({ BTC: '50000' });
    const second = await save(customer, 'above', '51000');
    expect(second.id).not.toBe(first.id);
    prices.set({ BTC: '51000' });
    await vi.waitFor(async () => expect(await titlesOf(customer)).toHaveLength(2), 10_000);
  });

  it('is told once with two servers, whatever the number of customers', async () => {
    start();
    start();
    const customers = await Promise.all(Array.from({ length: 120 }, () => server.customer()));
    for (const customer of customers) await save(customer, 'above', '50001');
    prices.set({ BTC: '50002' });
    prices.set({ BTC: '50003' });
    await vi.waitFor(async () => {
      const { rows } = await sql<{ waiting: bigint }>`
        select count(*) as waiting from market_alerts where triggered_at is null`.execute(server.db);
      expect(rows[0]?.waiting).toBe(0n);
    }, 20_000);
    for (const customer of customers) expect(await titlesOf(customer)).toEqual(['Bitcoin rose to 50,001.00 USD']);
  });

  it('is triggered once, however often it is tried', async () => {
    const customer = await server.customer();
    const { id } = await save(customer, 'above', '50500');
    const batch = [{ id: BigInt(id), customer: customer.id }];
    expect(await transact(server.db, (tx) => trigger(tx, batch, new Date()))).toHaveLength(1);
    expect(await transact(server.db, (tx) => trigger(tx, batch, new Date()))).toEqual([]);
  });

  it('whose notice is refused doesn’t keep others waiting, and is tried again', async () => {
    const [refused, other] = [await server.customer(), await server.customer()];
    await save(refused, 'above', '50500');
    await save(other, 'above', '50500');
    await createdAt('2026-02-01T10:00:30Z');
    await checkedSince('2026-02-01T10:01:00Z');
    await candle('2026-02-01T10:02:00Z', '50000', '50600');
    await sql`create function refuse_notice() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`.execute(server.db);
    await sql`create trigger refuse_notice before insert on notices for each row
      when (new.customer_id = ${sql.lit(refused.id)}) execute function refuse_notice()`.execute(server.db);
    await triggerByCandles(server.services, onError);
    expect(errors.splice(0)).toMatchObject([{ message: 'refused' }]);
    expect(await titlesOf(other)).toEqual(['Bitcoin rose to 50,500.00 USD']);
    // By itself, although its candle is read once more.
    await triggerByCandles(server.services, onError);
    expect(errors.splice(0)).toMatchObject([{ message: 'refused' }]);
    await sql`drop function refuse_notice cascade`.execute(server.db);
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(refused)).toEqual(['Bitcoin rose to 50,500.00 USD']);
    expect(await titlesOf(other)).toHaveLength(1);
  });

  it('is triggered by a price from while the database was away', async () => {
    const customer = await server.customer();
    await save(customer, 'above', '50500');
    start();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from market_alert_checks`.execute(server.db);
      expect(rows).toHaveLength(1);
    }, 20_000);
    await sql`alter table market_alerts rename to away`.execute(server.db);
    prices.set({ BTC: '50500' });
    await vi.waitFor(() => expect(errors).not.toEqual([]), 20_000);
    prices.set({ BTC: '50000' });
    await sql`alter table away rename to market_alerts`.execute(server.db);
    await triggered(customer);
    expect(errors.splice(0).map(String)).toEqual(
      expect.arrayContaining([expect.stringContaining('relation "market_alerts" does not exist')]),
    );
  });

  it('is deleted after 30 days; one that waits stays', async () => {
    start();
    const customer = await server.customer();
    await save(customer, 'above', '50500');
    await save(customer, 'above', '99000');
    prices.set({ BTC: '50500' });
    await triggered(customer);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await sweepAlerts(server.db, days(29));
    expect(await alertsOf(customer)).toHaveLength(2);
    await sweepAlerts(server.db, days(31));
    expect(await alertsOf(customer)).toMatchObject([{ price: '99000', triggered_at: null }]);
  });
});

describe('after a clock was ahead', () => {
  it('new candles count, and those of later wait', async () => {
    const minute = (count: number) =>
      new Date(floorTo(server.clock.now().getTime(), MINUTE_MS) + count * MINUTE_MS).toISOString();
    const customer = await server.customer();
    await save(customer, 'above', '50700');
    await save(customer, 'above', '60000');
    await createdAt(minute(-2));
    await checkedSince(minute(600));
    await candle(minute(0), '50000', '50700');
    await candle(minute(601), '50000', '60000');
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(customer)).toEqual(['Bitcoin rose to 50,700.00 USD']);
  });
});

describe('while no server ran', () => {
  it('prices of stored candles trigger alerts', async () => {
    const customer = await server.customer();
    await save(customer, 'above', '50700');
    await save(customer, 'below', '49000');
    await createdAt('2026-03-01T10:00:30Z');
    await checkedSince('2026-03-01T10:01:00Z');
    // Before the alert, and before what was compared already.
    await candle('2026-03-01T10:00:00Z', '40000', '60000');
    await candle('2026-03-01T10:01:00Z', '50000', '50600');
    await candle('2026-03-01T10:02:00Z', '50000', '50700');
    await candle('2026-03-01T10:03:00Z', '50000', '50100');
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(customer)).toEqual(['Bitcoin rose to 50,700.00 USD']);
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(customer)).toHaveLength(1);
  });

  it('a candle that was widened after it was compared counts, and one that is older isn’t read again', async () => {
    const customer = await server.customer();
    await save(customer, 'above', '50700');
    await createdAt('2026-03-04T10:00:30Z');
    await checkedSince('2026-03-04T10:01:00Z');
    for (const minute of [1, 2, 3]) await candle(`2026-03-04T10:0${minute}:00Z`, '50000', '50600');
    await triggerByCandles(server.services, onError);
    const widen = (minute: number) =>
      sql`update candles set high = 50700 where interval = '1m'
        and time = ${`2026-03-04T10:0${minute}:00Z`}::timestamptz`.execute(server.db);
    await widen(1);
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(customer)).toEqual([]);
    await widen(2);
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(customer)).toEqual(['Bitcoin rose to 50,700.00 USD']);
  });

  it('a candle that began before an alert doesn’t trigger it', async () => {
    const customer = await server.customer();
    await save(customer, 'above', '50700');
    await createdAt('2026-03-02T10:01:01Z');
    await checkedSince('2026-03-02T10:00:00Z');
    await candle('2026-03-02T10:01:00Z', '50000', '50800');
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(customer)).toEqual([]);
  });

  it('hours count where minutes are missing, as after a week', async () => {
    const customer = await server.customer();
    await save(customer, 'below', '45000');
    await createdAt('2026-03-03T10:00:30Z');
    await checkedSince('2026-03-03T10:01:00Z');
    await candle('2026-03-05T12:00:00Z', '44000', '50000', '1h');
    await candle('2026-03-09T10:00:00Z', '50000', '50100');
    await triggerByCandles(server.services, onError);
    expect(await titlesOf(customer)).toEqual(['Bitcoin fell to 45,000.00 USD']);
  });
});

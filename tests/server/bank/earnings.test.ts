import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { negate } from '#contract/money';
import { transact } from '#server/db/transact';
import { endPastPledge, openPastPledge } from '#server/domains/pledge/past-pledge';
import { findProduct } from '#server/domains/pledge/pledge-store';
import { insertProduct } from '#server/domains/pledge/product-store';
import { post, type Posting } from '#server/ledger/index';
import { DAY_MS, floorTo, HOUR_MS, utcDay } from '#server/time';
import { simple } from '../pledge/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';

const server = useApp();

// Twenty minutes past noon, so that neither the day nor the hour changes during a test.
beforeAll(() => {
  const now = server.clock.now().getTime();
  server.clock.advance((floorTo(now, DAY_MS) + 1.5 * DAY_MS + 20 * 60_000 - now) / 1000);
});

const daysAgo = (days: number): Date => new Date(server.clock.now().getTime() - days * DAY_MS);

let number = 0;

/** Books what a product pays the customer. */
async function earn(customer: string, kind: string, [amount, currency]: [string, string], at: Date): Promise<string> {
  number += 1;
  const reference = `P${number}`;
  await transact(server.db, (tx) =>
    post(tx, {
      kind,
      reference,
      customer,
      at,
      postings: [
        { platform: 'adjustment', currency, amount: negate(amount) },
        { customer, bucket: 'available', currency, amount },
      ],
    }),
  );
  return reference;
}

/** A fixed term of 400 USDT for ten days, 0.1 percent each, or 0.5 percent for ending before. Returns its number. */
const term = (customer: string, [opened, ended]: readonly [number, number]): Promise<string> =>
  transact(server.db, async (tx) => {
    const product = await findProduct(tx, await insertProduct(tx, simple, daysAgo(100)), daysAgo(opened));
    if (!product) throw new Error('no product');
    const pledge = await openPastPledge(tx, { customer, ...product, amount: '400', at: daysAgo(opened) });
    // The clock goes on between the two.
    const at = new Date(pledge.openedAt.getTime() + (opened - ended) * DAY_MS);
    await endPastPledge(tx, server.services, pledge, { at, read: true });
    return pledge.number;
  });

const price = (symbol: string, interval: string, time: Date, usd: string) =>
  sql`insert into candles (symbol, interval, time, open, high, low, close)
    values (${symbol}, ${interval}, ${time}, ${usd}, ${usd}, ${usd}, ${usd})`.execute(server.db);

describe('GET bank/earnings', () => {
  it('is empty at first, with thirty days for the chart', async () => {
    const { client } = await server.customer();
    const earnings = await client.call('GET bank/earnings', {});
    expect(earnings).toMatchObject({ items: [], total: 0, currency: 'USD', earned: '0' });
    expect(earnings.days).toHaveLength(30);
    expect(earnings.days[0]?.day).toBe(utcDay(daysAgo(29)));
    expect(earnings.days.at(-1)).toEqual({ day: utcDay(server.clock.now()), amount: '0' });
  });

  it('has interest less costs, bonuses, and profit of counters, newest first and named in the customer’s language', async () => {
    const { id, client } = await server.customer();
    await server.fund(id, 'USDT', '400');
    const matured = await term(id, [50, 40]);
    const redeemed = await term(id, [9, 7]);
    const bonus = await earn(id, 'bonus', ['5', 'USD'], daysAgo(2));
    const exchange: Posting[] = [
      { customer: id, bucket: 'available', currency: 'USDT', amount: '-100' },
      { platform: 'treasury', currency: 'USDT', amount: '100' },
      { customer: id, bucket: 'available', currency: 'EUR', amount: '81' },
      { platform: 'treasury', currency: 'EUR', amount: '-80' },
      { platform: 'spread', currency: 'EUR', amount: '-1' },
    ];
    await transact(server.db, (tx) =>
      post(tx, { kind: 'exchange', reference: 'E1', customer: id, at: server.clock.now(), postings: exchange }),
    );
    const earnings = await client.call('GET bank/earnings', {}, { lang: 'de-de' });
    expect(earnings.items).toMatchObject([
      { product: 'exchange', name: 'Schalter', currency: 'EUR', amount: '1', reference: 'E1' },
      { product: 'bonus', name: 'Bonus', currency: 'USD', amount: '5', reference: bonus },
      // Its interest less what redeeming early cost.
      { product: 'pledge', name: '10 Tage USDT', currency: 'USDT', amount: '-1.2', reference: redeemed },
      { product: 'pledge', name: '10 Tage USDT', currency: 'USDT', amount: '4', reference: matured },
    ]);
    expect(earnings.total).toBe(4);
    expect(earnings.earned).toBe('9.05');
    expect(earnings.days.at(-8)).toEqual({ day: utcDay(daysAgo(7)), amount: '-1.2' });
    expect(earnings.days.at(-3)).toEqual({ day: utcDay(daysAgo(2)), amount: '5' });
    expect(earnings.days.at(-1)).toEqual({ day: utcDay(server.clock.now()), amount: '1.25' });
    expect(earnings.days.filter(({ amount }) => amount !== '0')).toHaveLength(3);
  });

  it('has nothing else: no deposit, conversion, correction, or money of others', async () => {
    const [{ id, client }, other] = [await server.customer(), await server.customer()];
    await server.fund(id, 'USDT', '100');
    await earn(other.id, 'bonus', ['5', 'USD'], daysAgo(2));
    await earn(id, 'adjustment', ['5', 'USD'], daysAgo(2));
    const { quote } = await client.call('POST flash/quote', { from: 'USDT', to: 'EUR', amount: '50', side: 'from' });
    await client.call('POST flash/exchange', { quote });
    expect(await client.call('GET bank/earnings', {})).toMatchObject({ items: [], total: 0, earned: '0' });
  });

  it('is converted at the rate of each earning’s time, and rounded once', async () => {
    const { id, client } = await server.customer();
    const [old, newer] = [daysAgo(20.5), daysAgo(10.5)];
    const hour = (at: Date) => new Date(floorTo(at.getTime(), HOUR_MS));
    const day = (at: Date) => new Date(floorTo(at.getTime(), DAY_MS));
    await price('LTC-USD', '1d', day(old), '40');
    await price('LTC-USD', '1d', day(newer), '1');
    await price('LTC-USD', '1h', hour(newer), '60');
    await price('SEK-USD', '1d', day(old), '0.05');
    await earn(id, 'bonus', ['0.333', 'LTC'], old);
    await earn(id, 'bonus', ['0.0001', 'LTC'], newer);
    const usd = await client.call('GET bank/earnings', { currency: 'USD' });
    // 13.32 and 0.006.
    expect(usd.earned).toBe('13.33');
    expect(usd.days.filter(({ amount }) => amount !== '0')).toEqual([
      { day: utcDay(old), amount: '13.32' },
      { day: utcDay(newer), amount: '0.01' },
    ]);
    const sek = await client.call('GET bank/earnings', { currency: 'SEK' });
    // The krona's price of the first is the last that is known for the second.
    expect(sek.earned).toBe('266.52');
    const ltc = await client.call('GET bank/earnings', { currency: 'LTC' });
    expect(ltc.earned).toBe('0.3331');
  });

  it('counts what is worth less than a division keeps exactly', async () => {
    const { id, client } = await server.customer();
    await price('XRP-USD', '1d', new Date(floorTo(daysAgo(3).getTime(), DAY_MS)), '0.333337');
    await price('DOGE-USD', '1d', new Date(floorTo(daysAgo(3).getTime(), DAY_MS)), '0.0700001');
    await earn(id, 'bonus', ['0.000007', 'XRP'], daysAgo(2));
    const { items, earned } = await client.call('GET bank/earnings', { currency: 'DOGE' });
    expect([items.length, earned]).toEqual([1, '0.00003333']);
  });

  it('comes in pages', async () => {
    const { id, client } = await server.customer();
    const references: string[] = [];
    for (let index = 0; index < 23; index += 1)
      references.push(await earn(id, 'bonus', ['1', 'USD'], daysAgo(23 - index)));
    const [first, second, third] = [
      await client.call('GET bank/earnings', { page: '1' }),
      await client.call('GET bank/earnings', { page: '2' }),
      await client.call('GET bank/earnings', { page: '3' }),
    ];
    expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(references.toReversed());
    expect(third).toMatchObject({ items: [], total: 23, earned: '23' });
  });

  it('has no unknown currency', async () => {
    const { client } = await server.customer();
    expect(await client.try('GET bank/earnings', { currency: 'XYZ' })).toMatchObject(refused('currency-unknown'));
  });
});

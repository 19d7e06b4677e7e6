import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, isPositive, round, sum } from '#contract/money';
import { transact } from '#server/db/transact';
import { hold } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { move } from './support.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));

beforeEach(() => prices.set({ BTC: '50000', EUR: '1.25', USDT: '1', LTC: '80' }));

describe('currencies', () => {
  it('are the same for visitors and customers: twelve with networks, and fourteen fiat ones', async () => {
    const { client } = await server.customer();
    const { items } = await server.visitor().call('GET currency/cryptos', {});
    expect((await client.call('GET wallet/cryptos', {})).items).toEqual(items);
    expect(items).toHaveLength(12);
    expect(items.every(({ networks, display_scale: shown }) => networks.length > 0 && shown === 6)).toBe(true);
    const fiats = (await client.call('GET wallet/fiats', {})).items;
    expect(fiats.map(({ currency }) => currency).toSorted()).toEqual(
      'CNY EUR IDR INR JPY KRW MYR RUB SEK THB TRY TWD USD VND'.split(' '),
    );
    expect(fiats.find(({ currency }) => currency === 'JPY')).toMatchObject({ scale: 0, display_scale: 0 });
  });
});

describe('names of currencies', () => {
  const nameOf = (items: readonly { currency: string; name: string }[], code: string) =>
    items.find(({ currency }) => currency === code)?.name;

  it.each([
    ['en-us', 'Swedish Krona'],
    ['de-de', 'Schwedische Krone'],
    ['ja-jp', 'スウェーデン クローナ'],
    ['th-th', 'โครนาสวีเดน'],
  ])('are localized everywhere (%s)', async (lang, krona) => {
    const { client } = await server.customer();
    const lists = [
      (await client.call('GET wallet/fiats', {}, { lang })).items,
      (await client.call('GET wallet/index', {}, { lang })).items,
      (await client.call('GET wallet/assets', {}, { lang })).rows,
    ];
    expect(lists.map((items) => nameOf(items, 'SEK'))).toEqual([krona, krona, krona]);
    // The same in every language, and never that of an old currency with the same code.
    expect(lists.slice(1).map((items) => nameOf(items, 'ADA'))).toEqual(['Cardano', 'Cardano']);
  });
});

describe('balances', () => {
  it('include the decimal places of each currency', async () => {
    const { client } = await server.customer();
    const digits = (items: readonly { currency: string; scale: number; display_scale: number }[]) =>
      new Map(items.map(({ currency, scale, display_scale }) => [currency, [scale, display_scale]]));
    const { items: cryptos } = await client.call('GET wallet/cryptos', {});
    const { items: fiats } = await client.call('GET wallet/fiats', {});
    const known = digits([...cryptos, ...fiats]);
    expect(digits((await client.call('GET wallet/index', {})).items)).toEqual(known);
    expect(digits((await client.call('GET wallet/assets', {})).rows)).toEqual(known);
    expect(await client.call('GET user/amount', { currency: 'JPY' })).toMatchObject({
      display_scale: known.get('JPY')?.[1],
    });
  });

  it('are zero at first, with a wallet for every currency', async () => {
    const { client } = await server.customer();
    expect((await client.call('GET wallet/index', {})).items).toHaveLength(26);
    expect(await client.call('GET user/amount', {})).toMatchObject({
      currency: 'USD',
      total: '0',
      available: '0',
      held: '0',
    });
    expect(await client.call('GET wallet/todayProfitLoss', {})).toMatchObject({ amount: '0', percent: null });
  });

  it('are totaled in any currency, with consistent available and held amounts', async () => {
    const { id, client } = await server.customer();
    await server.fund(id, 'BTC', '0.1');
    await server.fund(id, 'EUR', '33.33');
    await server.fund(id, 'JPY', '1001');
    await transact(server.db, (tx) =>
      hold(tx, { kind: 'test', reference: id, customer: id, currency: 'EUR', amount: '11.11' }),
    );
    for (const currency of ['USD', 'EUR', 'JPY', 'BTC']) {
      const amount = await client.call('GET user/amount', { currency });
      const kinds = await client.call('GET wallet/amount', { currency });
      const assets = await client.call('GET wallet/assets', { currency });
      expect(add(amount.available, amount.held)).toBe(amount.total);
      expect(add(kinds.crypto, kinds.fiat)).toBe(amount.total);
      expect([kinds.total, assets.total]).toEqual([amount.total, amount.total]);
    }
    const dollars = await client.call('GET wallet/assets', {});
    // 5,000 + 41.6625 + 6.25625, each rounded once.
    expect(dollars.total).toBe('5047.92');
    expect(dollars.rows.slice(0, 3)).toMatchObject([
      { currency: 'BTC', available: '0.1', held: '0', worth: '5000' },
      { currency: 'EUR', available: '22.22', held: '11.11', worth: '41.6625' },
      { currency: 'JPY', available: '1001', held: '0', worth: '6.25625' },
    ]);
    expect((await client.call('GET user/amount', { currency: 'JPY' })).total).toBe('807667');
  });

  it('say of each what it is worth unrounded, so that dust adds up to the total', async () => {
    const { id, client } = await server.customer();
    // Less than half a yen each.
    await server.fund(id, 'BTC', '0.00000006');
    await server.fund(id, 'LTC', '0.0000375');
    await server.fund(id, 'USDT', '0.003');
    const { rows, total } = await client.call('GET wallet/assets', { currency: 'JPY' });
    const { crypto } = await client.call('GET wallet/amount', { currency: 'JPY' });
    expect([total, crypto]).toEqual(['1', '1']);
    expect(round(sum(rows.map(({ worth }) => worth ?? '0')), 0)).toBe(crypto);
    expect(rows.filter(({ worth }) => isPositive(worth ?? '0'))).toHaveLength(3);
  });

  it('refuse an unknown currency', async () => {
    const { client } = await server.customer();
    for (const name of [
      'GET user/amount',
      'GET wallet/assets',
      'GET wallet/amount',
      'GET wallet/todayProfitLoss',
    ] as const) {
      expect(await client.try(name, { currency: 'XXX' })).toMatchObject(refused('currency-unknown'));
    }
    expect(await client.try('GET wallet/records', { name: 'XXX' })).toMatchObject(refused('currency-unknown'));
  });

  it('are visible only to their customer', async () => {
    for (const name of [
      'GET user/amount',
      'GET wallet/assets',
      'GET wallet/records',
      'GET wallet/up-record',
    ] as const) {
      expect((await server.visitor().try(name, {})).http).toBe(401);
    }
  });
});

describe('a balance without a price now', () => {
  it('has no worth, follows what has one, and is named beside each total, which leaves it out', async () => {
    const { id, client } = await server.customer();
    for (const currency of ['BTC', 'LTC', 'THB']) await server.fund(id, currency, '2');
    prices.lose('LTC');
    const { rows, ...assets } = await client.call('GET wallet/assets', {});
    expect(assets).toMatchObject({ total: '100000.06', dollar: '1' });
    expect(rows.slice(0, 4).map(({ currency, worth }) => [currency, worth])).toEqual([
      ['BTC', '100000'],
      ['THB', '0.064'],
      ['LTC', null],
      [expect.any(String), '0'],
    ]);
    expect(await client.call('GET user/amount', {})).toMatchObject({ total: '100000.06', unpriced: ['LTC'] });
    expect(await client.call('GET wallet/amount', {})).toMatchObject({ crypto: '100000', unpriced: ['LTC'] });
    const { items } = await client.call('GET wallet/history', { range: 'day', name: 'LTC' });
    expect(items.at(-1)?.value).toBeNull();
  });

  it('is worth itself in its own currency, in which nothing else has a worth', async () => {
    const { id, client } = await server.customer();
    for (const currency of ['BTC', 'LTC']) await server.fund(id, currency, '2');
    prices.lose('LTC');
    const { rows, ...assets } = await client.call('GET wallet/assets', { currency: 'LTC' });
    expect(assets).toMatchObject({ total: '2', dollar: null });
    expect(rows.slice(0, 2)).toMatchObject([
      { currency: 'LTC', worth: '2' },
      { currency: 'BTC', worth: null },
    ]);
    expect(await client.call('GET user/amount', { currency: 'LTC' })).toMatchObject({ total: '2', unpriced: ['BTC'] });
  });

  it('is not small because its worth is a small number: a dollar is given in the same currency', async () => {
    const { client } = await server.customer();
    const dollarIn = async (currency: string) => (await client.call('GET wallet/assets', { currency })).dollar;
    expect([await dollarIn('BTC'), await dollarIn('IDR')]).toEqual(['0.00002', '16000']);
  });
});

describe('profit of today', () => {
  it('excludes deposits, each at the price of its time', async () => {
    const { id, client } = await server.customer();
    // At noon, so that the day doesn't change during the test.
    const day = server.clock.now().toISOString().slice(0, 10);
    server.clock.advance((Date.parse(`${day}T12:00:00Z`) + 86_400_000 - server.clock.now().getTime()) / 1000);
    const midnight = new Date(`${server.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
    const before = new Date(midnight.getTime() - 3_600_000);
    await move(server, id, { currency: 'BTC', amount: '0.1', at: before });
    await sql`insert into candles values ('BTC-USD', '1m', ${midnight}, 48000, 50000, 48000, 50000)`.execute(server.db);
    await move(server, id, { currency: 'EUR', amount: '100', at: server.clock.now() });
    // 0.1 bitcoin: 4,800 at midnight, 5,000 now. The euros count at the price of their deposit.
    expect(await client.call('GET wallet/todayProfitLoss', {})).toEqual({
      currency: 'USD', amount: '200', percent: '4.06', since: midnight.toISOString(),
      opening: '4800', deposits: '125', withdrawals: '0', closing: '5125', hours: expect.any(Array),
    }); // prettier-ignore
  });
});

import { describe, expect, it } from 'vitest';
import { transactionKinds } from '#contract/wallet-records';
import { transact } from '#server/db/transact';
import { capture, hold, post, release } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { move } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

describe('transactions', () => {
  it('have a running balance, newest first, with pages and filters', async () => {
    const { id, client } = await server.customer();
    const day = (number: number) => new Date(Date.parse('2026-05-01T12:00:00Z') + number * 86_400_000);
    for (let number = 0; number < 25; number += 1)
      await move(server, id, { currency: number % 5 === 4 ? 'EUR' : 'USDT', amount: '10', at: day(number) });
    await move(server, id, { currency: 'USDT', amount: '-50', at: day(25), kind: 'withdrawal' });
    // A hold doesn't change the total.
    await transact(server.db, (tx) =>
      hold(tx, { kind: 'test', reference: `h${id}`, customer: id, currency: 'USDT', amount: '7' }),
    );

    const first = await client.call('GET wallet/records', {});
    expect(first).toMatchObject({ page: 1, pageSize: 20, total: 26 });
    expect(first.items[0]).toMatchObject({ kind: 'withdrawal', currency: 'USDT', amount: '-50', balance: '150' });
    expect(first.items[1]).toMatchObject({ currency: 'EUR', amount: '10', balance: '50' });
    expect(first.items[2]).toMatchObject({ currency: 'USDT', amount: '10', balance: '200' });
    const second = await client.call('GET wallet/records', { page: '2' });
    expect(second.items).toHaveLength(6);
    expect(second.items.at(-1)).toMatchObject({ currency: 'USDT', balance: '10' });
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(26);

    expect((await client.call('GET wallet/records', { name: 'EUR' })).total).toBe(5);
    expect((await client.call('GET wallet/records', { kind: 'withdrawal' })).items).toMatchObject([{ balance: '150' }]);
    const days = await client.call('GET wallet/records', { from: '2026-05-03', to: '2026-05-04' });
    expect(days.items.map(({ created_at: at }) => at.slice(0, 10))).toEqual(['2026-05-04', '2026-05-03']);
    expect((await client.try('GET wallet/records', { from: '2026-02-31' })).http).toBe(422);
    expect(await client.call('GET wallet/records', { page: '9' })).toMatchObject({ items: [], total: 26 });
  });

  it('show both sides of a conversion, each in its currency, with all its parts', async () => {
    const { id, client } = await server.customer();
    await server.fund(id, 'USDT', '500');
    const { quote } = await client.call('POST flash/quote', { from: 'USDT', to: 'EUR', amount: '125', side: 'from' });
    const { number } = await client.call('POST flash/exchange', { quote });
    const { items } = await client.call('GET wallet/records', { kind: 'flash-exchange' });
    const parts = [
      { account: 'available', currency: 'USDT', scale: 6, amount: '-125' },
      { account: 'available', currency: 'EUR', scale: 2, amount: '99.8' },
      { account: 'spread', currency: 'EUR', scale: 2, amount: '0.2' },
    ];
    expect(items).toMatchObject([
      { currency: 'EUR', amount: '99.8', balance: '99.8', reference: number, parts },
      { currency: 'USDT', amount: '-125', balance: '375', reference: number, parts },
    ]);
  });

  it.each(['in one transfer', 'held first'])('show the parts of a conversion that was booked %s', async (way) => {
    const { id, client } = await server.customer();
    await server.fund(id, 'USDT', '500');
    const order = { kind: 'flash-exchange', reference: `F-${id}`, customer: id };
    const got = [
      { platform: 'treasury', currency: 'USDT', amount: '125' },
      { platform: 'treasury', currency: 'EUR', amount: '-100' },
      { platform: 'spread', currency: 'EUR', amount: '0.2' },
      { customer: id, bucket: 'available', currency: 'EUR', amount: '99.8' },
    ] as const;
    await transact(server.db, async (tx) => {
      if (way === 'held first') {
        await hold(tx, { ...order, currency: 'USDT', amount: '125' });
        await capture(tx, { ...order, postings: got });
      } else {
        const taken = { customer: id, bucket: 'available', currency: 'USDT', amount: '-125' } as const;
        await post(tx, { ...order, postings: [taken, ...got] });
      }
    });
    const { items } = await client.call('GET wallet/records', { kind: 'flash-exchange' });
    expect(items).toHaveLength(2);
    expect(items[0]?.parts).toEqual([
      { account: 'available', currency: 'USDT', scale: 6, amount: '-125' },
      { account: 'available', currency: 'EUR', scale: 2, amount: '99.8' },
      { account: 'spread', currency: 'EUR', scale: 2, amount: '0.2' },
    ]);
  });

  it('show a deposit with its fee', async () => {
    const { id, client } = await server.customer();
    await transact(server.db, (tx) =>
      post(tx, {
        kind: 'deposit',
        reference: `D-${id}`,
        customer: id,
        postings: [
          { platform: 'external', currency: 'USDT', amount: '-250' },
          { platform: 'fee', currency: 'USDT', amount: '1.5' },
          { customer: id, bucket: 'available', currency: 'USDT', amount: '248.5' },
        ],
      }),
    );
    expect((await client.call('GET wallet/records', {})).items).toMatchObject([
      {
        amount: '248.5',
        parts: [
          { account: 'available', currency: 'USDT', scale: 6, amount: '248.5' },
          { account: 'fee', currency: 'USDT', scale: 6, amount: '1.5' },
        ],
      },
    ]);
  });

  it('are found by id wherever they stand, by their customer only', async () => {
    const { id, client } = await server.customer();
    for (let number = 0; number < 25; number += 1) await move(server, id, { currency: 'USDT', amount: '1' });
    const { items } = await client.call('GET wallet/records', { page: '2' });
    const last = items.at(-1);
    expect(last).toMatchObject({ balance: '1' });
    const request = { id: last?.id ?? '' };
    expect(await client.call('GET wallet/records', request)).toMatchObject({ items: [last], total: 1 });
    const { client: stranger } = await server.customer();
    expect(await stranger.call('GET wallet/records', request)).toMatchObject({ items: [], total: 0 });
    expect((await client.call('GET wallet/records', { id: '999999999999999999' })).items).toEqual([]);
    expect((await client.try('GET wallet/records', { id: '9223372036854775808' })).http).toBe(422);
    expect((await client.try('GET wallet/records', { id: '1 or true' })).http).toBe(422);
  });

  it('belong to the days of the asked time zone', async () => {
    const { id, client } = await server.customer();
    for (const time of ['2026-05-03T14:59:59Z', '2026-05-03T15:00:00Z', '2026-05-04T14:59:59Z', '2026-05-04T15:00:00Z'])
      await move(server, id, { currency: 'USDT', amount: '1', at: new Date(time) });
    const day = { from: '2026-05-04', to: '2026-05-04' };
    const balances = async (zone?: string) =>
      (await client.call('GET wallet/records', { ...day, ...(zone ? { zone } : {}) })).items.map(
        ({ balance }) => balance,
      );
    expect(await balances('Asia/Tokyo')).toEqual(['3', '2']);
    expect(await balances('UTC')).toEqual(['4', '3']);
    expect(await balances()).toEqual(['4', '3']);
  });

  it('are found by each kind of the contract', async () => {
    const { id, client } = await server.customer();
    for (const [index, kind] of transactionKinds.entries())
      await move(server, id, { currency: 'USDT', amount: String(index + 1), kind });
    for (const [index, kind] of transactionKinds.entries()) {
      const { items, total } = await client.call('GET wallet/records', { kind });
      expect(items).toMatchObject([{ kind, amount: String(index + 1) }]);
      expect(total).toBe(1);
    }
  });

  it.each(['leverage', 'pledge', 'exchange'] as const)(
    'of kind %s show what an order with a hold cost',
    async (kind) => {
      const { id, client } = await server.customer();
      await server.fund(id, 'USDT', '500');
      const order = { kind, reference: `X-${id}`, customer: id };
      await transact(server.db, async (tx) => {
        await hold(tx, { ...order, currency: 'USDT', amount: '20' });
        await capture(tx, { ...order, postings: [{ platform: 'treasury', currency: 'USDT', amount: '20' }] });
        const returned = { ...order, reference: `Y-${id}` };
        await hold(tx, { ...returned, currency: 'USDT', amount: '30' });
        await release(tx, returned);
      });
      expect((await client.call('GET wallet/records', { kind })).items).toMatchObject([
        { kind, amount: '-20', balance: '480', reference: order.reference },
      ]);
    },
  );

  it('of a kind that the contract does not have are found as corrections', async () => {
    const { id, client } = await server.customer();
    await move(server, id, { currency: 'USDT', amount: '1', kind: 'no-such-kind' });
    await move(server, id, { currency: 'USDT', amount: '2', kind: 'adjustment' });
    await move(server, id, { currency: 'USDT', amount: '4' });
    const { items } = await client.call('GET wallet/records', { kind: 'adjustment' });
    expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['adjustment', '2'],
      ['adjustment', '1'],
    ]);
  });

  it.each([
    [{ from: '2026-05-05', to: '2026-05-04' }, { to: ['The last day can’t be before the first'] }],
    [{ to: '2026-13-01' }, { to: ['Enter a date'] }],
    [
      { from: '1', to: '0' },
      { from: ['Enter a date'], to: ['Enter a date'] },
    ],
    [{ zone: 'Mars/Olympus' }, { zone: ['Unknown time zone'] }],
    [{ zone: "UTC' or 1=1" }, { zone: ['Unknown time zone'] }],
    [{ kind: 'gift' }, { kind: ['Choose a type'] }],
  ])('refuse %j at its field, as do file and balances', async (query, errors) => {
    const { client } = await server.customer();
    for (const name of ['GET wallet/records', 'GET wallet/statement', 'GET wallet/statementBalances'] as const)
      expect(await client.try(name, query as object)).toMatchObject({ http: 422, data: { errors } });
  });
});

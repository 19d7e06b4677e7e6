import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { changeSite } from '#server/domains/content/site-settings-store';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { closeMinute, nextPeriod, player, roomOf, stake } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));

const setRooms = (leverage_switch: boolean | null) =>
  transact(server.db, (tx) => changeSite(tx, server.services.settings, { leverage_switch }));

describe('the rooms', () => {
  it('are listed with their terms, lowest first', async () => {
    const { client, id } = await server.customer();
    await server.fund(id, 'USDT', '70');
    const { items } = await client.call('GET leverage/rooms', {});
    expect(items.map((room) => room.id)).toEqual(['junior', 'superior', 'vip']);
    expect(items[0]).toMatchObject({
      currency: 'USDT',
      currency_scale: 6,
      available: '70',
      entry_min_point: '50',
      single_order_min_point: '1',
      period_max_point: '200',
      settlement_minutes: 3,
      edge: '2',
      code_terms: null,
    });
    expect(items[1]).toMatchObject({ symbol: 'ETH-USD', settlement_minutes: 5, edge: '1.5' });
    expect(items[1]?.code_terms).toContain('Contact support');
  });

  it('describe one room with its period, odds, and standing', async () => {
    const { startsAt, endsAt } = await nextPeriod(server);
    const customer = await player(server);
    const room = await roomOf(customer);
    expect(room.period).toMatchObject({
      starts_at: startsAt.toISOString(),
      closes_at: new Date(endsAt.getTime() - 5_000).toISOString(),
      ends_at: endsAt.toISOString(),
      opening_price: '50000',
      anchor: '50000',
    });
    expect(room.period.id).toMatch(/^junior-\d{12}$/);
    expect(room).toMatchObject({ scale: 2, entered: true, mine: { staked: '0', stake_left: '200', net_result: '0' } });
    expect(room.odds).toHaveLength(12);
    expect(room.odds.find(({ category }) => category === 'big')).toMatchObject({
      multiplier: '1.96',
      probability: '50',
    });
    expect(room.odds.every(({ multiplier }) => multiplier !== null)).toBe(true);
  });

  it('take no stakes in a period that begins before the day’s chain is published', async () => {
    const { startsAt, endsAt } = await nextPeriod(server);
    const customer = await player(server);
    const day = startsAt.toISOString().slice(0, 10);
    await sql`insert into market_commitments (day, chain_end, published_at)
      values (${day}, ${Buffer.alloc(32, 7)}, ${new Date(startsAt.getTime() + 1_000)})`.execute(server.db);
    const { period, odds } = await roomOf(customer);
    expect(period.anchor).toBeNull();
    expect(odds.every(({ multiplier }) => multiplier === null)).toBe(true);
    const refused = await customer.client.try('POST leverage/order', stake(period.id));
    expect(refused.data.code).toBe('category-closed');
    // The chain proves the next one, and the days after.
    server.clock.advance((endsAt.getTime() - server.clock.now().getTime()) / 1000 + 10);
    await closeMinute(server.db, 'BTC-USD', new Date(endsAt.getTime() - 60_000), '50000');
    const next = (await roomOf(customer)).period;
    expect(next.anchor).toBe('50000');
    await customer.client.call('POST leverage/order', stake(next.id));
  });

  it('keep the opening price of a period, whatever comes later', async () => {
    const { startsAt } = await nextPeriod(server, { opening: '51000' });
    const customer = await player(server);
    const first = await roomOf(customer);
    expect(first.period.opening_price).toBe('51000');
    await closeMinute(server.db, 'BTC-USD', startsAt, '52000');
    expect((await roomOf(await player(server))).period).toEqual(first.period);
  });

  it('are closed while they are switched off', async () => {
    await nextPeriod(server);
    const { client } = await player(server);
    const { period } = await client.call('GET leverage/room', { id: 'junior' });
    await setRooms(false);
    const order = await client.try('POST leverage/order', stake(period.id));
    const answers = [
      await client.try('GET leverage/rooms', {}),
      await client.try('GET leverage/room', { id: 'junior' }),
      await client.try('POST leverage/enter', { room: 'junior' }),
      order,
    ];
    await setRooms(null);
    expect(answers.map(({ data }) => data.code)).toEqual(Array(4).fill('switched-off'));
    expect((await client.call('GET leverage/records', {})).total).toBe(0);
  });

  it('answer 404 for one that is not there', async () => {
    const { client } = await server.customer();
    expect((await client.try('GET leverage/room', { id: 'casino' })).data.code).toBe('not-found');
    expect((await client.try('POST leverage/enter', { room: 'casino' })).data.code).toBe('not-found');
  });
});

describe('entering', () => {
  it('asks for the available balance, keeps nothing of it, and is for good', async () => {
    await nextPeriod(server);
    const { client, id } = await server.customer();
    await server.fund(id, 'USDT', '49.99');
    expect(await client.try('POST leverage/enter', { room: 'junior' })).toMatchObject({
      status: 0,
      data: { code: 'insufficient-balance', currency: 'USDT' },
    });
    await server.fund(id, 'USDT', '0.01');
    const room = await client.call('POST leverage/enter', { room: 'junior' });
    const { items } = await client.call('GET leverage/rooms', {});
    expect(items.map(({ id, entered }) => [id, entered])).toEqual([
      ['junior', true],
      ['superior', false],
      ['vip', false],
    ]);
    expect(room).toMatchObject({ entered: true, available: '50' });
    await server.fund(id, 'USDT', '-50');
    expect(await client.call('POST leverage/enter', { room: 'junior' })).toMatchObject({
      entered: true,
      available: '0',
    });
  });
});

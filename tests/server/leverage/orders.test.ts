import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { testPrices, type TestPrices } from '../support/prices.ts';
import { nextPeriod, player, roomOf, stake } from './support.ts';

let prices: TestPrices | undefined;
const server = useApp(({ clock }) => ({ prices: (prices = testPrices(clock)) }));

/** A customer in the junior room, with the current period. */
async function atStake(usdt?: string) {
  const period = await nextPeriod(server);
  const customer = await player(server, usdt);
  const { id } = (await roomOf(customer)).period;
  return { ...period, ...customer, period: id };
}

const balanceOf = async (customer: string) => {
  const { rows } = await sql<{ bucket: string; balance: string }>`
    select bucket, balance from ledger_accounts where owner = ${customer} and currency = 'USDT' order by bucket`.execute(
    server.db,
  );
  return Object.fromEntries(rows.map(({ bucket, balance }) => [bucket, balance]));
};

describe('an order', () => {
  it('holds the stake at the multiplier of the moment', async () => {
    const { client, id, period, endsAt } = await atStake();
    const order = await client.call('POST leverage/order', stake(period, 'big', '10.5'));
    expect(order).toMatchObject({
      room: { id: 'junior', tier: 'junior' },
      period,
      category: 'big',
      symbol: 'BTC-USD',
      currency: 'USDT',
      quantity: '10.5',
      multiplier: '1.96',
      opening_price: '50000',
      close_price: null,
      status: 'unsettled',
      result: null,
      profit_loss: null,
      settles_at: endsAt.toISOString(),
      settled_at: null,
    });
    expect(order.number).toMatch(/^L\d{11}$/);
    expect(await balanceOf(id)).toEqual({ available: '989.5', held: '10.5' });
    expect(server.events.filter(({ customer }) => customer === id).map(({ event }) => event)).toEqual(['balance']);
    const records = await client.call('GET leverage/records', {});
    expect(records).toMatchObject({ total: 1, items: [order] });
    expect((await client.call('GET leverage/records', { number: order.number })).items).toEqual([order]);
    expect((await client.call('GET leverage/records', { room: 'vip' })).items).toEqual([]);
    expect((await client.call('GET leverage/room', { id: 'junior' })).mine).toMatchObject({
      staked: '10.5',
      stake_left: '189.5',
    });
  });

  it('is placed once for one key, and answers the same after its period', async () => {
    const { client, id, period } = await atStake();
    const first = await client.call('POST leverage/order', stake(period), { key: 'once-and-only' });
    server.clock.advance(600);
    expect(await client.call('POST leverage/order', stake(period), { key: 'once-and-only' })).toEqual(first);
    expect((await client.try('POST leverage/order', stake(period, 'odd'), { key: 'once-and-only' })).http).toBe(409);
    expect(await balanceOf(id)).toEqual({ available: '990', held: '10' });
  });

  it('takes the odds of up and down from the price', async () => {
    const { client, period } = await atStake();
    const even = await client.call('POST leverage/order', stake(period, 'up'));
    prices?.set({ BTC: '50050' });
    const likely = await client.call('POST leverage/order', { ...stake(period, 'up'), least_multiplier: '1.01' });
    const unlikely = await client.call('POST leverage/order', stake(period, 'down'));
    prices?.set({ BTC: '50000' });
    expect(Number(likely.multiplier)).toBeLessThan(Number(even.multiplier));
    expect(Number(unlikely.multiplier)).toBeGreaterThan(Number(even.multiplier));
  });
});

describe('an order is refused', () => {
  const refusal = async (
    { client }: Awaited<ReturnType<typeof atStake>>,
    request: ReturnType<typeof stake>,
  ): Promise<unknown> => (await client.try('POST leverage/order', request)).data.code;

  it('in a room that is not there, or was not entered', async () => {
    const staker = await atStake();
    expect(await refusal(staker, { ...stake(staker.period), room: 'casino' })).toBe('not-found');
    const stranger = await server.customer();
    await server.fund(stranger.id, 'USDT', '100');
    expect((await stranger.client.try('POST leverage/order', stake(staker.period))).data.code).toBe('room-not-entered');
  });

  it('5 seconds before the end, in another period, and in one that never was', async () => {
    const staker = await atStake();
    expect(await refusal(staker, stake('junior-202001010000'))).toBe('period-closed');
    expect(await refusal(staker, stake('nonsense'))).toBe('period-closed');
    server.clock.advance((staker.endsAt.getTime() - server.clock.now().getTime()) / 1000 - 15);
    expect(await refusal(staker, stake(staker.period))).toBeUndefined();
    server.clock.advance(10.1);
    expect(await refusal(staker, stake(staker.period))).toBe('period-closed');
  });

  it('in a period whose close price is fixed, whatever a server’s clock says', async () => {
    const staker = await atStake();
    await sql`update leverage_periods set fixed_at = ends_at where id = ${staker.period}`.execute(server.db);
    expect(await refusal(staker, stake(staker.period))).toBe('period-closed');
  });

  it('below the minimum, and with more digits than the currency has', async () => {
    const staker = await atStake();
    expect(await staker.client.try('POST leverage/order', stake(staker.period, 'big', '0.99'))).toMatchObject({
      data: { code: 'amount-too-small', minimum: '1', currency: 'USDT' },
    });
    expect(await staker.client.try('POST leverage/order', stake(staker.period, 'big', '1.1234567'))).toMatchObject({
      http: 422,
      data: { errors: { quantity: ['Too many decimal places for this currency'] } },
    });
  });

  it('above the room’s maximum for one period, counted over all orders', async () => {
    const staker = await atStake();
    expect(await refusal(staker, stake(staker.period, 'big', '150'))).toBeUndefined();
    expect(await refusal(staker, stake(staker.period, 'up', '50.000001'))).toBe('period-limit-reached');
    expect(await refusal(staker, stake(staker.period, 'up', '50'))).toBeUndefined();
    await nextPeriod(server);
    const { period } = await staker.client.call('GET leverage/room', { id: 'junior' });
    expect(await refusal(staker, stake(period.id, 'big', '200'))).toBeUndefined();
  });

  it('without enough available', async () => {
    const staker = await atStake('60');
    expect(await refusal(staker, stake(staker.period, 'big', '55'))).toBeUndefined();
    expect(await staker.client.try('POST leverage/order', stake(staker.period))).toMatchObject({
      data: { code: 'insufficient-balance', currency: 'USDT' },
    });
    expect(await balanceOf(staker.id)).toEqual({ available: '5', held: '55' });
  });

  it('below the multiplier that was shown, or when the outcome is too certain', async () => {
    const staker = await atStake();
    expect(await refusal(staker, { ...stake(staker.period), least_multiplier: '1.9601' })).toBe('terms-changed');
    prices?.set({ BTC: '55000' });
    expect(await refusal(staker, stake(staker.period, 'up'))).toBe('category-closed');
    expect(await refusal(staker, stake(staker.period, 'down'))).toBe('category-closed');
    expect(await refusal(staker, stake(staker.period))).toBeUndefined();
    prices?.set({ BTC: '50000' });
  });

  it('without a fresh price', async () => {
    const staker = await atStake();
    prices?.silence();
    expect(await refusal(staker, stake(staker.period))).toBe('rate-unavailable');
    const room = await staker.client.call('GET leverage/room', { id: 'junior' });
    expect(room.odds.every(({ multiplier }) => multiplier === null)).toBe(true);
    prices?.set({});
  });
});

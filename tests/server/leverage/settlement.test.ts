import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { leverageCategories } from '#contract/leverage-rules';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { finish, nextPeriod, player, roomOf, runJobs, stake } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));

/** A customer in the junior room, with the current period. */
async function atStake() {
  const period = await nextPeriod(server);
  const customer = await player(server);
  return { ...period, ...customer, period: (await roomOf(customer)).period.id };
}

type Staker = Awaited<ReturnType<typeof atStake>>;

const owned = async ({ client }: Staker) => {
  const { rows } = await client.call('GET wallet/assets', {});
  const { available, held } = rows.find(({ currency }) => currency === 'USDT')!;
  return { available, held };
};

const ordersOf = async ({ client }: Staker) => (await client.call('GET leverage/records', {})).items;

describe('settlement', () => {
  it('pays a winner quantity × multiplier, and takes a lost stake', async () => {
    const staker = await atStake();
    const won = await staker.client.call('POST leverage/order', stake(staker.period, 'big', '10.000001'));
    const lost = await staker.client.call('POST leverage/order', stake(staker.period, 'even', '20'));
    await finish(server, staker, '50010.07');
    const items = await ordersOf(staker);
    expect(items.find(({ number }) => number === won.number)).toMatchObject({
      status: 'settled',
      result: 'won',
      close_price: '50010.07',
      // 10.000001 × 1.96 = 19.60000196, rounded down to 6 decimal places.
      profit_loss: '9.6',
    });
    expect(items.find(({ number }) => number === lost.number)).toMatchObject({ result: 'lost', profit_loss: '-20' });
    expect(await owned(staker)).toEqual({ available: '989.6', held: '0' });
    const events = server.events.filter(({ customer }) => customer === staker.id).map(({ event }) => event);
    expect(events.filter((event) => event === 'settled')).toHaveLength(2);
    expect(events.at(-1)).toBe('balance');
    const room = await roomOf(staker);
    expect(room.mine).toMatchObject({ staked: '0', net_result: '-10.4' });
    expect(room.last_periods[0]).toMatchObject({
      id: staker.period,
      status: 'settled',
      opening_price: '50000',
      close_price: '50010.07',
      won: ['up', 'big', 'odd', 'big-odd'],
    });
  });

  it('settles every category as the rules say', async () => {
    const staker = await atStake();
    for (const category of leverageCategories)
      await staker.client.call('POST leverage/order', stake(staker.period, category, '1'));
    await finish(server, staker, '49999.90');
    const results = Object.fromEntries((await ordersOf(staker)).map(({ category, result }) => [category, result]));
    const won = ['down', 'small', 'even', 'small-even', 'very-small'];
    expect(results).toEqual(
      Object.fromEntries(leverageCategories.map((category) => [category, won.includes(category) ? 'won' : 'lost'])),
    );
  });

  it('returns up and down when the prices are equal', async () => {
    const staker = await atStake();
    for (const category of ['up', 'down', 'small'] as const)
      await staker.client.call('POST leverage/order', stake(staker.period, category));
    await finish(server, staker, '50000');
    const items = await ordersOf(staker);
    expect(items.map(({ category, result, profit_loss: profit }) => [category, result, profit])).toEqual([
      ['small', 'won', '9.6'],
      ['down', 'returned', '0'],
      ['up', 'returned', '0'],
    ]);
    expect(await owned(staker)).toEqual({ available: '1009.6', held: '0' });
  });

  it.each([
    ['was revealed too late', 61],
    ['was never revealed', null],
  ])('returns every stake if the seed %s', async (_, late) => {
    const staker = await atStake();
    await staker.client.call('POST leverage/order', stake(staker.period, 'big'));
    await staker.client.call('POST leverage/order', stake(staker.period, 'up'));
    await finish(server, staker, '50010.07', { late });
    expect((await ordersOf(staker)).map(({ result, close_price: close }) => [result, close])).toEqual([
      ['returned', null],
      ['returned', null],
    ]);
    expect(await owned(staker)).toEqual({ available: '1000', held: '0' });
    expect((await roomOf(staker).catch(() => undefined))?.last_periods[0]).toMatchObject({
      status: 'settled',
      close_price: null,
      won: [],
    });
  });

  it('waits for a seed that can still come', async () => {
    const staker = await atStake();
    await staker.client.call('POST leverage/order', stake(staker.period));
    server.clock.advance((staker.endsAt.getTime() - server.clock.now().getTime()) / 1000 + 80);
    await runJobs(server);
    expect((await ordersOf(staker))[0]).toMatchObject({ status: 'settling', result: null });
    // Revealed 59 seconds after its minute, by a slow transaction.
    await finish(server, staker, '50010.07', { late: 59 });
    expect((await ordersOf(staker))[0]).toMatchObject({ status: 'settled', result: 'won' });
  });

  it('goes on while the rooms are switched off', async () => {
    const staker = await atStake();
    await staker.client.call('POST leverage/order', stake(staker.period));
    await sql`insert into site_settings (name, value) values ('leverage_switch', 'false')`.execute(server.db);
    await finish(server, staker, '50010.07');
    await sql`delete from site_settings`.execute(server.db);
    expect((await ordersOf(staker))[0]).toMatchObject({ result: 'won' });
  });
});

describe('the database refuses', () => {
  const attempt = (statement: ReturnType<typeof sql>) =>
    statement.execute(server.db).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  it('another result than the period’s, a change of what is settled, and orders in a fixed period', async () => {
    const staker = await atStake();
    const { number } = await staker.client.call('POST leverage/order', stake(staker.period));
    const settle = (result: string, payout: string) =>
      attempt(sql`
        update leverage_orders set result = ${result}, payout = ${payout}, settled_at = settles_at where number = ${number}`);
    expect(await settle('won', '19.6')).toBe('23001');
    await finish(server, staker, '50010.02');
    expect(await settle('won', '19.6')).toBe('23001');
    expect(await attempt(sql`update leverage_orders set quantity = 1 where number = ${number}`)).toBe('23001');
    expect(await attempt(sql`delete from leverage_orders where number = ${number}`)).toBe('23001');
    expect(await attempt(sql`update leverage_periods set close_price = 1 where id = ${staker.period}`)).toBe('23001');
    expect(
      await attempt(sql`
        insert into leverage_orders (number, customer_id, room_id, period_id, opening_price, settles_at, category, currency,
          quantity, multiplier, worth, created_at)
        select 'L00000000000', customer_id, room_id, period_id, opening_price, settles_at, category, currency, quantity,
          multiplier, worth, created_at from leverage_orders where number = ${number}`),
    ).toBe('FL008');
  });
});

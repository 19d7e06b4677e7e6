import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact, type Tx } from '#server/db/transact';
import { changeSite } from '#server/domains/content/site-settings-store';
import { noLimits } from '#server/domains/leverage/own-limit-rules';
import { saveLimits } from '#server/domains/leverage/own-limit-store';
import { DAY_MS, DAY_SECONDS } from '#server/time';
import { overtake } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import { fromOutside, insist } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { decide, limitsOf, pastMidnight, played, setLimits, tryStake } from './limits-support.ts';
import { nextPeriod, player, roomOf, stake } from './support.ts';

const prices = testPrices();
const server = useApp(({ clock }) => ({
  prices: { ...prices, latest: () => ({ ...prices.latest()!, time: clock() }) },
}));

// No test crosses midnight unless it wants to.
beforeEach(() => {
  if (server.clock.now().getUTCHours() > 20) pastMidnight(server);
});

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('own limits', () => {
  it('are none at first, and count what is staked, open, and lost', async () => {
    const customer = await player(server);
    await nextPeriod(server);
    expect(await limitsOf(customer)).toMatchObject({
      currency: 'USD', scale: 2, stake_per_day: null, loss_per_day: null, pending: null, break_until: null,
      staked_today: '0', lost_today: '0', open_stakes: '0',
    }); // prettier-ignore
    await tryStake(customer, '10');
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '10', lost_today: '0', open_stakes: '10' });
    await decide(server.db, (await roomOf(customer)).period.id, 'lost');
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '10', lost_today: '10', open_stakes: '0' });
    // Pays 1.96 per unit.
    await played(server, customer, 'won', '5');
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '15', lost_today: '5.2', open_stakes: '0' });
    await played(server, customer, 'won', '50');
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '65', lost_today: '0' });
  });

  it('round what is lost and open together once, up', async () => {
    const customer = await player(server);
    await played(server, customer, 'lost', '49.991');
    await nextPeriod(server);
    await tryStake(customer, '50.001');
    expect(await limitsOf(customer)).toMatchObject({ lost_today: '50', open_stakes: '50.01', loss_used: '100' });
  });

  it('forget a stake that was returned', async () => {
    const customer = await player(server);
    await played(server, customer, 'returned', '20');
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '0', lost_today: '0', open_stakes: '0' });
  });

  it('count at the rate of the order, whatever the price is when it settles', async () => {
    const customer = await player(server);
    prices.set({ USDT: '0.5' });
    await nextPeriod(server);
    await tryStake(customer, '10');
    prices.set({ USDT: '1' });
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '5', open_stakes: '5' });
    await decide(server.db, (await roomOf(customer)).period.id, 'lost');
    expect(await limitsOf(customer)).toMatchObject({ lost_today: '5', open_stakes: '0' });
  });

  it('refuse a stake above them, and one that could lose more', async () => {
    const customer = await player(server);
    await nextPeriod(server);
    await setLimits(customer, { stake_per_day: '25', loss_per_day: '15' });
    expect((await roomOf(customer)).mine.stake_left).toBe('15');
    // Without a price nothing can be staked, and no limit was reached.
    prices.lose('USDT');
    expect((await roomOf(customer)).mine.stake_left).toBe('200');
    expect((await tryStake(customer, '1')).data).toMatchObject({ code: 'rate-unavailable' });
    prices.set({ USDT: '1' });
    expect((await tryStake(customer, '15.000001')).data).toMatchObject({ code: 'own-limit-reached' });
    expect((await tryStake(customer, '15')).status).toBe(1);
    expect((await roomOf(customer)).mine.stake_left).toBe('0');
    expect((await tryStake(customer, '1')).data).toMatchObject({ code: 'own-limit-reached' });
    await decide(server.db, (await roomOf(customer)).period.id, 'won');
    await nextPeriod(server);
    // The loss limit is free again, the stake limit isn't.
    expect((await roomOf(customer)).mine.stake_left).toBe('10');
    expect((await tryStake(customer, '11')).data).toMatchObject({ code: 'own-limit-reached' });
    expect((await tryStake(customer, '10')).status).toBe(1);
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '25', lost_today: '0', open_stakes: '10' });
  });

  it('apply to an order that waits while they are set', async () => {
    const customer = await player(server);
    await nextPeriod(server);
    const { period } = await roomOf(customer);
    const set = (tx: Tx) => saveLimits(tx, customer.id, { ...noLimits, stake: '5' });
    const order = () => fromOutside(() => customer.client.try('POST leverage/order', stake(period.id, 'big', '6')));
    expect((await overtake(server, customer.id, order, set)).data).toMatchObject({ code: 'own-limit-reached' });
    expect((await tryStake(customer, '5')).status).toBe(1);
    // Once more, from a limit to a break.
    const pause = (tx: Tx) =>
      saveLimits(tx, customer.id, { ...noLimits, breakUntil: new Date(server.clock.now().getTime() + DAY_MS) });
    expect((await overtake(server, customer.id, order, pause)).data).toMatchObject({ code: 'on-a-break' });
  });

  it('start over at midnight in UTC, where an order of the day before still counts for that day', async () => {
    const customer = await player(server);
    await setLimits(customer, { stake_per_day: '10', loss_per_day: '10' });
    await nextPeriod(server);
    const { period } = await roomOf(customer);
    expect((await tryStake(customer, '10')).status).toBe(1);
    const { resets_at: reset } = await limitsOf(customer);
    pastMidnight(server);
    expect(server.clock.now().getTime()).toBeGreaterThan(Date.parse(reset));
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '0', open_stakes: '0' });
    await decide(server.db, period.id, 'lost');
    expect(await limitsOf(customer)).toMatchObject({ staked_today: '0', lost_today: '0' });
    await nextPeriod(server);
    expect((await tryStake(customer, '10')).status).toBe(1);
  });

  it('apply lower at once and higher after 24 hours, by the server’s clock', async () => {
    const customer = await player(server);
    await setLimits(customer, { stake_per_day: '20' });
    const { pending } = await setLimits(customer, { stake_per_day: '', loss_per_day: '30' });
    expect(pending).toMatchObject({ stake_per_day: null, loss_per_day: '30' });
    expect(await limitsOf(customer)).toMatchObject({ stake_per_day: '20', loss_per_day: '30' });
    server.clock.advance(DAY_SECONDS - 60);
    await nextPeriod(server);
    server.clock.advance(-180);
    expect(await limitsOf(customer)).toMatchObject({ stake_per_day: '20', pending });
    server.clock.advance(240);
    expect(await limitsOf(customer)).toMatchObject({ stake_per_day: null, loss_per_day: '30', pending: null });
    await nextPeriod(server);
    expect((await tryStake(customer, '30')).status).toBe(1);
  });

  it('keep the time of a raise however often it is asked for at once', async () => {
    const customer = await player(server);
    await setLimits(customer, { stake_per_day: '20' });
    const { pending } = await setLimits(customer, { stake_per_day: '40' });
    server.clock.advance(3600);
    const all = await times(20, () => setLimits(customer, { stake_per_day: '40' }));
    expect(new Set(all.map((each) => each.pending?.from))).toEqual(new Set([pending?.from]));
  });

  it.each([
    { stake_per_day: '0' },
    { stake_per_day: '-5' },
    { stake_per_day: '1.001' },
    { loss_per_day: '1e9' },
    { loss_per_day: 5 },
    { loss_per_day: null },
    { break_hours: 0 },
    { break_hours: 1.5 },
    { break_hours: 8761 },
    { break_hours: '5' },
    { anything: 1 },
  ])('refuse %j', async (body) => {
    const customer = await player(server);
    expect((await customer.client.try('POST leverage/limits', body as object)).http).toBe(422);
    expect(await limitsOf(customer)).toMatchObject({ stake_per_day: null, loss_per_day: null, break_until: null });
  });

  it('are each customer’s own, and work while the rooms are switched off', async () => {
    const [one, other] = [await player(server), await player(server)];
    const setRooms = (leverage_switch: boolean | null) =>
      transact(server.db, (tx) => changeSite(tx, server.services.settings, { leverage_switch }));
    await setRooms(false);
    await setLimits(one, { stake_per_day: '20', break_hours: 2 });
    const [own, others] = [await limitsOf(one), await limitsOf(other)];
    await setRooms(null);
    expect([own.stake_per_day, others.stake_per_day, others.break_until]).toEqual(['20', null, null]);
    expect(own.break_until).not.toBeNull();
  });
});

describe('a break', () => {
  it('refuses orders and entering until it is over, and keeps open orders', async () => {
    const customer = await player(server);
    const newcomer = await server.customer();
    await server.fund(newcomer.id, 'USDT', '100');
    await nextPeriod(server);
    await tryStake(customer, '10');
    const { break_until: until } = await setLimits(customer, { break_hours: 1 });
    await setLimits(newcomer, { break_hours: 1 });
    expect((await tryStake(customer)).data).toMatchObject({ code: 'on-a-break', until });
    const enter = ({ client }: typeof newcomer) => client.try('POST leverage/enter', { room: 'junior' });
    expect((await enter(newcomer)).data).toMatchObject({ code: 'on-a-break' });
    expect((await enter(customer)).data).toMatchObject({ code: 'on-a-break' });
    expect((await limitsOf(customer)).open_stakes).toBe('10');
    server.clock.advance(3600);
    await nextPeriod(server);
    expect((await tryStake(customer)).status).toBe(1);
    expect((await enter(newcomer)).status).toBe(1);
  });

  it('never gets shorter, however many ask for it at once', async () => {
    const customer = await player(server);
    await times(30, (index) => setLimits(customer, { break_hours: 1 + ((index * 7) % 30) }));
    const { break_until: until } = await limitsOf(customer);
    expect(Date.parse(until ?? '')).toBeGreaterThan(server.clock.now().getTime() + 29.9 * 3_600_000);
  });
});

describe('a hundred orders at once', () => {
  it('never pass a limit together, on two servers and two devices', async () => {
    const customer = await player(server);
    const device = await server.device(customer.id);
    await nextPeriod(server);
    await setLimits(customer, { loss_per_day: '35' });
    const { period } = await roomOf(customer);
    const responses = await times(100, (index) =>
      insist((key) =>
        (index % 2 ? device : customer.client).try('POST leverage/order', stake(period.id, 'big', '10'), { key }),
      ),
    );
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(3);
    expect(new Set(responses.filter(({ status }) => status !== 1).map(({ data }) => data.code))).toEqual(
      new Set(['own-limit-reached']),
    );
    expect(await limitsOf(customer)).toMatchObject({ open_stakes: '30' });
  });

  it('respect a limit that is lowered, and a break that begins, between them', async () => {
    const customer = await player(server);
    await nextPeriod(server);
    const { period } = await roomOf(customer);
    const limit = async (request: Parameters<typeof setLimits>[1]) => {
      const { data } = await insist(() => customer.client.try('POST leverage/limits', request));
      return { order: false, done: String(data.staked_today) };
    };
    const all = await times(60, async (index) => {
      if (index === 20) return limit({ stake_per_day: '50' });
      if (index === 40) return limit({ break_hours: 1 });
      const { status } = await insist((key) =>
        customer.client.try('POST leverage/order', stake(period.id, 'big', '1'), { key }),
      );
      return { order: true, done: String(status) };
    });
    const staked = all.filter(({ order, done }) => order && done === '1').length;
    const [lowered, paused] = all.filter(({ order }) => !order).map(({ done }) => Number(done));
    expect(staked).toBeLessThanOrEqual(Math.max(50, lowered ?? 0));
    // Not one after the break began.
    expect(staked).toBe(paused);
    expect((await limitsOf(customer)).staked_today).toBe(String(staked));
  });
});

it('the sums of a day are those of its orders', async () => {
  const { rows } = await sql`
    select coalesce(d.customer_id, o.customer_id) as customer from leverage_days d
    full join (
      select customer_id, (created_at at time zone 'UTC')::date as day,
        coalesce(sum(worth) filter (where result is distinct from 'returned'), 0) as staked,
        coalesce(sum(worth) filter (where result is null), 0) as open,
        coalesce(sum(worth) filter (where result = 'lost'), 0)
          - coalesce(sum(round(worth * payout / quantity, 18) - worth) filter (where result = 'won'), 0) as lost
      from leverage_orders group by 1, 2) o using (customer_id, day)
    where (d.staked, d.open, d.lost) is distinct from (o.staked, o.open, o.lost)`.execute(server.db);
  expect(rows).toEqual([]);
});

import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { changeSite } from '#server/domains/content/site-settings-store';
import { DAY_SECONDS } from '#server/time';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { accepted, clearCounters, completed, enter, offered, plain, runJobs, settle, trader } from './support.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));

beforeEach(async () => {
  prices.set({ LTC: '80' });
  await clearCounters(server);
});

const match = { counter: 'bronze' } as const;

describe('the counters', () => {
  it('are five, each with its terms, what it leads to, and where the customer stands', async () => {
    const { client } = await trader(server, { USDT: '400', EUR: '80' });
    const { items, current, open } = await client.call('GET counter/index', {});
    expect([current, open]).toEqual([null, null]);
    expect(items.map(({ id, next }) => [id, next?.id])).toEqual([
      ['bronze', 'silver'],
      ['silver', 'gold'],
      ['gold', 'platinum'],
      ['platinum', 'diamond'],
      ['diamond', undefined],
    ]);
    expect(items[1]).toMatchObject({
      name: 'Silver', currency: 'USD', scale: 2, task_count: 20, return_rate: '0.6', minimum_amount: '500', upgrade_volume: '20000',
      standing: { volume: '0', tasks_done: 0, balance: '500', shortfall: '0' },
    }); // prettier-ignore
    expect(items[2]?.standing.shortfall).toBe('1500');
    expect(items[4]?.upgrade_volume).toBeNull();
  });

  it('count what is held, and round a balance down', async () => {
    const customer = await trader(server, { USDT: '499.999999' });
    const { items } = await customer.client.call('GET counter/index', {});
    expect(items[1]?.standing).toMatchObject({ balance: '499.99', shortfall: '0.01' });
    await accepted(server, customer);
    const after = await customer.client.call('GET counter/index', {});
    expect(after.items[1]?.standing.balance).toBe('499.99');
    expect([after.current, after.open]).toEqual(['bronze', 'bronze']);
  });

  it('have names in the customer’s language, unless the operator renamed them', async () => {
    const { client } = await trader(server);
    const nameIn = async (lang: string, id: string) => (await client.call('GET counter/detail', { id }, { lang })).name;
    expect(await Promise.all(['de-de', 'ja-jp', 'th-th'].map((lang) => nameIn(lang, 'silver')))).toEqual([
      'Silber',
      'シルバー',
      'ซิลเวอร์',
    ]);
    await server.db.updateTable('counters').set({ name: 'Start' }).where('id', '=', 'bronze').execute();
    expect(await nameIn('de-de', 'bronze')).toBe('Start');
    await server.db.updateTable('counters').set({ name: 'Bronze' }).where('id', '=', 'bronze').execute();
  });

  it('say in detail how long everything lasts', async () => {
    const { client } = await trader(server);
    expect(await client.call('GET counter/detail', { id: 'gold' })).toMatchObject({
      id: 'gold', offer_seconds: 120, urgent_offer_seconds: 3600, wait_seconds: 600, currencies: expect.arrayContaining(['USDT', 'EUR']),
    }); // prettier-ignore
    expect((await client.try('GET counter/detail', { id: 'tin' })).data.code).toBe('not-found');
  });

  it('count today’s orders and volume, and start over at midnight UTC', async () => {
    const customer = await trader(server);
    await completed(server, customer);
    await completed(server, customer);
    const standing = async () => (await customer.client.call('GET counter/detail', { id: 'bronze' })).standing;
    const today = await standing();
    expect(today).toMatchObject({ volume: '400', tasks_done: 2 });
    expect(today.tasks_reset_at).toMatch(/T00:00:00\.000Z$/);
    server.clock.advance(DAY_SECONDS);
    expect(await standing()).toMatchObject({ volume: '400', tasks_done: 0 });
    await completed(server, customer);
    expect(await standing()).toMatchObject({ volume: '600', tasks_done: 1 });
  });

  it('move nobody up while the operator has moving up switched off', async () => {
    const { client } = await trader(server);
    const { services, db } = server;
    await transact(db, (tx) => changeSite(tx, services.settings, { upgrade_order_switch: false }));
    const { items } = await client.call('GET counter/index', {});
    expect(items.every(({ upgrade_volume: volume }) => volume === null)).toBe(true);
    // Only the last one is the highest.
    expect(items.map(({ next }) => next !== null)).toEqual(items.map((_, index) => index < items.length - 1));
    await transact(db, (tx) => changeSite(tx, services.settings, { upgrade_order_switch: null }));
  });
});

describe('a search is refused', () => {
  it('at no counter, and with too little', async () => {
    const { client } = await trader(server, { USDT: '99.99' });
    expect((await client.try('POST exchange/match', { counter: 'tin' })).data.code).toBe('not-found');
    const response = await client.try('POST exchange/match', match);
    expect(response).toMatchObject(refused('counter-balance-too-low'));
    expect(response.message).toBe('Your balance is insufficient to enter this counter.');
  });

  it('without a current rate', async () => {
    const { client } = await trader(server);
    prices.silence();
    expect((await client.try('POST exchange/match', match)).data.code).toBe('rate-unavailable');
  });

  it('as its page says, at current prices only, where something owned has none', async () => {
    const { client, id } = await trader(server, { USDT: '50', LTC: '10' });
    const last = server.clock.now();
    await sql`insert into candles values ('LTC-USD', '1m', ${last}, 80, 80, 80, 80)`.execute(server.db);
    prices.lose('LTC');
    const standing = async () => (await client.call('GET counter/detail', { id: 'bronze' })).standing;
    // Nobody knows whether it is too little.
    expect(await standing()).toMatchObject({ balance: '50', unpriced: ['LTC'], shortfall: '0' });
    expect(await client.try('POST exchange/match', match)).toMatchObject(refused('rate-unavailable'));
    // Enough without it.
    await server.fund(id, 'USDT', '50');
    expect(await standing()).toMatchObject({ balance: '100', unpriced: ['LTC'], shortfall: '0' });
    expect((await client.call('POST exchange/match', match)).stage).toBe('matching');
  });

  it('while another one, an offer, or an accepted order is open', async () => {
    const customer = await trader(server, { USDT: '10000' });
    const { client } = customer;
    const open = async () => {
      const response = await client.try('POST exchange/match', { counter: 'silver' });
      expect(response.message).toBe('Please complete the current order');
      return response.data.code;
    };
    await client.call('POST exchange/match', match);
    expect(await open()).toBe('order-open');
    await enter(server);
    await runJobs(server.services);
    expect(await open()).toBe('order-open');
    const { items } = await client.call('GET exchange/records', {});
    expect(items).toEqual([]);
    const stage = await client.call('GET exchange/current', {});
    const sn = stage.stage === 'matched' ? stage.offer.sn : '';
    await client.call('POST exchange/accept', { order: sn });
    expect(await open()).toBe('order-open');
    await settle(server, sn);
    expect((await client.call('POST exchange/match', { counter: 'silver' })).stage).toBe('matching');
  });

  it('once the tasks of the day are done, and accepted again the next day', async () => {
    const customer = await trader(server);
    await server.db.updateTable('counters').set({ task_count: 2 }).where('id', '=', 'bronze').execute();
    await completed(server, customer);
    await completed(server, customer);
    expect((await customer.client.try('POST exchange/match', match)).data.code).toBe('tasks-done');
    expect(await customer.client.call('GET exchange/current', {})).toMatchObject({
      stage: 'finish', tasks_done: 2, task_count: 2, upgraded_to: null, counter: { id: 'bronze' }, record: { status: 'completed' },
    }); // prettier-ignore
    server.clock.advance(DAY_SECONDS);
    expect((await customer.client.call('GET exchange/current', {})).stage).toBe('start');
    expect((await offered(server, customer, plain)).amount).toBe('200');
    await server.db.updateTable('counters').set({ task_count: 15 }).where('id', '=', 'bronze').execute();
  });
});

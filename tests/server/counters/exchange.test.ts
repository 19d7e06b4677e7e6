import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { changeSite } from '#server/domains/content/site-settings-store';
import { balance } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import {
  accepted,
  clearCounters,
  completed,
  current,
  enter,
  expectStage,
  offered,
  plain,
  runJobs,
  settle,
  trader,
  urgent,
} from './support.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));

beforeEach(async () => {
  prices.set({ EUR: '1.25', USDT: '1' });
  await clearCounters(server);
});

const match = { counter: 'bronze' } as const;
const usdt = (id: string) => balance(server.db, id, 'USDT');

describe('a search', () => {
  it('can be left, which costs nothing, and ends by itself after a minute', async () => {
    const customer = await trader(server);
    const { client, id } = customer;
    const search = expectStage(await client.call('POST exchange/match', match), 'matching');
    expect(Date.parse(search.ends_at) - Date.parse(search.started_at)).toBe(60_000);
    expect(search.sn).toMatch(/^E\d{11,}$/);
    expect(server.events).toContainEqual({ customer: id, event: 'exchange', payload: {} });
    expect(expectStage(await current(customer), 'matching').sn).toBe(search.sn);
    expect(await client.call('POST exchange/leave', { order: search.sn })).toMatchObject({
      stage: 'start',
      ended: null,
    });
    // Leaving again changes nothing.
    expect((await client.call('POST exchange/leave', { order: search.sn })).stage).toBe('start');

    const next = expectStage(await client.call('POST exchange/match', match), 'matching');
    server.clock.advance(61);
    // Before the server's job.
    expect(await current(customer)).toMatchObject({ stage: 'start', ended: 'unmatched' });
    expect((await client.call('POST exchange/leave', { order: next.sn })).stage).toBe('start');
    expect((await usdt(id)).available).toBe('1000');
    // For an hour, that it ended is said also to who comes back later.
    server.clock.advance(3_540);
    expect(await current(customer)).toMatchObject({ ended: 'unmatched' });
    server.clock.advance(60);
    expect(await current(customer)).toMatchObject({ stage: 'start', ended: null });
  });

  it('of someone else, or none, is not found', async () => {
    const [owner, other] = [await trader(server), await trader(server)];
    const { sn } = expectStage(await owner.client.call('POST exchange/match', match), 'matching');
    for (const order of [sn, 'E0'])
      for (const name of ['POST exchange/leave', 'POST exchange/accept', 'POST exchange/decline'] as const)
        expect(await other.client.try(name, { order })).toMatchObject({ http: 404, data: { code: 'not-found' } });
    // A search can't be accepted or declined.
    expect((await owner.client.try('POST exchange/accept', { order: sn })).data.code).toBe('order-changed');
    expect((await owner.client.try('POST exchange/decline', { order: sn })).data.code).toBe('order-changed');
    await owner.client.call('POST exchange/leave', { order: sn });
  });

  it('finds what the balance is enough for, or what is urgent', async () => {
    const customer = await trader(server, { USDT: '150', BTC: '1' });
    const id = await enter(server, plain);
    await customer.client.call('POST exchange/match', match);
    await runJobs(server.services);
    expect((await current(customer)).stage).toBe('matching');
    await enter(server, { ...plain, amount: '150' });
    await runJobs(server.services);
    expect(expectStage(await current(customer), 'matched').offer.amount).toBe('150');
    await server.db.updateTable('counter_requests').set({ closed_at: new Date() }).where('id', '=', id).execute();
  });
});

describe('an offer', () => {
  it('has both amounts, the market’s rate, the profit and its end', async () => {
    const customer = await trader(server);
    const offer = await offered(server, customer);
    expect(offer).toMatchObject({
      counter: { id: 'bronze', name: 'Bronze' }, currency: 'USDT', scale: 6, amount: '200', target: 'EUR', target_scale: 2, target_amount: '160.64',
      rate: '0.8032', mid_rate: '0.8', profit: '0.64', country: 'SE', available: '1000', shortfall: '0', urgent: false, bonus: null,
    }); // prettier-ignore
    expect(Date.parse(offer.expires_at) - Date.parse(offer.created_at)).toBe(120_000);
    expect((await customer.client.try('POST exchange/leave', { order: offer.sn })).data.code).toBe('order-changed');
  });

  it('stays as it is, whatever the market does', async () => {
    const customer = await trader(server);
    const offer = await offered(server, customer);
    prices.set({ EUR: '5' });
    expect(expectStage(await current(customer), 'matched').offer).toEqual(offer);
  });

  it('that was declined does not come back, and is for others', async () => {
    const [customer, other] = [await trader(server), await trader(server)];
    const { sn, ...terms } = await offered(server, customer);
    expect(await customer.client.call('POST exchange/decline', { order: sn })).toMatchObject({
      stage: 'start',
      ended: null,
    });
    expect((await customer.client.call('POST exchange/decline', { order: sn })).stage).toBe('start');
    expect((await customer.client.try('POST exchange/accept', { order: sn })).data.code).toBe('order-changed');
    await customer.client.call('POST exchange/match', match);
    await runJobs(server.services);
    expect((await current(customer)).stage).toBe('matching');
    await other.client.call('POST exchange/match', match);
    await runJobs(server.services);
    expect(expectStage(await current(other), 'matched').offer).toMatchObject({ amount: terms.amount });
    expect(await usdt(customer.id)).toMatchObject({ available: '1000', held: '0' });
    await other.client.call('POST exchange/accept', { order: expectStage(await current(other), 'matched').offer.sn });
  });

  it('expires at no cost, and can’t be answered anymore', async () => {
    const customer = await trader(server);
    const { sn } = await offered(server, customer);
    server.clock.advance(121);
    expect((await customer.client.try('POST exchange/accept', { order: sn })).data.code).toBe('order-expired');
    expect((await customer.client.try('POST exchange/decline', { order: sn })).data.code).toBe('order-expired');
    await runJobs(server.services);
    expect((await customer.client.try('POST exchange/accept', { order: sn })).data.code).toBe('order-expired');
    expect(await current(customer)).toMatchObject({ stage: 'start', ended: 'expired' });
    expect(await usdt(customer.id)).toMatchObject({ available: '1000', held: '0' });
    expect((await customer.client.call('GET exchange/records', {})).total).toBe(0);
    server.clock.advance(3_540);
    expect(await current(customer)).toMatchObject({ ended: 'expired' });
    server.clock.advance(60);
    expect(await current(customer)).toMatchObject({ stage: 'start', ended: null });
  });
});

describe('an accepted order', () => {
  it('holds exactly its amount, and is completed with exactly what was offered', async () => {
    const customer = await trader(server);
    const { client, id } = customer;
    const { sn } = await offered(server, customer);
    server.events.length = 0;
    const stage = expectStage(await client.call('POST exchange/accept', { order: sn }), 'success');
    expect(stage).toMatchObject({
      upgraded_to: null,
      record: { sn, status: 'waiting', accepted_at: stage.server_time, refund: '0', settled_at: null, bonus: null },
    });
    expect(Date.parse(stage.record.waits_until ?? '') - Date.parse(stage.server_time)).toBe(600_000);
    expect(await usdt(id)).toMatchObject({ available: '800', held: '200' });
    expect(server.events.map(({ event }) => event)).toEqual(['exchange', 'balance']);
    prices.set({ EUR: '2' });
    await settle(server, sn);
    expect(await usdt(id)).toMatchObject({ available: '800', held: '0' });
    expect(await balance(server.db, id, 'EUR')).toMatchObject({ available: '160.64', held: '0' });
    const after = expectStage(await current(customer), 'success');
    expect(after.record).toMatchObject({
      sn, status: 'completed', accepted_at: stage.server_time, refund: '0', waits_until: null, profit: '0.64',
    }); // prettier-ignore
    expect((await client.call('GET wallet/records', { name: 'EUR' })).items).toMatchObject([
      { kind: 'exchange', amount: '160.64', reference: sn },
    ]);
    const [notice] = (await client.call('GET notice/index', {})).items;
    expect(notice?.title).toBe(`Exchange order completed: ${sn}`);
    const { content } = await client.call('GET notice/detail', { id: notice!.id });
    expect(content).toContain('200.00 USDT for <strong>160.64 EUR</strong>');
    expect((await client.call('GET bank/earnings', {})).items).toMatchObject([
      { product: 'exchange', currency: 'EUR', amount: '0.64', reference: sn },
    ]);
    // Then it is over.
    server.clock.advance(3_601);
    expect((await current(customer)).stage).toBe('start');
  });

  it('is accepted once: the same key returns the first response, another key is refused', async () => {
    const customer = await trader(server);
    const { sn } = await offered(server, customer);
    const first = await customer.client.call('POST exchange/accept', { order: sn }, { key: 'accept-an-order' });
    expect(await customer.client.call('POST exchange/accept', { order: sn }, { key: 'accept-an-order' })).toEqual(
      first,
    );
    expect((await customer.client.try('POST exchange/accept', { order: sn })).data.code).toBe('order-changed');
    expect((await customer.client.try('POST exchange/decline', { order: sn })).data.code).toBe('order-changed');
    expect((await customer.client.try('POST exchange/match', match, {})).data.code).toBe('order-open');
    expect((await usdt(customer.id)).held).toBe('200');
  });

  it('without enough balance is refused, books nothing, and can be accepted later', async () => {
    const customer = await trader(server);
    const { sn } = await offered(server, customer);
    await server.fund(customer.id, 'USDT', '-900');
    expect(expectStage(await current(customer), 'matched').offer).toMatchObject({ available: '100', shortfall: '100' });
    expect((await customer.client.try('POST exchange/accept', { order: sn })).data).toMatchObject({
      code: 'insufficient-balance',
      currency: 'USDT',
    });
    expect(await usdt(customer.id)).toMatchObject({ available: '100', held: '0' });
    await server.fund(customer.id, 'USDT', '100');
    expect((await customer.client.call('POST exchange/accept', { order: sn })).stage).toBe('success');
  });

  it('that is not paid in time is refunded in full, by the server alone', async () => {
    const customer = await trader(server);
    const { client, id } = customer;
    const sn = await accepted(server, customer);
    server.clock.advance(601);
    server.events.length = 0;
    await runJobs(server.services);
    expect(await usdt(id)).toMatchObject({ available: '1000', held: '0' });
    expect(server.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['notice', 'exchange', 'balance']));
    const { record } = expectStage(await current(customer), 'success');
    expect(record).toMatchObject({ sn, status: 'refunded', refund: '200', waits_until: null });
    const [notice] = (await client.call('GET notice/index', {})).items;
    expect(notice?.title).toBe(`Exchange order refunded: ${sn}`);
    expect((await client.call('GET notice/detail', { id: notice!.id })).content).toContain('200.00 USDT');
    expect((await client.call('GET counter/detail', { id: 'bronze' })).standing).toMatchObject({
      volume: '0',
      tasks_done: 0,
    });
    // The other party's request is over.
    await client.call('POST exchange/match', match);
    await runJobs(server.services);
    expect((await current(customer)).stage).toBe('matching');
  });

  it('is past its deadline for its first reader too', async () => {
    const customer = await trader(server);
    await accepted(server, customer);
    server.clock.advance(601);
    expect(expectStage(await current(customer), 'success').record.status).toBe('refunded');
    expect((await usdt(customer.id)).held).toBe('0');
  });
});

describe('an urgent order', () => {
  it('says what is missing and what it adds, and is as good after the bonus', async () => {
    const customer = await trader(server);
    const { client, id } = customer;
    const offer = await offered(server, customer, urgent);
    expect(offer).toMatchObject({
      urgent: true, amount: '1200', available: '1000', shortfall: '200', bonus: { currency: 'USDT', scale: 6, amount: '6', minutes: 15 },
    }); // prettier-ignore
    expect(Date.parse(offer.bonus?.deadline ?? '') - Date.parse(offer.created_at)).toBe(900_000);
    expect(Date.parse(offer.expires_at) - Date.parse(offer.created_at)).toBe(3_600_000);
    // Nothing is held because of it.
    expect(await usdt(id)).toMatchObject({ available: '1000', held: '0' });
    expect((await client.try('POST exchange/accept', { order: offer.sn })).data.code).toBe('insufficient-balance');
    await server.fund(id, 'USDT', '200');
    server.clock.advance(901);
    const later = expectStage(await current(customer), 'matched').offer;
    expect(later).toEqual({ ...offer, available: '1200', shortfall: '0' });
    const { record } = expectStage(await client.call('POST exchange/accept', { order: offer.sn }), 'success');
    expect(record).toMatchObject({ target_amount: offer.target_amount, rate: offer.rate, bonus: null });
    expect(await usdt(id)).toMatchObject({ available: '0', held: '1200' });
  });

  it('pays its bonus when it is accepted in time, once, also if it is refunded', async () => {
    const customer = await trader(server, { USDT: '1300' });
    const { client, id } = customer;
    const { sn } = await offered(server, customer, urgent);
    const { record } = expectStage(await client.call('POST exchange/accept', { order: sn }), 'success');
    expect(record.bonus).toEqual({ currency: 'USDT', scale: 6, amount: '6' });
    expect(await usdt(id)).toMatchObject({ available: '106', held: '1200' });
    await settle(server, sn, false);
    expect(await usdt(id)).toMatchObject({ available: '1306', held: '0' });
    expect((await client.call('GET exchange/records', { sn })).items).toMatchObject([
      { status: 'refunded', refund: '1200', bonus: { amount: '6' } },
    ]);
  });

  it('never lets a bonus pay for its own order', async () => {
    const customer = await trader(server, { USDT: '1195' });
    const { sn } = await offered(server, customer, urgent);
    expect((await customer.client.try('POST exchange/accept', { order: sn })).data.code).toBe('insufficient-balance');
    expect(await usdt(customer.id)).toMatchObject({ available: '1195', held: '0' });
  });

  it('has no bonus while the operator has bonuses switched off', async () => {
    const { db, services } = server;
    await transact(db, (tx) => changeSite(tx, services.settings, { bonus_switch: false }));
    const customer = await trader(server);
    expect((await offered(server, customer, urgent)).bonus).toBeNull();
    await transact(db, (tx) => changeSite(tx, services.settings, { bonus_switch: null }));
  });
});

describe('moving up', () => {
  const large = { ...plain, amount: '5200' };

  it('happens with the order that reaches the volume, and says so', async () => {
    const customer = await trader(server, { USDT: '20000' });
    const { client } = customer;
    await completed(server, customer, large);
    const stage = expectStage(await current(customer), 'finish');
    expect(stage).toMatchObject({
      counter: { id: 'bronze' },
      upgraded_to: { id: 'silver', name: 'Silver' },
      tasks_done: 1,
    });
    expect((await client.call('GET counter/index', {})).current).toBe('silver');
    const [notice] = (await client.call('GET notice/index', {})).items;
    expect(notice?.title).toBe('You moved up to Silver');
    // A customer who goes back down stays there.
    await completed(server, customer);
    expect((await current(customer)).stage).toBe('success');
    expect((await client.call('GET counter/index', {})).current).toBe('bronze');
  });

  it('does not happen while the operator has it switched off', async () => {
    const { db, services } = server;
    await transact(db, (tx) => changeSite(tx, services.settings, { upgrade_order_switch: false }));
    const customer = await trader(server, { USDT: '20000' });
    await completed(server, customer, large);
    expect(expectStage(await current(customer), 'success').upgraded_to).toBeNull();
    await transact(db, (tx) => changeSite(tx, services.settings, { upgrade_order_switch: null }));
  });
});

describe('records', () => {
  it('are accepted orders, newest first, by number, counter and status', async () => {
    const customer = await trader(server, { USDT: '20000' });
    const { client } = customer;
    const numbers: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      numbers.unshift(await completed(server, customer));
      numbers.unshift(await completed(server, customer, { ...plain, counter: 'silver' }));
    }
    const { sn: declined } = await offered(server, customer);
    await client.call('POST exchange/decline', { order: declined });
    const refunded = await accepted(server, customer, { ...plain, amount: '10' });
    await settle(server, refunded, false);
    numbers.unshift(refunded);
    const first = await client.call('GET exchange/records', {});
    const second = await client.call('GET exchange/records', { page: '2' });
    expect(first).toMatchObject({ page: 1, pageSize: 20, total: 23 });
    expect([...first.items, ...second.items].map(({ sn }) => sn)).toEqual(numbers);
    const totals = async (filter: object) => (await client.call('GET exchange/records', filter)).total;
    expect(await totals({ counter: 'silver' })).toBe(11);
    expect(await totals({ status: 'refunded' })).toBe(1);
    expect(await totals({ status: 'waiting' })).toBe(0);
    expect(await totals({ sn: declined })).toBe(0);
    const other = await trader(server);
    expect((await other.client.call('GET exchange/records', { sn: refunded })).total).toBe(0);
    expect((await client.try('GET exchange/records', { status: 'left' as 'waiting' })).http).toBe(422);
  });
});

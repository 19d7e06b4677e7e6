import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { closeProduct } from '#server/domains/pledge/product-store';
import { balance } from '#server/ledger/index';
import { DAY_MS, DAY_SECONDS } from '#server/time';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { platformBalance } from '../support/ledger-reads.ts';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { compound, offer, redeem, runJobs, saver, simple } from './support.ts';

const server = useApp();

let product = '';

beforeEach(async () => {
  // What earlier tests left.
  await runJobs(server.services);
  product = await offer(server);
});

const close = (id: string) => transact(server.db, (tx) => closeProduct(tx, id, server.clock.now()));

describe('GET pledge/products', () => {
  it('has the open ones by currency, shortest first, with the yearly rate and its kind', async () => {
    for (const { id } of (await (await saver(server)).client.call('GET pledge/products', {})).items) await close(id);
    const [eur, year, week] = [
      await offer(server, { ...simple, currency: 'EUR' }),
      await offer(server, { ...compound, daily_rate: '0.02', days: 365 }),
      await offer(server, { ...simple, daily_rate: '0.02', days: 7 }),
    ];
    const { client } = await saver(server);
    const { items } = await client.call('GET pledge/products', {}, { lang: 'de-de' });
    expect(items.map(({ id }) => id)).toEqual([week, year, eur]);
    expect(items[0]).toMatchObject({ name: '7 Tage USDT', daily_rate: '0.02', yearly_rate: '7.3', interest: 'simple' });
    // 1.0002 to the power of 365 is 1.07572268….
    expect(items[1]).toMatchObject({ days: 365, yearly_rate: '7.5722', interest: 'compound', early_cost: '0.5' });
    for (const { id } of items) expect(id).toMatch(/^(usdt|eur)-\d+-\d+$/);
  });
});

describe('POST pledge/open', () => {
  it('holds the amount and fixes the interest', async () => {
    const { id, client } = await saver(server);
    const before = server.clock.now().getTime();
    const pledge = await client.call('POST pledge/open', { product, amount: '400' });
    expect(pledge).toMatchObject({
      amount: '400',
      status: 'running',
      full_days: 0,
      interest_so_far: '0',
      interest_at_maturity: '4',
      closed_at: null,
      received: null,
    });
    expect(pledge.number).toMatch(/^P\d{11}$/);
    expect(Date.parse(pledge.opened_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(pledge.matures_at) - Date.parse(pledge.opened_at)).toBe(10 * DAY_MS);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '600', held: '400' });
    expect(server.events).toContainEqual({ customer: id, event: 'balance', payload: {} });
    expect((await client.call('GET pledge/running', {})).items).toEqual([pledge]);
    expect((await client.call('GET pledge/records', {})).items).toEqual([pledge]);
    // Setting money aside doesn't change the total.
    expect((await client.call('GET wallet/records', { kind: 'pledge' })).total).toBe(0);
  });

  it.each([
    ['of nothing', { product: 'usdt-10-99' }, 'not-found'],
    ['under the minimum', { amount: '49.999999' }, 'amount-too-small'],
    ['over the maximum', { amount: '5000.000001' }, 'amount-too-large'],
    ['over the balance', { amount: '1000.000001' }, 'insufficient-balance'],
  ])('is refused %s, and moves nothing', async (_what, change, code) => {
    const { id, client } = await saver(server);
    const request = { product, amount: '100', ...change };
    expect(await client.try('POST pledge/open', request)).toMatchObject(refused(code));
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1000', held: '0' });
    expect((await client.call('GET pledge/records', {})).total).toBe(0);
  });

  it('takes the minimum and the maximum', async () => {
    const { client } = await saver(server, '6000');
    await client.call('POST pledge/open', { product, amount: '50' });
    await client.call('POST pledge/open', { product, amount: '5000' });
  });

  it.each(['1.0000001', '0', '-100', '1e3', 'all', '', '٣'])('is invalid with the amount %j', async (amount) => {
    const { client } = await saver(server);
    expect((await client.try('POST pledge/open', { product, amount })).http).toBe(422);
  });

  it('is refused once the product is closed; what runs goes on', async () => {
    const { id, client } = await saver(server);
    await client.call('POST pledge/open', { product, amount: '100' });
    await close(product);
    expect(await client.try('POST pledge/open', { product, amount: '100' })).toMatchObject(refused('product-closed'));
    expect((await client.call('GET pledge/products', {})).items.map((each) => each.id)).not.toContain(product);
    server.clock.advance(10 * DAY_SECONDS);
    await runJobs(server.services);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1001', held: '0' });
  });

  it('stops at a hundred running terms, until one ends', async () => {
    const { client } = await saver(server, '6000');
    const numbers: string[] = [];
    for (let index = 0; index < 100; index += 1)
      numbers.push((await client.call('POST pledge/open', { product, amount: '50' })).number);
    expect(await client.try('POST pledge/open', { product, amount: '50' })).toMatchObject(refused('term-limit'));
    const { items } = await client.call('GET pledge/running', {});
    expect(items.map(({ number }) => number)).toEqual(numbers);
    await redeem(client, numbers[0]!);
    await client.call('POST pledge/open', { product, amount: '50' });
    const [first, last] = [
      await client.call('GET pledge/records', { page: '1' }),
      await client.call('GET pledge/records', { page: '6' }),
    ];
    expect([first.items.length, first.total, last.items.map(({ number }) => number)]).toEqual([20, 101, [numbers[0]]]);
  });

  it('happens once for a key, whatever comes between', async () => {
    const { id, client } = await saver(server);
    const send = (amount: string) => client.try('POST pledge/open', { product, amount }, { key: 'same-key-1' });
    const first = await send('400');
    server.clock.advance(3 * DAY_SECONDS);
    await close(product);
    expect((await send('400')).data).toEqual(first.data);
    expect((await send('401')).http).toBe(409);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '600', held: '400' });
  });
});

describe('interest', () => {
  it('counts in full days and ends at maturity', async () => {
    const { client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '400' });
    const soFar = async () => (await client.call('GET pledge/running', {})).items[0]?.interest_so_far;
    server.clock.advance(DAY_SECONDS - 60);
    expect(await soFar()).toBe('0');
    server.clock.advance(60);
    expect(await soFar()).toBe('0.4');
    server.clock.advance(2 * DAY_SECONDS - 60);
    expect((await client.call('GET pledge/redemption', { number })).interest).toBe('0.8');
    server.clock.advance(20 * DAY_SECONDS);
    // No server has paid it yet.
    expect(await soFar()).toBe('4');
  });

  it('compounds where the product says so', async () => {
    const { client } = await saver(server);
    const id = await offer(server, compound);
    await client.call('POST pledge/open', { product: id, amount: '100' });
    server.clock.advance(2 * DAY_SECONDS);
    const [term] = (await client.call('GET pledge/running', {})).items;
    // 100 × (1.01¹⁰ − 1) is 10.46221254….
    expect(term).toMatchObject({ interest_so_far: '2.01', interest_at_maturity: '10.462212' });
  });
});

describe('maturity', () => {
  it('credits amount and interest once, says so, and renews nothing', async () => {
    const { id, client } = await saver(server);
    const { number, matures_at: maturesAt } = await client.call('POST pledge/open', { product, amount: '400' });
    server.clock.advance(10 * DAY_SECONDS - 60);
    await runJobs(server.services);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '600', held: '400' });
    const paid = Number(await platformBalance(server.db, 'interest', 'USDT'));
    server.clock.advance(61);
    server.events.length = 0;
    await runJobs(server.services);
    await runJobs(server.services);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1004', held: '0' });
    expect(Number(await platformBalance(server.db, 'interest', 'USDT')) - paid).toBeCloseTo(-4, 6);
    const [record] = (await client.call('GET pledge/records', { number })).items;
    expect(record).toMatchObject({ status: 'matured', interest_so_far: '4', received: '404' });
    expect(Date.parse(record?.closed_at ?? '')).toBeGreaterThanOrEqual(Date.parse(maturesAt));
    expect((await client.call('GET pledge/running', {})).items).toEqual([]);
    expect(server.events.filter(({ event }) => event === 'balance')).toEqual([
      { customer: id, event: 'balance', payload: {} },
    ]);
    const { items } = await client.call('GET notice/index', {});
    expect(items.map(({ title }) => title)).toEqual([expect.stringMatching(/^Fixed term matured: P\d+$/)]);
    const { content } = await client.call('GET notice/detail', { id: items[0]!.id });
    expect(content).toContain('<strong>404.00 USDT</strong> is available: 400.00 USDT plus 4.00 USDT interest');
    expect(content).toContain(`/pledge/record?number=${number}`);
    expect(await client.try('GET pledge/redemption', { number })).toMatchObject(refused('not-redeemable'));
    expect(await client.try('POST pledge/redeem', { number, received: '99.5' })).toMatchObject(
      refused('not-redeemable'),
    );
  });

  it('is a transaction with its parts, and an earning with its product', async () => {
    const { client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '400' });
    server.clock.advance(10 * DAY_SECONDS);
    await runJobs(server.services);
    const { items } = await client.call('GET wallet/records', { kind: 'pledge' });
    expect(items).toMatchObject([
      {
        kind: 'pledge',
        amount: '4',
        balance: '1004',
        reference: number,
        parts: [{ account: 'available', amount: '4' }],
      },
    ]);
    const earnings = await client.call('GET bank/earnings', { currency: 'USDT' });
    expect(earnings).toMatchObject({
      earned: '4',
      items: [{ product: 'pledge', name: '10-day USDT', amount: '4', reference: number }],
    });
  });

  it('pays back the amount also when the interest rounds to nothing', async () => {
    const { id, client } = await saver(server);
    const tiny = await offer(server, { ...simple, minimum: '0.000001', daily_rate: '0.000001', days: 1 });
    await client.call('POST pledge/open', { product: tiny, amount: '0.000001' });
    server.clock.advance(DAY_SECONDS);
    await runJobs(server.services);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1000', held: '0' });
    expect((await client.call('GET wallet/records', { kind: 'pledge' })).total).toBe(0);
  });
});

describe('redeeming early', () => {
  it('pays exactly what was shown, at once', async () => {
    const { id, client } = await saver(server);
    const fees = Number(await platformBalance(server.db, 'fee', 'USDT'));
    const { number, opened_at: openedAt } = await client.call('POST pledge/open', { product, amount: '400' });
    server.clock.advance(3 * DAY_SECONDS + 100);
    const { server_time: _now, ...shown } = await client.call('GET pledge/redemption', { number });
    expect(shown).toMatchObject({ currency: 'USDT', amount: '400', interest: '1.2', cost: '2', received: '399.2' });
    expect(Date.parse(shown.changes_at) - Date.parse(openedAt)).toBe(4 * DAY_MS);
    const redeemed = await client.call('POST pledge/redeem', { number, received: '399.20' });
    expect(redeemed).toMatchObject({ status: 'redeemed', interest_so_far: '1.2', received: '399.2' });
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '999.2', held: '0' });
    expect(Number(await platformBalance(server.db, 'fee', 'USDT')) - fees).toBeCloseTo(2, 6);
    expect((await client.call('GET wallet/records', { kind: 'pledge' })).items[0]).toMatchObject({
      amount: '-0.8',
      parts: [
        { account: 'available', amount: '-0.8' },
        { account: 'fee', amount: '2' },
      ],
    });
    expect((await client.call('GET bank/earnings', { currency: 'USDT' })).earned).toBe('-0.8');
    // It doesn't mature as well.
    server.clock.advance(20 * DAY_SECONDS);
    await runJobs(server.services);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '999.2', held: '0' });
  });

  it('is refused when another day is full, until its amount was shown', async () => {
    const { id, client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '400' });
    server.clock.advance(DAY_SECONDS - 10);
    const { received } = await client.call('GET pledge/redemption', { number });
    server.clock.advance(20);
    expect(await client.try('POST pledge/redeem', { number, received })).toMatchObject(refused('terms-changed'));
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ held: '400' });
    const now = await client.call('GET pledge/redemption', { number });
    expect(Number(now.received) - Number(received)).toBeCloseTo(0.4, 6);
    await client.call('POST pledge/redeem', { number, received: now.received });
  });

  it('is refused at and after maturity, and twice', async () => {
    const { client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '100' });
    await redeem(client, number);
    expect(await client.try('POST pledge/redeem', { number, received: '99.5' })).toMatchObject(
      refused('not-redeemable'),
    );
    const other = await client.call('POST pledge/open', { product, amount: '100' });
    server.clock.advance(10 * DAY_SECONDS);
    expect(await client.try('POST pledge/redeem', { number: other.number, received: '101' })).toMatchObject(
      refused('not-redeemable'),
    );
  });

  it('happens once for a key', async () => {
    const { id, client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '100' });
    const send = () => client.try('POST pledge/redeem', { number, received: '99.5' }, { key: 'redeem-key-1' });
    const first = await send();
    server.clock.advance(20 * DAY_SECONDS);
    expect((await send()).data).toEqual(first.data);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '999.5', held: '0' });
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await saver(server), await saver(server)];
    const { number } = await owner.client.call('POST pledge/open', { product, amount: '100' });
    for (const id of [number, 'P26112199999', 'x']) {
      expect(await other.client.try('GET pledge/redemption', { number: id })).toMatchObject(refused('not-found'));
      const sent = other.client.try('POST pledge/redeem', { number: id, received: '99.5' });
      expect(await sent).toMatchObject(refused('not-found'));
    }
    expect((await other.client.call('GET pledge/records', { number })).items).toEqual([]);
    expect((await owner.client.call('GET pledge/running', {})).items).toHaveLength(1);
  });
});

describe('the database', () => {
  it('never changes the terms of a product, or how a term ended', async () => {
    const { client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '100' });
    const statements = [
      sql`update pledge_products set daily_rate = 1 where id = ${product}`,
      sql`update pledge_products set closed_at = now(), maximum = 1000000 where id = ${product}`,
      sql`delete from pledge_products where id = ${product}`,
      sql`update pledges set amount = 1000 where number = ${number}`,
      sql`update pledges set matures_at = now() - interval '1 second' where number = ${number}`,
    ];
    for (const statement of statements)
      await expect(statement.execute(server.db)).rejects.toMatchObject({ code: 'FL002' });
    await close(product);
    await redeem(client, number);
    await expect(
      sql`update pledge_products set closed_at = null where id = ${product}`.execute(server.db),
    ).rejects.toMatchObject({ code: 'FL002' });
    await expect(
      sql`update pledges set status = 'running', closed_at = null, interest = null, cost = null where number = ${number}`.execute(
        server.db,
      ),
    ).rejects.toMatchObject({ code: 'FL002' });
  });

  it('agrees with all that happened here', async () => {
    await runJobs(server.services);
    expect(await pledgeViolations(server.db, server.clock.now())).toEqual([]);
  });
});

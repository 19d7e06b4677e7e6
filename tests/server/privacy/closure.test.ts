import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { hold, release } from '#server/ledger/index';
import { DAY_MS, DAY_SECONDS } from '#server/time';
import { kinds, statusOf, titles } from '../account/support.ts';
import { papers } from '../identity/support.ts';
import { offer, redeem, runJobs as payTerms } from '../pledge/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { announce, ask, closeDue, creditAll, password, type Person, person, rowOf, verifyAll } from './support.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));

beforeEach(() => prices.set({ USDT: '1', BTC: '50000' }));

const closing = ({ client }: Person) => client.call('GET user/closing', {});
const tryToClose = ({ client }: Person, forfeit = false) =>
  client.try('POST user/close', { password, forfeit_remainder: forfeit });

describe('requesting the closure', () => {
  it('schedules it in 14 days and changes nothing until then', async () => {
    const customer = await person(server);
    const other = await customer.logIn('Firefox · Windows');
    expect(await closing(customer)).toEqual({
      closes_at: null,
      wait_days: 14,
      blockers: [],
      balances: [],
      remainder: [],
    });
    const { info } = await ask(customer);
    const days = (Date.parse(info.closes_at ?? '') - server.clock.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect((await closing(customer)).closes_at).toBe(info.closes_at);
    await closeDue(server, 13);
    expect([await statusOf(customer.client), await statusOf(other)]).toEqual([200, 200]);
    await announce(customer);
  });

  it('notifies the customer of the date and how to cancel, in the customer’s language', async () => {
    const customer = await person(server, 'de-de');
    const { info } = await ask(customer);
    const day = new Intl.DateTimeFormat('de-de', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(info.closes_at ?? ''),
    );
    expect(server.mails).toEqual([
      expect.objectContaining({ to: customer.email, subject: 'Ihr Florin-Konto wird geschlossen' }),
    ]);
    expect(server.mails[0]?.text).toContain(`Bis zum ${day}`);
    expect(server.mails[0]?.text).toContain('können Sie den Antrag zurücknehmen');
    const { items } = await customer.client.call('GET notice/index', {});
    const { title, content } = await customer.client.call('GET notice/detail', { id: items[0]!.id });
    expect([title, content.includes(day)]).toEqual(['Ihr Konto wird geschlossen', true]);
    expect((await kinds(customer.client))[0]).toBe('closure-requested');
  });

  it('requires the password', async () => {
    const { id, client } = await person(server);
    expect((await client.try('POST user/close', { password: 'wrong one' })).data.code).toBe('wrong-password');
    expect((await rowOf(server, id)).closes_at).toBeNull();
  });

  it('twice keeps the first date and notifies once, even concurrently', async () => {
    const customer = await person(server);
    const responses = await Promise.all([ask(customer), ask(customer), ask(customer)]);
    server.clock.advance(DAY_SECONDS);
    const again = await ask(customer);
    expect(new Set([...responses, again].map(({ info }) => info.closes_at)).size).toBe(1);
    expect(server.mails).toHaveLength(1);
    expect((await kinds(customer.client)).filter((kind) => kind === 'closure-requested')).toHaveLength(1);
  });
});

describe('canceling the closure', () => {
  it('keeps the account and notifies the customer', async () => {
    const customer = await person(server);
    await ask(customer);
    server.mails.length = 0;
    const { info } = await customer.client.call('POST user/keepOpen', {});
    expect(info.closes_at).toBeNull();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your Florin account stays open']);
    expect([(await titles(customer.client))[0], (await kinds(customer.client))[0]]).toEqual([
      'Your account stays open',
      'closure-canceled',
    ]);
    await closeDue(server);
    expect(await statusOf(customer.client)).toBe(200);
  });

  it('succeeds without a closure, and then sends no notice', async () => {
    const customer = await person(server);
    expect((await customer.client.call('POST user/keepOpen', {})).info.closes_at).toBeNull();
    expect(server.mails).toEqual([]);
    expect(await kinds(customer.client)).toEqual(['login-password']);
  });

  it('resets the forfeit of the remainder', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'USDT', '0.5');
    await ask(customer, true);
    await customer.client.call('POST user/keepOpen', {});
    expect((await tryToClose(customer)).data.code).toBe('account-not-empty');
  });
});

describe('the closure is blocked by', () => {
  it('a total of one USDT or more', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'USDT', '0.5');
    await server.fund(customer.id, 'BTC', '0.00001');
    expect(await closing(customer)).toMatchObject({
      blockers: ['balance'],
      balances: [{ currency: 'BTC', amount: '0.00001' }, { currency: 'USDT', amount: '0.5' }],
      remainder: [],
    }); // prettier-ignore
    expect((await tryToClose(customer, true)).data.code).toBe('account-not-empty');
    prices.set({ BTC: '49999' });
    expect(await closing(customer)).toMatchObject({
      blockers: [],
      balances: [],
      remainder: [{ currency: 'BTC', amount: '0.00001' }, { currency: 'USDT', amount: '0.5' }],
    }); // prettier-ignore
    expect(await tryToClose(customer)).toMatchObject(refused('account-not-empty'));
    expect((await ask(customer, true)).info.closes_at).not.toBeNull();
  });

  it('the smallest amount without a current price', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'BTC', '0.00000001');
    expect((await closing(customer)).blockers).toEqual([]);
    prices.silence();
    expect((await closing(customer)).blockers).toEqual(['balance']);
    expect((await tryToClose(customer, true)).data.code).toBe('account-not-empty');
  });

  it('a held amount', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'USDT', '0.01');
    const order = { kind: 'test', reference: customer.id, customer: customer.id };
    await transact(server.db, (tx) => hold(tx, { ...order, currency: 'USDT', amount: '0.01' }));
    expect(await closing(customer)).toMatchObject({
      blockers: ['balance'],
      balances: [{ currency: 'USDT', amount: '0.01' }],
      remainder: [],
    });
    expect((await tryToClose(customer, true)).data.code).toBe('account-not-empty');
    await transact(server.db, (tx) => release(tx, order));
    expect((await closing(customer)).blockers).toEqual([]);
  });

  it('an open deposit', async () => {
    const customer = await person(server);
    await announce(customer);
    expect((await closing(customer)).blockers).toEqual(['deposit']);
    expect((await tryToClose(customer)).data.code).toBe('account-not-empty');
    await creditAll(server);
    expect((await closing(customer)).blockers).toEqual(['balance']);
  });

  it('a pending conversion', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'USDT', '10');
    const { quote } = await customer.client.call('POST flash/quote', {
      from: 'USDT',
      to: 'BTC',
      amount: '10',
      side: 'from',
    });
    await sql`insert into flash_exchanges (number, quote_id, customer_id, created_at)
      values (${`F${customer.id}`}, ${quote}, ${customer.id}, now())`.execute(server.db);
    expect((await closing(customer)).blockers).toEqual(['balance', 'order']);
  });

  it('a search at a counter, until it ends', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'USDT', '1000');
    const stage = await customer.client.call('POST exchange/match', { counter: 'bronze' });
    if (stage.stage !== 'matching') throw new Error(`the stage is ${stage.stage}`);
    expect((await closing(customer)).blockers).toEqual(['balance', 'counter-order']);
    await customer.client.call('POST exchange/leave', { order: stage.sn });
    expect((await closing(customer)).blockers).toEqual(['balance']);
  });

  it('a running fixed term, until it matures or is redeemed', async () => {
    const customer = await person(server);
    const { client } = customer;
    await server.fund(customer.id, 'USDT', '1000');
    const product = await offer(server);
    const { number } = await client.call('POST pledge/open', { product, amount: '400' });
    await client.call('POST pledge/open', { product, amount: '600' });
    expect((await closing(customer)).blockers).toEqual(['balance', 'pledge']);
    expect((await tryToClose(customer, true)).data.code).toBe('account-not-empty');
    await redeem(client, number);
    expect((await closing(customer)).blockers).toEqual(['balance', 'pledge']);
    server.clock.advance(10 * DAY_SECONDS);
    await payTerms(server.services);
    expect((await closing(customer)).blockers).toEqual(['balance']);
  });

  it('a verification in review', async () => {
    const customer = await person(server);
    await customer.client.call('POST user/realAuth', await papers(customer));
    expect((await closing(customer)).blockers).toEqual(['verification']);
    expect((await tryToClose(customer)).data.code).toBe('account-not-empty');
    await verifyAll(server);
    expect((await ask(customer)).info.closes_at).not.toBeNull();
  });
});

import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { hold, release } from '#server/ledger/index';
import { kinds, statusOf, titles } from '../account/support.ts';
import { papers } from '../identity/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { announce, ask, closeDue, creditAll, DAY, password, type Person, person, rowOf, verifyAll } from './support.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));

beforeEach(() => prices.set({ USDT: '1', BTC: '50000' }));

const closing = ({ client }: Person) => client.call('GET user/closure', {});
const tryToClose = ({ client }: Person, giveUp = false) =>
  client.try('POST user/close', { password, forfeit_remainder: giveUp });

describe('asking for the closing', () => {
  it('sets it 14 days ahead, and until then everything stays as it is', async () => {
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
    const days = (Date.parse(info.closes_at ?? '') - server.clock.now().getTime()) / (DAY * 1000);
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect((await closing(customer)).closes_at).toBe(info.closes_at);
    await closeDue(server, 13);
    expect([await statusOf(customer.client), await statusOf(other)]).toEqual([200, 200]);
    await announce(customer);
  });

  it('is told with the day in the customer’s language and how to take it back', async () => {
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

  it('needs the password', async () => {
    const { id, client } = await person(server);
    expect((await client.try('POST user/close', { password: 'wrong one' })).data.code).toBe('wrong-password');
    expect((await rowOf(server, id)).closes_at).toBeNull();
  });

  it('twice keeps the first day and tells once, also at the same time', async () => {
    const customer = await person(server);
    const answers = await Promise.all([ask(customer), ask(customer), ask(customer)]);
    server.clock.advance(DAY);
    const again = await ask(customer);
    expect(new Set([...answers, again].map(({ info }) => info.closes_at)).size).toBe(1);
    expect(server.mails).toHaveLength(1);
    expect((await kinds(customer.client)).filter((kind) => kind === 'closure-requested')).toHaveLength(1);
  });
});

describe('taking it back', () => {
  it('keeps the account, and tells it', async () => {
    const customer = await person(server);
    await ask(customer);
    server.mails.length = 0;
    const { info } = await customer.client.call('POST user/cancelClosure', {});
    expect(info.closes_at).toBeNull();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your Florin account stays open']);
    expect([(await titles(customer.client))[0], (await kinds(customer.client))[0]]).toEqual([
      'Your account stays open',
      'closure-canceled',
    ]);
    await closeDue(server);
    expect(await statusOf(customer.client)).toBe(200);
  });

  it('succeeds also when nothing was asked for, and then tells nothing', async () => {
    const customer = await person(server);
    expect((await customer.client.call('POST user/cancelClosure', {})).info.closes_at).toBeNull();
    expect(server.mails).toEqual([]);
    expect(await kinds(customer.client)).toEqual(['login']);
  });

  it('forgets that the rest was given up', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'USDT', '0.5');
    await ask(customer, true);
    await customer.client.call('POST user/cancelClosure', {});
    expect((await tryToClose(customer)).data.code).toBe('account-not-empty');
  });
});

describe('what stands in the way', () => {
  it('is money worth one USDT or more in all', async () => {
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
    expect(await tryToClose(customer)).toMatchObject({ http: 200, status: 0, data: { code: 'account-not-empty' } });
    expect((await ask(customer, true)).info.closes_at).not.toBeNull();
  });

  it('is the least money whose price is not known just now', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'BTC', '0.00000001');
    expect((await closing(customer)).blockers).toEqual([]);
    prices.silence();
    expect((await closing(customer)).blockers).toEqual(['balance']);
    expect((await tryToClose(customer, true)).data.code).toBe('account-not-empty');
  });

  it('is anything held', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'USDT', '0.01');
    const order = { kind: 'test', reference: customer.id };
    await transact(server.db, (tx) => hold(tx, { ...order, customer: customer.id, currency: 'USDT', amount: '0.01' }));
    expect(await closing(customer)).toMatchObject({
      blockers: ['balance'],
      balances: [{ currency: 'USDT', amount: '0.01' }],
      remainder: [],
    });
    expect((await tryToClose(customer, true)).data.code).toBe('account-not-empty');
    await transact(server.db, (tx) => release(tx, order));
    expect((await closing(customer)).blockers).toEqual([]);
  });

  it('is a deposit on its way', async () => {
    const customer = await person(server);
    await announce(customer);
    expect((await closing(customer)).blockers).toEqual(['deposit']);
    expect((await tryToClose(customer)).data.code).toBe('account-not-empty');
    await creditAll(server);
    expect((await closing(customer)).blockers).toEqual(['balance']);
  });

  it('is a pending conversion', async () => {
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

  it('is a verification in review', async () => {
    const customer = await person(server);
    await customer.client.call('POST user/realAuth', await papers(customer));
    expect((await closing(customer)).blockers).toEqual(['verification']);
    expect((await tryToClose(customer)).data.code).toBe('account-not-empty');
    await verifyAll(server);
    expect((await ask(customer)).info.closes_at).not.toBeNull();
  });
});

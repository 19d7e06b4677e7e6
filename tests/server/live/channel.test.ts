import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BindResult, ClientEvents, ServerEvents } from '#contract/live';
import { transact } from '#server/db/transact';
import { publishNotice } from '#server/domains/notices/publish';
import { hashPassword } from '#server/domains/security/password-hash';
import { turnsOf } from '#server/plugins/contract/turns';
import { createLiveChannel } from '#server/plugins/live-channel/index';
import { fundPassword, password } from '../account/support.ts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';

type Channel = Socket<ServerEvents, ClientEvents>;
type Tick = Parameters<ServerEvents['tick']>[0];

const errors: unknown[] = [];
// Reports of refused messages are strings, not errors.
const live = createLiveChannel((error) => void (typeof error === 'string' || errors.push(error)));
const prices = testPrices();
const server = useApp(() => ({ live, prices }));
let origin = '';
const opened: Channel[] = [];

beforeAll(async () => {
  live.open(server.app, server.services);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

beforeEach(() => prices.set({ BTC: '50000', ETH: '2500' }));

afterEach(() => {
  for (const channel of opened.splice(0)) channel.disconnect();
  if (errors.length > 0) throw new AggregateError(errors.splice(0));
});

/** Waits for one event and returns its payload. */
const event = (channel: Channel, name: string) =>
  new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not come`)), 10_000);
    (channel as Socket).once(name, (payload: unknown) => {
      clearTimeout(timer);
      resolve(payload);
    });
  });

interface Options {
  readonly cookie?: string;
  readonly from?: string;
  readonly lang?: string;
}

function open({ cookie, from, lang }: Options = {}): Channel {
  const channel: Channel = io(origin, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(lang ? { auth: { lang } } : {}),
    extraHeaders: { ...(cookie ? { cookie: `session=${cookie}` } : {}), ...(from ? { origin: from } : {}) },
  });
  opened.push(channel);
  return channel;
}

const bind = (channel: Channel, token: string): Promise<BindResult> =>
  new Promise((resolve) => channel.emit('bind', { token }, resolve));

/** Opens a bound socket of a logged-in customer. */
async function bound({ id, client }: TestCustomer): Promise<Channel> {
  const channel = open({ cookie: client.cookie });
  expect(await bind(channel, client.token!)).toEqual({ id });
  return channel;
}

describe('binding', () => {
  it('requires the token and cookie of the same session', async () => {
    const [one, other] = [await server.customer(), await server.customer()];
    const gone = { code: 'session-gone' };
    expect(await bind(open({ cookie: one.client.cookie }), one.client.token!)).toEqual({ id: one.id });
    expect(await bind(open(), one.client.token!)).toEqual(gone);
    expect(await bind(open({ cookie: other.client.cookie }), one.client.token!)).toEqual(gone);
    expect(await bind(open({ cookie: one.client.cookie }), 'nonsense')).toEqual(gone);
  });

  it('ends when another bind fails', async () => {
    const customer = await server.customer();
    const channel = await bound(customer);
    await bind(channel, 'nonsense');
    const failed = event(channel, 'error');
    channel.emit('notices');
    expect(await failed).toMatchObject({ code: 'session-gone' });
  });

  it('says when the server is too busy, and succeeds once it is not', async () => {
    const { id, client } = await server.customer();
    const channel = open({ cookie: client.cookie });
    const token = client.token!;
    let free = (): void => {};
    const freed = new Promise<void>((resolve) => (free = resolve));
    // More of one network than may run and wait.
    const others = Array.from({ length: 202 }, () => turnsOf(server.services).forSession('127.0.0.1', () => freed));
    expect(await bind(channel, token)).toEqual({ code: 'unavailable' });
    free();
    await Promise.all(others);
    expect(await bind(channel, token)).toEqual({ id });
  });

  it('ends with the session', async () => {
    const customer = await server.customer();
    const [first, second] = [await bound(customer), await bound(await server.customer())];
    const ended = event(first, 'disconnect');
    await customer.client.call('POST user/logout', {});
    await ended;
    expect(second.connected).toBe(true);
  });
});

describe('events of a customer', () => {
  it('include the newest unread notice on request, and each new one', async () => {
    const customer = await server.customer();
    const publish = () =>
      transact(
        server.db,
        (tx) =>
        publishNotice(tx, server.services, {
          customer: customer.id, language: 'en-us', kind: 'welcome', values: { username: customer.username },
        }), // prettier-ignore
      );
    await publish();
    const second = await publish();
    const channel = await bound(customer);
    const requested = event(channel, 'notice');
    channel.emit('notices');
    expect(await requested).toEqual({ id: second });
    const pushed = event(channel, 'notice');
    const third = await publish();
    expect(await pushed).toEqual({ id: third });
  });

  it('wait for their turn like requests of the customer', async () => {
    const customer = await server.customer();
    const channel = await bound(customer);
    let free = (): void => {};
    const freed = new Promise<void>((resolve) => (free = resolve));
    // More than may run and wait.
    const others = Array.from({ length: 208 }, () => turnsOf(server.services).forCustomer(customer.id, () => freed));
    const ended = Promise.allSettled(others);
    const failed = event(channel, 'error');
    channel.emit('notices');
    expect(await failed).toMatchObject({ code: 'unavailable' });
    free();
    await ended;
  });

  it('include a changed balance after the commit, only on the customer’s devices', async () => {
    const [customer, other] = [await server.customer(), await server.customer()];
    await server.fund(customer.id, 'USDT', '100');
    const channels = [await bound(customer), await bound(customer)];
    const stranger = await bound(other);
    const heard: unknown[] = [];
    stranger.on('balance', (payload) => heard.push(payload));
    const told = Promise.all(channels.map((channel) => event(channel, 'balance')));
    const { quote } = await customer.client.call('POST flash/quote', {
      from: 'USDT',
      to: 'BTC',
      amount: '50',
      side: 'from',
    });
    await customer.client.call('POST flash/exchange', { quote });
    expect(await told).toEqual([{}, {}]);
    // An earlier event to the stranger would have arrived before this response.
    expect(await bind(stranger, other.client.token!)).toEqual({ id: other.id });
    expect(heard).toEqual([]);
  });
});

describe('a notice that a session caused', () => {
  const setFundPassword = async ({ id, client }: TestCustomer) => {
    const hash = await hashPassword(password);
    await server.db.updateTable('customers').set({ password_hash: hash }).where('id', '=', id).execute();
    return client.call('POST user/tradingPassword', { password, trading_password: fundPassword });
  };

  it('is announced on other devices; on this one only the count changes', async () => {
    const customer = await server.customer();
    const other = { ...customer, client: await server.device(customer.id) };
    const [here, there] = [await bound(customer), await bound(other)];
    const news: unknown[] = [];
    here.on('notice', (notice) => news.push(notice));
    const heard = Promise.all([event(here, 'unread'), event(there, 'notice')]);
    await setFundPassword(customer);
    const [unread, notice] = await heard;
    expect(unread).toEqual({});
    const { items } = await customer.client.call('GET notice/index', {});
    expect(notice).toEqual({ id: items[0]?.id });
    // An earlier event would have arrived before this response.
    await bind(here, customer.client.token!);
    expect(news).toEqual([]);
  });

  it('is not returned to its device on request, but to the others', async () => {
    const customer = await server.customer();
    const other = { ...customer, client: await server.device(customer.id) };
    await setFundPassword(customer);
    const [here, there] = [await bound(customer), await bound(other)];
    const news: unknown[] = [];
    here.on('notice', (notice) => news.push(notice));
    here.emit('notices');
    const heard = event(there, 'notice');
    there.emit('notices');
    await heard;
    await bind(here, customer.client.token!);
    expect(news).toEqual([]);
  });

  it('becomes read on every device', async () => {
    const customer = await server.customer();
    const other = { ...customer, client: await server.device(customer.id) };
    await setFundPassword(customer);
    const { items } = await customer.client.call('GET notice/index', {});
    const channels = [await bound(customer), await bound(other)];
    const one = Promise.all(channels.map((channel) => event(channel, 'unread')));
    await customer.client.call('POST notice/read', { id: items[0]?.id ?? '' });
    expect(await one).toEqual([{}, {}]);
  });
});

describe('ticks', () => {
  it('arrive at once for watched markets, then only with changes, even without a session', async () => {
    const channel = open();
    const first = event(channel, 'tick');
    channel.emit('watch', { symbols: ['ETH-USD', 'BTC-USD', 'NOPE-USD'] });
    expect(await first).toMatchObject({ prices: { 'BTC-USD': '50000', 'ETH-USD': '2500' } });
    const next = event(channel, 'tick');
    prices.set({ BTC: '50001', XRP: '3' });
    expect(await next).toMatchObject({ prices: { 'BTC-USD': '50001' } });
  });

  it('end when no market is watched', async () => {
    const [leaving, staying] = [open(), open()];
    for (const channel of [leaving, staying]) {
      const first = event(channel, 'tick');
      channel.emit('watch', { symbols: ['BTC-USD'] });
      await first;
    }
    const heard: unknown[] = [];
    leaving.on('tick', (tick) => heard.push(tick));
    leaving.emit('watch', { symbols: [] });
    // Its response follows all earlier messages.
    await bind(leaving, 'nonsense');
    const next = event(staying, 'tick');
    prices.set({ BTC: '50002' });
    await next;
    await bind(leaving, 'nonsense');
    expect(heard).toEqual([]);
  });
});

describe('a socket that watches 200 markets', () => {
  const symbols = Array.from({ length: 200 }, (_, index) => `A${String(index).padStart(9, '0')}-USD`);
  const all = (price: string) => Object.fromEntries(symbols.map((symbol) => [symbol.slice(0, -4), price]));

  it('gets all their prices in one message, and all changes of one moment in one', async () => {
    prices.set(all('1'));
    const channel = open();
    const first = event(channel, 'tick');
    channel.emit('watch', { symbols });
    expect(Object.keys(((await first) as Tick).prices)).toHaveLength(200);
    const next = event(channel, 'tick');
    prices.set(all('2'));
    expect(new Set(Object.values(((await next) as Tick).prices))).toEqual(new Set(['2']));
  });

  it('gets at most five messages a second, whatever it asks for, and in the end the newest prices', async () => {
    prices.set(all('1'));
    const [asking, staying] = [open(), open()];
    const heard = [asking, staying].map((channel) => {
      const ticks: { at: number; tick: Tick }[] = [];
      channel.on('tick', (tick) => ticks.push({ at: performance.now(), tick }));
      return ticks;
    });
    // The first message may arrive late, which is no reason for fewer after it.
    const began = performance.now();
    for (const channel of [asking, staying]) channel.emit('watch', { symbols });
    const newest = (): string[] => heard.map((ticks) => ticks.at(-1)?.tick.prices[symbols[0] ?? ''] ?? '');
    for (let price = 2; price <= 60; price += 1) {
      prices.set(all(String(price)));
      if (price % 6 === 0) asking.emit('watch', { symbols: symbols.slice(0, 200 - price) });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await expect.poll(newest).toEqual(['60', '60']);
    for (const ticks of heard) {
      const took = ((ticks.at(-1)?.at ?? 0) - began) / 1_000;
      expect(ticks.length).toBeGreaterThan(3);
      expect(ticks.length).toBeLessThanOrEqual(Math.floor(took * 5) + 2);
    }
  });

  it('gets what changes while it waits for the next message', async () => {
    prices.set(all('1'));
    const channel = open();
    const first = event(channel, 'tick');
    channel.emit('watch', { symbols });
    await first;
    // Within 200 ms of the first message, and never again.
    const next = event(channel, 'tick');
    prices.set(all('7'));
    expect(((await next) as Tick).prices[symbols[3] ?? '']).toBe('7');
  });
});

describe('refused', () => {
  it.each([
    ['another origin', { from: 'https://evil.example' }],
    ['an origin that is none', { from: 'null' }],
  ])('%s', async (_name, options) => {
    expect(await event(open(options), 'connect_error')).toBeInstanceOf(Error);
  });

  it('are other origins, but not our own or PUBLIC_URL behind a proxy with another host', async () => {
    await event(open({ from: origin }), 'connect');
    await event(open({ from: server.services.settings.publicUrl }), 'connect');
  });

  it.each([
    ['no list', { symbols: 'BTC-USD' }],
    ['more than 200 markets', { symbols: Array.from({ length: 201 }, (_, index) => `A${index}-USD`) }],
    ['what is no market', { symbols: ['../etc'] }],
    ['nothing', undefined],
  ])('is %s to watch, in the customer’s language', async (_name, request) => {
    const channel = open({ lang: 'de-de' });
    const failed = event(channel, 'error');
    (channel as Socket).emit('watch', request);
    expect(await failed).toMatchObject({ code: 'bad-request', message: expect.stringMatching(/\S/) as unknown });
  });

  it('is a bind without a callback', async () => {
    const channel = open();
    const failed = event(channel, 'error');
    (channel as Socket).emit('bind', { token: 'x' });
    expect(await failed).toMatchObject({ code: 'bad-request' });
  });

  it('are too many messages: first with an error, then by disconnecting', async () => {
    const channel = open();
    await event(channel, 'connect');
    const send = (times: number) => {
      for (let time = 0; time < times; time += 1) channel.emit('watch', { symbols: [] });
    };
    const told = event(channel, 'error');
    send(40);
    expect(await told).toMatchObject({ code: 'too-many-requests' });
    const ended = event(channel, 'disconnect');
    send(200);
    await ended;
  });

  it('is a message larger than any that the app sends', async () => {
    const channel = open();
    await event(channel, 'connect');
    const ended = event(channel, 'disconnect');
    (channel as Socket).emit('watch', { symbols: ['x'.repeat(10_000)] });
    await ended;
  });

  it('are transports other than WebSocket', async () => {
    const response = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is downloading the socket.io client', async () => {
    const response = await fetch(`${origin}/socket.io/socket.io.js`);
    expect(response.headers.get('content-type') ?? '').not.toContain('javascript');
  });
});

it('closes with the app while sockets are open', async () => {
  const channel = await bound(await server.customer());
  const ended = once(channel as unknown as NodeJS.EventEmitter, 'disconnect').catch(() => {});
  await server.app.close();
  await ended;
  expect(channel.connected).toBe(false);
});

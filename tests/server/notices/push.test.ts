import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import webPush from 'web-push';
import { transact } from '#server/db/transact';
import { publishNotice } from '#server/domains/notices/publish';
import { sendPushes } from '#server/domains/notices/push-jobs';
import { claimPushes, sweepSubscriptions } from '#server/domains/notices/push-store';
import { createPushSender, type PushSender } from '#server/plugins/push';
import type { NoticeKind } from '#server/plugins/texts';
import { type TestCustomer, useApp } from '../support/app.ts';
import { useWorkers } from '../support/use-workers.ts';
import { claimsOf, LocalAgent, PushBrowser, type ReceivedPush, startPushService } from '../support/push-service.ts';

const keys = webPush.generateVAPIDKeys();
let answer: (push: ReceivedPush) => readonly [number, string?] | Promise<never>;
let service: Awaited<ReturnType<typeof startPushService>>;
let sender: PushSender;
const useService = (): void => {
  sender = createPushSender(keys, 'https://florin.example', service.agent);
};
const server = useApp(() => ({
  push: { key: keys.publicKey, send: (target, message) => sender.send(target, message) },
}));

beforeAll(async () => {
  service = await startPushService((push) => answer(push));
  useService();
});
afterAll(() => service.stop());

const workers = useWorkers(new URL('../support/push-worker.ts', import.meta.url), server);

let customer: TestCustomer;
const errors: unknown[] = [];
beforeEach(async () => {
  answer = () => [201];
  service.received.length = 0;
  errors.length = 0;
  await sql`delete from push_subscriptions`.execute(server.db);
  await sql`delete from push_outbox`.execute(server.db);
  customer = await server.customer();
});

const subscribe = async (browser = new PushBrowser(), { client } = customer) => {
  await client.call('POST notice/subscribe', browser.target);
  return browser;
};
const publish = (kind: NoticeKind, { of = customer, session }: { of?: TestCustomer; session?: string } = {}) =>
  transact(server.db, (tx) =>
    publishNotice(tx, server.services, {
      customer: of.id,
      language: 'de-de',
      kind,
      values: { number: 'D1', amount: '1.234', currency: 'USDT', name: 'x', price: '1' },
      session,
    }),
  );
const send = () => sendPushes(server.services, (error) => errors.push(error));
const waiting = async () =>
  (await sql<{ attempts: number; due_at: Date }>`select * from push_outbox`.execute(server.db)).rows;
const isSubscribed = async ({ client } = customer) => (await client.call('GET notice/preferences', {})).push.subscribed;
const sessionOf = async () =>
  (await sql<{ id: string }>`select id from sessions where customer_id = ${customer.id}`.execute(server.db)).rows[0]
    ?.id;

describe('a push', () => {
  it('arrives encrypted and signed, with the title and without amounts', async () => {
    await sql`update customers set lang = 'de-de' where id = ${customer.id}`.execute(server.db);
    const browser = await subscribe();
    const id = await publish('deposit-credited');
    await send();
    const [push] = service.received;
    if (!push) throw new Error('nothing arrived');
    expect(browser.open(push)).toEqual({
      id, title: 'Einzahlung gutgeschrieben: D1', body: 'Ein- und Auszahlungen', lang: 'de-de',
    }); // prettier-ignore
    expect(push.headers).toMatchObject({ topic: `notice-${id}`, urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(Number(push.headers.ttl)).toBeGreaterThan(86_000);
    expect(claimsOf(push, keys.publicKey)).toMatchObject({
      aud: 'https://push.example.com',
      sub: 'https://florin.example',
    });
    expect(() => new PushBrowser().open(push)).toThrow('Unsupported state or unable to authenticate data');
    expect(await waiting()).toEqual([]);
  });

  it('goes to the browsers of one customer that want it, but the one that caused it', async () => {
    const other = await server.customer();
    const [here, there, elsewhere] = [new PushBrowser(), new PushBrowser(), new PushBrowser()];
    const session = await sessionOf();
    await subscribe(here);
    await subscribe(there, { ...customer, client: await server.device(customer.id) });
    await subscribe(elsewhere, other);
    await publish('passkey-added', session === undefined ? {} : { session });
    await send();
    expect(service.received.map(({ path }) => `https://push.example.com${path}`)).toEqual([there.target.endpoint]);
    expect(service.received[0]?.headers.urgency).toBe('high');
    await customer.client.call('POST notice/preferences', { kind: 'security', way: 'push', enabled: false });
    await publish('passkey-added');
    // News, by default.
    await publish('welcome');
    expect(await waiting()).toEqual([]);
  });

  it('survives a server that is killed before it sends, and one that is killed while it does', async () => {
    await subscribe();
    await publish('deposit-credited');
    expect(await waiting()).toHaveLength(1);
    // Killed with its claim.
    expect(await claimPushes(server.db, server.clock.now())).toHaveLength(1);
    await send();
    expect(service.received).toHaveLength(0);
    server.clock.advance(61);
    await send();
    expect(service.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is sent by another server after kill -9 in the middle of sending, as the same message', async () => {
    await subscribe();
    answer = () => new Promise(() => {});
    process.env.PUSH_SERVICE_PORT = String(service.agent.port);
    await workers.start();
    await publish('deposit-credited');
    // The other server has its own clock, which no test has advanced.
    await sql`update push_outbox set due_at = due_at - interval '1 day'`.execute(server.db);
    await vi.waitFor(() => expect(service.received).toHaveLength(1), 10_000);
    await workers.kill();
    expect(await waiting()).toHaveLength(1);
    answer = () => [201];
    server.clock.advance(61);
    await send();
    const [first, second, ...others] = service.received;
    expect([others, await waiting()]).toEqual([[], []]);
    expect([first?.headers.topic, second?.headers.topic]).toEqual([
      second?.headers.topic,
      expect.stringMatching(/^notice-/u),
    ]);
  });

  it('is sent once by several servers', async () => {
    await subscribe();
    for (let turn = 0; turn < 50; turn += 1) await publish('deposit-credited');
    await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(50);
    expect(service.received).toHaveLength(50);
    expect(errors).toEqual([]);
  });

  it('is tried again later, as late as the service asks, for a day', async () => {
    await subscribe();
    answer = () => [503, '120'];
    await publish('deposit-credited');
    await send();
    const [push] = await waiting();
    expect(push?.attempts).toBe(1);
    expect(push?.due_at.getTime()).toBeGreaterThan(server.clock.now().getTime() + 115_000);
    server.clock.advance(125);
    await send();
    expect(service.received).toHaveLength(2);
    server.clock.advance(86_400);
    await send();
    expect(service.received).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    expect(await isSubscribed()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('waits for a service that is down, which customers don’t, and arrives once that is back', async () => {
    await subscribe();
    // Nobody listens there.
    sender = createPushSender(keys, 'https://florin.example', new LocalAgent(1));
    onTestFinished(useService);
    await publish('deposit-credited');
    await send();
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
    // It is in the app at once.
    expect((await customer.client.call('GET notice/index', {})).unread).toBe(1);
    useService();
    server.clock.advance(60);
    await send();
    expect([service.received.length, await waiting(), errors]).toEqual([1, [], []]);
  });

  it('is given up if the service refuses it, which names no endpoint', async () => {
    const { target } = await subscribe();
    answer = () => [400];
    await publish('deposit-credited');
    await send();
    expect(await waiting()).toEqual([]);
    expect(String(errors)).toContain('status 400');
    expect(String(errors)).not.toContain(target.endpoint);
  });

  it('is not sent for a notice that was read meanwhile', async () => {
    await subscribe();
    const id = await publish('deposit-credited');
    await customer.client.call('POST notice/read', { id });
    await send();
    expect([service.received.length, await waiting()]).toEqual([0, []]);
  });
});

describe('a subscription', () => {
  it.each([404, 410])('ends when its service says %s', async (status) => {
    await subscribe();
    answer = () => [status];
    await publish('deposit-credited');
    await publish('deposit-credited');
    await send();
    expect([await isSubscribed(), await waiting()]).toEqual([false, []]);
  });

  it('ends by the customer, by logging out, and when its session is not used', async () => {
    const count = async () => (await sql`select from push_subscriptions`.execute(server.db)).rows.length;
    await subscribe();
    await customer.client.call('POST notice/unsubscribe', {});
    expect(await count()).toBe(0);
    const device = await server.device(customer.id);
    await subscribe(new PushBrowser(), { ...customer, client: device });
    await publish('deposit-credited');
    await device.call('POST user/logout', {});
    expect(await count()).toBe(0);
    await send();
    expect([service.received.length, await waiting()]).toEqual([0, []]);
    await subscribe();
    await sweepSubscriptions(server.db, new Date(server.clock.now().getTime() + 31 * 86_400_000));
    expect(await count()).toBe(0);
  });

  it('is one per session, and at most ten per customer, also of a hundred at once', async () => {
    const browsers = Array.from({ length: 100 }, () => new PushBrowser());
    await Promise.all(browsers.map((browser) => subscribe(browser)));
    const owned = async () =>
      (await sql`select from push_subscriptions where customer_id = ${customer.id}`.execute(server.db)).rows.length;
    expect(await owned()).toBe(1);
    const devices = await Promise.all(Array.from({ length: 12 }, () => server.device(customer.id)));
    await Promise.all(devices.map((client) => subscribe(new PushBrowser(), { ...customer, client })));
    expect(await owned()).toBe(10);
  });

  it('moves with its browser to another account, but not to a stranger who only knows its address', async () => {
    const browser = await subscribe();
    const [next, stranger] = [await server.customer(), await server.customer()];
    const { p256dh, auth } = new PushBrowser().target;
    expect(await stranger.client.try('POST notice/subscribe', { ...browser.target, p256dh, auth })).toMatchObject({
      http: 422,
      data: { errors: { endpoint: ['This isn’t valid'] } },
    });
    expect([await isSubscribed(), await isSubscribed(stranger)]).toEqual([true, false]);
    await subscribe(browser, next);
    expect([await isSubscribed(), await isSubscribed(next)]).toEqual([false, true]);
  });

  it('is refused with a broken key or a private address', async () => {
    const { target } = new PushBrowser();
    const broken = [
      { ...target, p256dh: 'B'.repeat(87) },
      { ...target, auth: 'short' },
      { ...target, endpoint: 'http://push.example.com/a' },
      { ...target, endpoint: 'https://127.0.0.1/a' },
      { ...target, endpoint: 'https://localhost/a' },
      { ...target, endpoint: 'https://127.0.0.1;.push.example.com/a' },
      { ...target, endpoint: 'x'.repeat(2000) },
      {},
    ];
    for (const request of broken)
      expect((await customer.client.try('POST notice/subscribe', request as never)).http).toBe(422);
    expect(await isSubscribed()).toBe(false);
  });
});

describe('the queue', () => {
  const hung: (() => void)[] = [];
  /** A service that never answers to whom `isSlow` says. */
  const hang = (isSlow: (push: ReceivedPush) => boolean) => {
    answer = (push) =>
      isSlow(push) ? (new Promise((resolve) => hung.push(() => resolve([201] as never))) as never) : [201];
  };
  const release = () => hung.splice(0).forEach((resume) => resume());

  it('sends the others’ while a customer’s push service is slow, and two of theirs at once', async () => {
    const other = await server.customer();
    const slow = await subscribe(new PushBrowser('slow', 'slow.example.com'));
    const quick = await subscribe(new PushBrowser(), other);
    hang(({ path }) => path === '/slow');
    for (let turn = 0; turn < 40; turn += 1) await publish('deposit-credited');
    await publish('deposit-credited', { of: other });
    const sending = send();
    const paths = () => service.received.map(({ path }) => path);
    await vi.waitFor(() => expect(paths()).toContain(new URL(quick.target.endpoint).pathname), 5000);
    expect(paths().filter((path) => path === new URL(slow.target.endpoint).pathname)).toHaveLength(2);
    // One that becomes due meanwhile doesn't wait either.
    await publish('deposit-credited', { of: other });
    await vi.waitFor(() => expect(paths().filter((path) => path !== '/slow')).toHaveLength(2), 5000);
    hang(() => false);
    release();
    await sending;
    expect(errors).toEqual([]);
    expect(service.received).toHaveLength(42);
  });

  it('sends eight at once to one push service', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => server.customer()));
    for (const of of customers) {
      await subscribe(new PushBrowser(), of);
      await publish('deposit-credited', { of });
      await publish('deposit-credited', { of });
    }
    hang(() => true);
    const sending = send();
    await vi.waitFor(() => expect(service.received).toHaveLength(8), 5000);
    expect(await claimPushes(server.db, server.clock.now(), [])).toHaveLength(2);
    hang(() => false);
    release();
    await sending;
  });

  it('sends security notices first', async () => {
    await subscribe();
    await publish('deposit-credited');
    await publish('deposit-credited');
    await publish('passkey-added');
    const claimed = await claimPushes(server.db, server.clock.now());
    expect(claimed.map(({ kind }) => kind)).toEqual(['security', 'money']);
  });

  it('lets all of a subscription wait after a failure, and ends it after 30 in a row', async () => {
    await subscribe();
    answer = () => [503];
    await publish('deposit-credited');
    await send();
    expect(service.received).toHaveLength(1);
    await publish('passkey-added');
    await send();
    expect(service.received).toHaveLength(1);
    await sql`update push_subscriptions set failures = 28`.execute(server.db);
    server.clock.advance(3600);
    await send();
    expect([service.received.length, await isSubscribed()]).toEqual([3, true]);
    server.clock.advance(5400);
    await send();
    expect([await isSubscribed(), await waiting()]).toEqual([false, []]);
  });

  it('forgets failures once a push arrives', async () => {
    await subscribe();
    answer = () => [503];
    await publish('deposit-credited');
    await send();
    answer = () => [201];
    server.clock.advance(60);
    await send();
    const { rows } = await sql`select failures, paused_until from push_subscriptions`.execute(server.db);
    expect(rows).toEqual([{ failures: 0, paused_until: null }]);
  });
});

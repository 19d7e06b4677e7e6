import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeTopics, noticeWays } from '#contract/notices-preferences';
import { transact } from '#server/db/transact';
import { publishNotice } from '#server/domains/notices/publish';
import { plainText } from '#server/domains/notices/plain-text';
import { createMailer } from '#server/plugins/mail';
import type { NoticeKind } from '#server/plugins/texts';
import { type TestCustomer, useApp } from '../support/app.ts';

const server = useApp();
let customer: TestCustomer;
beforeEach(async () => {
  customer = await server.customer();
  server.mails.length = 0;
});

const publish = (kind: NoticeKind, values: Record<string, string> = {}) =>
  transact(server.db, (tx) =>
    publishNotice(tx, server.services, { customer: customer.id, language: 'en-us', kind, values }),
  );
const deposit = { number: 'D1', amount: '10', currency: 'USDT' };
const choose = (kind: (typeof noticeTopics)[number], way: (typeof noticeWays)[number], enabled: boolean) =>
  customer.client.call('POST notice/preferences', { kind, way, enabled });
const preferences = async (of = customer) => (await of.client.call('GET notice/preferences', {})).kinds;
const emailed = () => server.mails.map(({ subject }) => subject);

describe('the preferences', () => {
  it('have every kind, with offers off by email and push, and no push without a key', async () => {
    const { kinds, push } = await customer.client.call('GET notice/preferences', {});
    expect(kinds.map(({ kind }) => kind)).toEqual([...noticeTopics]);
    expect(kinds.find(({ kind }) => kind === 'news')).toEqual({ kind: 'news', app: true, push: false, email: false });
    expect(push).toEqual({ key: null, subscribed: false });
  });

  it('belong to one customer, and keep the last of a hundred changes per switch', async () => {
    const other = await server.customer();
    const before = await preferences(other);
    const changes = Array.from({ length: 100 }, (_, index) =>
      choose('alerts', noticeWays[index % 3] ?? 'app', index < 97),
    );
    await Promise.all(changes);
    await Promise.all(noticeWays.map((way) => choose('alerts', way, way === 'email')));
    expect((await preferences()).find(({ kind }) => kind === 'alerts')).toEqual({
      kind: 'alerts',
      app: false,
      push: false,
      email: true,
    });
    expect(await preferences(other)).toEqual(before);
  });

  it('accept turning on what is always on', async () => {
    const before = await preferences();
    for (const way of noticeWays) expect(await choose('security', way, true)).toEqual({});
    expect(await preferences()).toEqual(before);
  });

  it('refuse what can’t be turned off, and broken requests', async () => {
    for (const way of ['app', 'email'] as const) {
      expect(
        await customer.client.try('POST notice/preferences', { kind: 'security', way, enabled: false }),
      ).toMatchObject({
        http: 422,
        data: { errors: { enabled: ['Security notices can’t be turned off here'] } },
      });
    }
    await choose('security', 'push', false);
    const broken = [
      {},
      { kind: 'money' },
      { kind: 'x', way: 'app', enabled: true },
      { kind: 'money', way: 'app', enabled: 'no' },
      { kind: 'money', way: 'app', enabled: true, customer: '1' },
    ];
    for (const request of broken)
      expect((await customer.client.try('POST notice/preferences', request as never)).http).toBe(422);
    expect((await server.visitor().try('GET notice/preferences', {})).http).toBe(401);
  });
});

describe('what is chosen decides', () => {
  it('whether a notice is announced; the list has it anyway, as read', async () => {
    await choose('money', 'app', false);
    server.events.length = 0;
    const id = await publish('deposit-credited', deposit);
    expect(server.events).toEqual([{ customer: customer.id, event: 'unread', payload: {} }]);
    expect(await customer.client.call('GET notice/index', {})).toMatchObject({
      unread: 0,
      items: [{ id, read: true }],
    });
    await publish('petition-answered', { id: '1', reason: '' });
    expect((await customer.client.call('GET notice/index', {})).unread).toBe(1);
  });

  it('whether it is emailed, with a way to stop that', async () => {
    await publish('deposit-credited', deposit);
    await publish('price-above', { name: 'Bitcoin', symbol: 'BTC-USD', price: '1' });
    expect(emailed()).toEqual(['Deposit credited: D1']);
    const [mail] = server.mails;
    expect(mail?.text).toContain('Your deposit D1 of 10 USDT was credited');
    expect(mail?.text).toMatch(/“Deposits and withdrawals”[^<>]*\/notice\?settings=email\n$/u);
    await choose('money', 'email', false);
    await choose('alerts', 'email', true);
    await publish('deposit-credited', deposit);
    await publish('price-above', { name: 'Bitcoin', symbol: 'BTC-USD', price: '1' });
    expect(emailed()).toEqual(['Deposit credited: D1', 'Bitcoin rose to 1 USD']);
  });
});

describe('the address in an email', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const address = async () => {
    await publish('deposit-credited', deposit);
    const { pathname, search } = new URL(server.mails[0]?.unsubscribe ?? '');
    return pathname + search;
  };

  it('ends emails of its kind with one request and without a session, also when it is repeated', async () => {
    const url = await address();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await server.app.inject({ method: 'POST', url, headers: form, payload })).statusCode).toBe(200);
    expect((await preferences()).map(({ kind, email }) => [kind, email])).toEqual(
      (await preferences(await server.customer())).map(({ kind, email }) => [kind, kind === 'money' ? false : email]),
    );
  });

  it('is in the headers, for mail programs with a button', async () => {
    const { settings } = server.services;
    const mailer = createMailer(settings);
    const mail = {
      to: 'a@example.com',
      subject: 'S',
      text: 'T',
      language: 'en-us' as const,
      unsubscribe: 'https://florin.example/u?token=a',
    };
    await mailer.send(mail);
    const folder = join(settings.dataDir, 'outbox');
    const [file = ''] = await readdir(folder);
    const message = await readFile(join(folder, file), 'utf8');
    expect(message).toContain('List-Unsubscribe: <https://florin.example/u?token=a>');
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('changes nothing when it is opened, or with another token', async () => {
    const url = await address();
    const opened = await server.app.inject({ method: 'GET', url });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/notice?settings=email']);
    for (const wrong of [url.slice(0, -6), `${url}AAAA`, '/api/notice/stop-emails', `${url}&token=x`]) {
      const response = await server.app.inject({ method: 'POST', url: wrong, headers: form, payload });
      expect(response.statusCode).toBe(400);
    }
    expect((await preferences()).find(({ kind }) => kind === 'money')?.email).toBe(true);
  });
});

it('the text of an email has the links and the characters of the notice', () => {
  expect(
    plainText('<p>A &amp; <strong>B</strong><br>&lt;b&gt;</p><p><a href="/x?a=1">Here</a>.</p>', 'https://s.example'),
  ).toBe('A & B\n<b>\n\nHere (https://s.example/x?a=1).');
  expect(
    plainText(
      '<p>&#65;&#x42;&#0;&#9999999; &eacute; <a title="a>b" href="https://b.example">https://b.example</a></p>\n<table><tr><td>1</td><td>2</td></tr></table>',
      'https://s.example',
    ),
  ).toBe('AB &eacute; https://b.example\n\n1 2');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact, type Tx } from '#server/db/transact';
import { announcementSender } from '#server/domains/notices/announcement-jobs';
import { lockUnfinished } from '#server/domains/notices/announcement-store';
import { lockCustomer } from '#server/domains/account/store';
import { sendBatch } from '#server/domains/notices/send-announcement';
import { eraseAccount } from '#server/domains/privacy/erase-account';
import { type TestCustomer, useApp } from '../support/app.ts';
import { useCommandLine } from './command-line.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp(withToken);
const { run, operator } = useCommandLine(server);

const close = (customer: string) =>
  transact(server.db, async (tx) => {
    await lockCustomer(tx, customer);
    await eraseAccount(tx, { customer, email: '', unusablePasswordHash: 'none', at: server.clock.now() });
  });

beforeEach(async () => {
  // Those of other tests.
  const { rows } = await sql<{ id: string }>`select id from customers where closed_at is null`.execute(server.db);
  for (const { id } of rows) await close(id);
});

const texts = {
  'en-us': { title: 'New hours', html: '<h2>From Monday</h2><p>Support answers <strong>longer</strong>.</p>' },
  'de-de': { title: 'Neue Zeiten', html: '<p>Der Support antwortet länger.</p>' },
};

let sent = 0;
const body = (change: object = {}) => ({ key: `hours-${(sent += 1)}`, customer: null, texts, ...change });
const send = (given: object) => operate(server, 'POST', 'notices', given);
const list = async ({ client }: TestCustomer) => (await client.call('GET notice/index', {})).items;
/** Newest first, also of a closed account. */
const titles = async ({ id }: TestCustomer) =>
  (
    await sql<{ title: string }>`select title from notices where customer_id = ${id} order by id desc`.execute(
      server.db,
    )
  ).rows.map(({ title }) => title);
const customers = async (count: number): Promise<TestCustomer[]> => {
  const made: TestCustomer[] = [];
  for (let turn = 0; turn < count; turn += 1) made.push(await server.customer());
  return made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};
const sendNext = async (tx: Tx, size: number) => {
  const announcement = await lockUnfinished(tx, []);
  if (announcement) await sendBatch(tx, server.services, announcement, size);
};
const batch = (size = 50) => transact(server.db, (tx) => sendNext(tx, size));
const speak = (lang: string, { id }: TestCustomer) =>
  sql`update customers set lang = ${lang} where id = ${id}`.execute(server.db);
const openOnes = async () =>
  (await sql<{ key: string }>`select key from announcements where finished_at is null`.execute(server.db)).rows;

describe('a notice to one customer', () => {
  it('arrives at once, in their language, and nobody else has it', async () => {
    const [one, other] = await customers(2);
    if (!one || !other) throw new Error('there are two');
    await speak('de-de', one);
    const given = body({ customer: one.username.toUpperCase() });
    expect(await send(given)).toMatchObject({ http: 200, data: { customers: 1, repeated: false } });
    const [notice] = await list(one);
    expect(notice).toMatchObject({ title: 'Neue Zeiten', read: false });
    expect((await one.client.call('GET notice/detail', { id: notice!.id })).content).toBe(texts['de-de'].html);
    expect([await titles(other), await openOnes()]).toEqual([[], []]);
    expect(server.events).toEqual([{ customer: one.id, event: 'notice', payload: { id: notice!.id } }]);
    // News goes by email only to those who want that.
    expect(server.mails).toEqual([]);
    const [entry] = await acts(server);
    expect(entry).toMatchObject({ operator: 'Ada', act: 'notice-sent', subject: `notice/${given.key}` });
    expect(entry?.details).toEqual({
      customer: one.id,
      customers: 1,
      languages: 'de-de,en-us',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    // What it says may be about this person.
    const stored = await sql`select to_json(a)::text from announcements a where key = ${given.key}`.execute(server.db);
    for (const theirs of [one.id, one.username, 'Zeiten']) expect(JSON.stringify(stored.rows)).not.toContain(theirs);
  });

  it('is in English for those whose language it lacks', async () => {
    const one = await server.customer();
    await speak('ja-jp', one);
    await send(body({ customer: one.username }));
    expect(await titles(one)).toEqual(['New hours']);
  });

  it.each(['nobody-here', 'closed'])('is refused for somebody without an open account: %s', async (who) => {
    const one = await server.customer();
    await close(one.id);
    const logged = (await acts(server)).length;
    expect(await send(body({ customer: who === 'closed' ? one.username : who }))).toMatchObject({
      http: 409,
      message: 'Nobody with an open account has this username or email address.',
      data: { code: 'customer-unknown' },
    });
    expect([await titles(one), (await acts(server)).length]).toEqual([[], logged]);
  });
});

describe('a notice to all customers', () => {
  it('goes out in batches, also after one that failed, and to each once', async () => {
    const all = await customers(7);
    const [closed, leaves, ...rest] = all.toReversed();
    await close(closed!.id);
    await speak('de-de', rest[0]!);
    const given = body();
    expect((await send(given)).data).toEqual({ customers: 6, repeated: false });
    expect(await titles(all[0]!)).toEqual([]);
    await batch(2);
    // As when the server is killed before the commit.
    const failing = transact(server.db, async (tx) => {
      await sendNext(tx, 2);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await Promise.all(all.map(async (each) => (await titles(each)).length))).toEqual([1, 1, 0, 0, 0, 0, 0]);
    await close(leaves!.id);
    const late = await server.customer();
    expect((await operate(server, 'GET', 'notices')).data.items).toContainEqual({
      key: given.key,
      title: 'New hours',
      customers: 6,
      sent_at: expect.any(String) as string,
      finished_at: null,
    });
    // Two servers at a time.
    for (let turn = 0; turn < 4; turn += 1) await Promise.all([batch(2), batch(2)]);
    expect(await openOnes()).toEqual([]);
    for (const each of rest) expect(await titles(each)).toEqual([each === rest[0] ? 'Neue Zeiten' : 'New hours']);
    for (const each of [closed!, leaves!, late]) expect(await titles(each)).toEqual([]);
    const { rows } = await sql`select reached from announcements where key = ${given.key}`.execute(server.db);
    expect(rows).toEqual([{ reached: null }]);
    const { items } = (await operate(server, 'GET', 'notices')).data as { items: { finished_at: string | null }[] };
    expect(items.every(({ finished_at: at }) => at !== null)).toBe(true);
    expect((await acts(server))[0]?.details).toMatchObject({ customers: 6, languages: 'de-de,en-us' });
  });

  it('lets others go first after it failed, and is tried again', async () => {
    const [one] = await customers(1);
    const [broken, sound] = [body(), body({ texts: { 'en-us': { title: 'Sound', html: '<p>Yes.</p>' } } })];
    for (const given of [broken, sound]) await send(given);
    const change = (value: object) =>
      sql`update announcements set texts = ${JSON.stringify(value)} where key = ${broken.key}`.execute(server.db);
    await change({});
    const errors: unknown[] = [];
    const sendBatches = announcementSender(server.services, (error) => errors.push(error));
    for (let turn = 0; turn < 3; turn += 1) await sendBatches();
    expect([await titles(one!), await openOnes(), errors.length]).toEqual([['Sound'], [{ key: broken.key }], 1]);
    await change(texts);
    await sendBatches();
    expect(await titles(one!)).toEqual(['Sound']);
    server.clock.advance(60);
    for (let turn = 0; turn < 3; turn += 1) await sendBatches();
    expect([await titles(one!), await openOnes(), errors.length]).toEqual([['New hours', 'Sound'], [], 1]);
  });

  it('is sent once, however often the same is asked, and nothing else with its key', async () => {
    const [one] = await customers(2);
    const given = body();
    const answers = await Promise.all([send(given), send(given), send(given)]);
    expect(answers.filter(({ data }) => data.repeated === false)).toHaveLength(1);
    await batch();
    await batch();
    await server.customer();
    expect((await send(given)).data).toEqual({ customers: 2, repeated: true });
    await batch();
    expect(await titles(one!)).toEqual(['New hours']);
    const entries = (await acts(server)).filter(({ subject }) => subject === `notice/${given.key}`);
    expect(entries).toHaveLength(1);
    for (const other of [
      { ...given, texts: { 'en-us': texts['en-us'] } },
      { ...given, customer: one!.username },
    ])
      expect(await send(other)).toMatchObject({ http: 409, data: { code: 'key-taken' } });
    expect(await titles(one!)).toEqual(['New hours']);
  });

  it('follows what each chose: quiet in the app, or by email with all that it says', async () => {
    const [quiet, reader] = await customers(2);
    await quiet!.client.call('POST notice/preferences', { kind: 'news', way: 'app', enabled: false });
    await reader!.client.call('POST notice/preferences', { kind: 'news', way: 'email', enabled: true });
    // A browser of each that takes pushes, which news has to be switched on for.
    await reader!.client.call('POST notice/preferences', { kind: 'news', way: 'push', enabled: true });
    await sql`
      insert into push_subscriptions (session_id, customer_id, endpoint, p256dh, auth, created_at)
      select id, customer_id, 'https://push.example.com/' || customer_id, 'key', 'secret', now()
      from sessions where customer_id in (${quiet!.id}, ${reader!.id})`.execute(server.db);
    server.events.length = 0;
    const html = [
      '<h2>Hours</h2>\n<ul>\n  <li>Monday&nbsp;&ndash; Friday</li>\n  <li>AT&T &lt;3</li>\n</ul>',
      '<p>See <a href="/contact">contact</a>,\n<a href="https://post.example/?a=1&b=2">the post</a>.</p>',
      '<p><img src="/media/map.png" alt="Map"></p>',
    ].join('');
    await send(body({ texts: { 'en-us': { title: 'Hours', html } } }));
    await batch();
    expect(await list(quiet!)).toMatchObject([{ title: 'Hours', read: true }]);
    expect(server.events.filter(({ customer }) => customer === quiet!.id)).toMatchObject([{ event: 'unread' }]);
    expect(await list(reader!)).toMatchObject([{ title: 'Hours', read: false }]);
    const pushes = await sql`select customer_id, kind from push_outbox`.execute(server.db);
    expect(pushes.rows).toEqual([{ customer_id: reader!.id, kind: 'news' }]);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ subject: 'Hours' });
    expect(server.mails[0]?.unsubscribe).toMatch(/^http/);
    expect(server.mails[0]?.text).toContain(
      [
        'Hours\n\n- Monday – Friday\n- AT&T <3',
        'See contact (http://localhost:5173/contact), the post (https://post.example/?a=1&b=2).',
        'Map',
      ].join('\n\n'),
    );
  });
});

describe('a notice is refused', () => {
  const english = { title: 'Hours', html: '<p>Longer.</p>' };

  it.each([
    [{ texts: {} }, 'texts'],
    [{ texts: { 'de-de': english } }, 'texts.en-us'],
    [{ texts: { 'xx-xx': english } }, 'texts.xx-xx'],
    [{ texts: { 'en-us': { ...english, title: ' ' } } }, 'texts.en-us.title'],
    [{ texts: { 'en-us': { ...english, title: 'x'.repeat(101) } } }, 'texts.en-us.title'],
    [{ texts: { 'en-us': { ...english, html: '' } } }, 'texts.en-us.html'],
    [{ texts: { 'en-us': { ...english, html: `<p>${'x'.repeat(5000)}</p>` } } }, 'texts.en-us.html'],
    [{ texts: { 'en-us': { ...english, html: '<p>x</p>\n<script>x()</script>' } } }, 'texts.en-us.html:2'],
    [{ texts: { 'en-us': { ...english, html: '<p><img src="/x.png" onerror="x()"></p>' } } }, 'texts.en-us.html:1'],
    [
      { texts: { 'en-us': english, 'de-de': { title: 'x', html: '<p><a href="javascript:x()">x</a></p>' } } },
      'texts.de-de.html:1',
    ],
    [{ key: '' }, 'key'],
    [{ key: 'two words' }, 'key'],
    [{ key: undefined }, 'key'],
    [{ customer: undefined }, 'customer'],
    [{ customer: '' }, 'customer'],
    [{ customer: ['ada'] }, 'customer'],
    [{ topic: 'security' }, 'topic'],
  ])('as %j, and nothing is sent', async (change, field) => {
    const one = await server.customer();
    const logged = (await acts(server)).length;
    const { http, data } = await send(body(change));
    expect([http, Object.keys(data.errors as object)]).toEqual([422, [field]]);
    await batch();
    expect([await titles(one), (await acts(server)).length]).toEqual([[], logged]);
  });

  it('without the operator’s token', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/operator/notices', payload: body() });
    expect(answer.statusCode).toBe(401);
  });
});

it('npm run operator sends one from a file', async () => {
  const one = await server.customer();
  const folder = await mkdtemp(join(tmpdir(), 'florin-notices-'));
  const file = join(folder, 'hours.json');
  await writeFile(join(folder, 'en-us.html'), '<p>Longer.</p>');
  await writeFile(file, JSON.stringify({ key: 'line', texts: { 'en-us': { title: 'Hours', file: 'en-us.html' } } }));
  await expect(run(['notices', 'send', file])).rejects.toThrow('Something is missing');
  await expect(run(['notices', 'send', file, 'to', 'nobody-here', '--as', 'Ada'])).rejects.toThrow(
    'Nobody with an open account has this username or email address. (customer-unknown)',
  );
  expect(await operator('notices', 'send', file, 'all')).toEqual({ customers: 1, repeated: false });
  expect(await operator('notices', 'send', file, 'all')).toEqual({ customers: 1, repeated: true });
  await batch();
  expect(await titles(one)).toEqual(['Hours']);
  await writeFile(file, JSON.stringify({ key: 'line-2', texts: { 'en-us': { title: 'Yours', html: '<p>You.</p>' } } }));
  expect(await operator('notices', 'send', file, 'to', one.username)).toEqual({ customers: 1, repeated: false });
  expect(await titles(one)).toEqual(['Yours', 'Hours']);
  expect(((await operator('notices')) as object[]).slice(0, 2)).toMatchObject([
    { key: 'line-2', title: null, customers: 1 },
    { key: 'line', title: 'Hours' },
  ]);
  const { data } = await operate(server, 'GET', 'notices');
  const sentTotal = (data.items as object[]).length;
  expect(data).toMatchObject({ page: 1, pageSize: 50, total: sentTotal });
  await sql`
    insert into announcements (key, hash, customers, created_at, finished_at)
    select 'many-' || n, '', 1, '2026-01-01', '2026-01-01' from generate_series(1, 50) n`.execute(server.db);
  expect((await run(['notices'])).stderr).toBe(`Page 1 of 2, ${50 + sentTotal} in all.\n`);
  expect(await operator('notices', '--page', '2')).toHaveLength(sentTotal);
  await rm(folder, { recursive: true });
});

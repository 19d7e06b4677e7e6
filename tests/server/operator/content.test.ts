import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { seedSamples } from '#server/sandbox/content/index';
import { useApp } from '../support/app.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp(withToken);

beforeAll(() => transact(server.db, (tx) => seedSamples(tx, new Date())));

const post = (path: string, body: object = {}) => operate(server, 'POST', path, body);
const get = (path: string) => operate(server, 'GET', path);
const page = (title: string) => ({ title, html: `<p>${title}.</p>` });
const article = (title: string) => ({ ...page(title), summary: `About ${title}` });
const visitor = () => server.visitor();
const news = async (query: { type?: string; lang?: 'de-de' | 'ja-jp' } = {}) => visitor().call('GET info/index', query);

describe('a page', () => {
  it('gets a new version, and the earlier one stays as it was', async () => {
    const before = await visitor().call('GET info/about', { lang: 'de-de' });
    expect(before).toMatchObject({ version: 1, lang: 'de-de' });
    const texts = { 'en-us': page('About Acme'), 'ja-jp': page('Acmeについて') };
    const { http, data } = await post('pages/about', { version: 1, texts });
    expect([http, data]).toEqual([200, { version: 2 }]);
    expect(await visitor().call('GET info/about', {})).toMatchObject({ ...texts['en-us'], version: 2, lang: 'en-us' });
    expect(await visitor().call('GET info/about', { lang: 'ja-jp' })).toMatchObject(texts['ja-jp']);
    // The German text is of the version before.
    expect(await visitor().call('GET info/about', { lang: 'de-de' })).toMatchObject({ lang: 'en-us', version: 2 });
    const { data: first } = await get('pages/about?version=1');
    expect(first).toMatchObject({ version: 1, texts: { 'de-de': { title: before.title, html: before.html } } });
    expect((await get('pages/about?version=3')).http).toBe(404);
    const [entry] = await acts(server);
    expect(entry).toMatchObject({ operator: 'Ada', act: 'page-published', subject: 'page/about' });
    expect(entry?.details).toEqual({
      version: 2,
      languages: 'en-us,ja-jp',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('is translated later, within its version', async () => {
    expect((await post('pages/about/translate', { version: 2, texts: { 'de-de': page('Über Acme') } })).data).toEqual({
      version: 2,
    });
    expect(await visitor().call('GET info/about', { lang: 'de-de' })).toMatchObject({ title: 'Über Acme', version: 2 });
    const again = await post('pages/about/translate', { texts: { 'de-de': page('Anders') } });
    expect([again.http, Object.keys(again.data.errors as object)]).toEqual([422, ['texts.de-de']]);
    expect(await visitor().call('GET info/about', { lang: 'de-de' })).toMatchObject({ title: 'Über Acme' });
  });

  it('is not published over a version that the operator has not seen', async () => {
    const { http, data } = await post('pages/about', { version: 1, texts: { 'en-us': page('Old view') } });
    expect([http, Object.keys(data.errors as object)]).toEqual([422, ['version']]);
  });

  it('is withdrawn until its next version', async () => {
    expect((await post('pages/partnership/withdraw')).data).toEqual({ version: 1 });
    expect(await visitor().call('GET info/partnership', {})).toMatchObject({ html: '', version: 0 });
    expect((await post('pages/partnership/withdraw')).http).toBe(404);
    expect((await post('pages/partnership/translate', { texts: { 'de-de': page('Neu') } })).http).toBe(404);
    const { items } = (await get('pages')).data as { items: { name: string; withdrawn_at: string | null }[] };
    expect(items.filter((each) => each.withdrawn_at !== null).map(({ name }) => name)).toEqual(['partnership']);
    expect((await post('pages/partnership', { texts: { 'en-us': page('Back') } })).data).toEqual({ version: 2 });
    expect(await visitor().call('GET info/partnership', {})).toMatchObject({ title: 'Back', version: 2 });
  });

  it('that customers agree to can only be replaced, and asks them again', async () => {
    for (const name of ['agreement', 'privacyPolicy'])
      expect(await post(`pages/${name}/withdraw`)).toMatchObject({ http: 422 });
    const { client } = await server.customer();
    await client.call('POST user/agree', { document: 'agreement', version: 1 });
    await post('pages/agreement', { texts: { 'en-us': page('Agreement') } });
    const { items } = await client.call('GET user/agreements', {});
    expect(items.find(({ document }) => document === 'agreement')).toMatchObject({
      version: 2,
      agreed: { version: 1 },
    });
    expect((await get('pages/agreement?version=1')).data).toMatchObject({
      texts: { 'th-th': expect.anything() as object },
    });
  });

  it.each([
    [{ texts: {} }, 'texts'],
    [{ texts: { 'de-de': page('Nur Deutsch') } }, 'texts.en-us'],
    [{ texts: { 'xx-xx': page('Nobody') } }, 'texts.xx-xx'],
    [{ texts: { 'en-us': { title: '', html: '<p>x</p>' } } }, 'texts.en-us.title'],
    [{ texts: { 'en-us': { title: 'x'.repeat(201), html: '<p>x</p>' } } }, 'texts.en-us.title'],
    [{ texts: { 'en-us': { title: 'x', html: '' } } }, 'texts.en-us.html'],
    [{ texts: { 'en-us': { title: 'x', html: '<p>x</p>', lang: 'en-us' } } }, 'texts.en-us.lang'],
    [{ texts: { 'en-us': { title: 'x', html: '<p>x</p>\n<script>alert(1)</script>' } } }, 'texts.en-us.html:2'],
    [{ texts: { 'en-us': { title: 'x', html: '<p onclick="x()">x</p>' } } }, 'texts.en-us.html:1'],
    [
      { texts: { 'en-us': page('x'), 'th-th': { title: 'x', html: '<p><a href="javascript:x()">x</a></p>' } } },
      'texts.th-th.html:1',
    ],
    [{ texts: { 'en-us': page('x') }, version: '1' }, 'version'],
    [{ texts: { 'en-us': page('x') }, published_at: 'now' }, 'published_at'],
  ])('is refused as %j, and nothing changes', async (body, field) => {
    const before = (await get('pages/guarantee')).data;
    const logged = (await acts(server)).length;
    const { http, data } = await post('pages/guarantee', body);
    expect([http, Object.keys(data.errors as object)]).toEqual([422, [field]]);
    expect([(await get('pages/guarantee')).data, (await acts(server)).length]).toEqual([before, logged]);
  });

  it('has its versions counted when many are published together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post('pages/transparency', { texts: { 'en-us': page(`Try ${index}`) } }),
      ),
    );
    expect(answers.map(({ data }) => data.version as number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    );
    expect((await get('audit/verify')).data).toMatchObject({ broken: null });
  });

  it('cannot be changed or deleted in the database once it is published', async () => {
    await expect(server.db.updateTable('content_pages').set({ title: 'Forged' }).execute()).rejects.toThrow('stays');
    await expect(server.db.deleteFrom('content_pages').execute()).rejects.toThrow('stays');
    await expect(server.db.updateTable('content_article_texts').set({ title: 'Forged' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from content_articles`.execute(server.db)).rejects.toThrow('foreign key');
  });

  it('needs a known name, the token, and who does it', async () => {
    expect((await get('pages/nothing')).http).toBe(422);
    expect((await operate(server, 'GET', 'pages', undefined, { authorization: 'Bearer no' })).http).toBe(401);
    expect((await operate(server, 'POST', 'pages/about', { texts: {} }, { 'x-operator': '' })).http).toBe(422);
  });
});

describe('an article', () => {
  it('is published, edited, translated, withdrawn, and put back', async () => {
    const texts = { 'en-us': article('Maintenance tonight'), 'de-de': article('Wartung heute Nacht') };
    const { data } = await post('news', { type: 'maintenance', texts });
    const id = data.id as string;
    const [newest] = (await news()).items;
    expect(newest).toMatchObject({ id, type: 'maintenance', title: 'Maintenance tonight', lang: 'en-us' });
    const created = newest?.created_at;
    expect((await news({ type: 'maintenance', lang: 'de-de' })).items[0]).toMatchObject({
      id,
      title: 'Wartung heute Nacht',
    });
    expect((await news({ lang: 'ja-jp' })).items[0]).toMatchObject({ id, lang: 'en-us' });

    server.clock.advance(3600);
    const edited = { version: 1, type: 'product', texts: { 'en-us': article('Maintenance is over') } };
    expect((await post(`news/${id}`, edited)).data).toEqual({ version: 2 });
    const detail = await visitor().call('GET info/detail', { id, lang: 'de-de' });
    expect(detail).toMatchObject({ type: 'product', title: 'Maintenance is over', lang: 'en-us', version: 2 });
    expect(detail.created_at).toBe(created);
    expect(Date.parse(detail.updated_at)).toBeGreaterThan(Date.parse(detail.created_at));
    expect((await get(`news/${id}?version=1`)).data).toMatchObject({ version: 1, texts });
    expect((await post(`news/${id}`, edited)).http).toBe(422);

    expect((await post(`news/${id}/translate`, { texts: { 'ja-jp': article('メンテナンス終了') } })).data).toEqual({
      version: 2,
    });
    expect((await news({ lang: 'ja-jp' })).items[0]).toMatchObject({ id, title: 'メンテナンス終了' });

    const { total } = await news();
    expect((await post(`news/${id}/withdraw`)).data).toEqual({ version: 2 });
    expect((await news()).total).toBe(total - 1);
    expect((await visitor().try('GET info/detail', { id })).http).toBe(404);
    expect((await post(`news/${id}/withdraw`)).http).toBe(404);
    expect(((await get('news')).data.items as object[])[0]).toMatchObject({
      id,
      withdrawn_at: expect.any(String) as string,
    });

    expect((await post(`news/${id}`, { texts: { 'en-us': article('Again') } })).data).toEqual({ version: 3 });
    expect((await news()).items[0]).toMatchObject({ id, title: 'Again', type: 'product' });
    expect((await acts(server)).filter(({ subject }) => subject === `news/${id}`).map(({ act }) => act)).toEqual([
      'news-edited',
      'news-withdrawn',
      'news-translated',
      'news-edited',
      'news-published',
    ]);
  });

  it.each([
    [{ type: 'nothing', texts: { 'en-us': article('x') } }, 'type'],
    [{ texts: { 'en-us': article('x') } }, 'type'],
    [{ type: 'guide', texts: { 'de-de': article('x') } }, 'texts.en-us'],
    [{ type: 'guide', texts: { 'en-us': page('x') } }, 'texts.en-us.summary'],
    [
      {
        type: 'guide',
        texts: { 'en-us': { ...article('x'), html: '<p><img src="/x.png" alt="" onerror="x()"></p>' } },
      },
      'texts.en-us.html:1',
    ],
  ])('is refused as %j', async (body, field) => {
    const { total } = await news();
    const { http, data } = await post('news', body);
    expect([http, Object.keys(data.errors as object)]).toEqual([422, [field]]);
    expect((await news()).total).toBe(total);
  });

  it('that is unknown is 404', async () => {
    for (const path of ['news/999999', 'news/999999/translate'])
      expect((await post(path, { texts: { 'en-us': article('x') } })).http).toBe(404);
    expect((await get('news/999999')).http).toBe(404);
    expect((await post('news/x/withdraw')).http).toBe(422);
  });

  it('is on the second page when there are many', async () => {
    for (let index = 0; index < 12; index += 1)
      expect((await post('news', { type: 'guide', texts: { 'en-us': article(`Guide ${index}`) } })).http).toBe(200);
    const first = await news();
    expect([first.items.length, first.total > 20]).toEqual([20, true]);
    const second = await visitor().call('GET info/index', { page: '2' });
    expect(second.items).toHaveLength(first.total - 20);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(first.total);
    const { data } = await get('news?page=2');
    expect(data).toEqual({ items: [], page: 2, pageSize: 50, total: expect.any(Number) as number });
    // With those that are withdrawn.
    expect(data.total).toBeGreaterThanOrEqual(first.total);
    expect((await get('news')).data).toMatchObject({ page: 1, total: data.total });
  });
});

describe('a list', () => {
  it('is replaced as a whole, in every language', async () => {
    const { data } = await get('lists/trumpet');
    const items = data.items as { id: string; texts: Record<string, { title: string; text: string }> }[];
    expect(items.map(({ id }) => id)).toEqual(['play-money', 'addresses', 'codes']);
    const next = [{ id: 'new', texts: { 'en-us': { text: 'News' }, 'de-de': { text: 'Neues' } } }, items[0]];
    expect((await post('lists/trumpet', { items: next })).http).toBe(200);
    const shown = await visitor().call('GET index/trumpet', { lang: 'de-de' });
    expect(shown.items.map(({ text }) => text)).toEqual(['Neues', items[0]?.texts['de-de']?.text]);
    expect((await acts(server))[0]).toMatchObject({
      act: 'list-changed',
      subject: 'list/trumpet',
      details: { count: 2 },
    });
  });

  it('of partners may lead to their sites', async () => {
    const item = { id: 'harbor', texts: { 'en-us': { title: 'Harbor' } } };
    const link = 'https://harbor.example/about';
    expect((await post('lists/platform', { items: [{ ...item, link }] })).http).toBe(200);
    expect((await visitor().call('GET platform/index', {})).items).toMatchObject([{ name: 'Harbor', link }]);
    expect((await post('lists/platform', { items: [{ ...item, link: 'http://harbor.example' }] })).http).toBe(422);
  });

  it.each([
    [
      'banner',
      { items: [{ id: 'a', link: 'https://elsewhere.example', texts: { 'en-us': { title: 'A' } } }] },
      'items.0.link',
    ],
    ['banner', { items: [{ id: 'a', link: '//elsewhere', texts: { 'en-us': { title: 'A' } } }] }, 'items.0.link'],
    ['banner', { items: [{ id: 'a', image: '/uploads/a.png', texts: { 'en-us': { title: 'A' } } }] }, 'items.0.image'],
    ['banner', { items: [{ id: 'a', texts: {} }] }, 'items.0.texts'],
    ['news-type', { items: [{ id: 'guide', texts: { 'en-us': { title: 'Guides' } } }] }, 'items'],
    ['news-type', { items: [1, 2].map(() => ({ id: 'a', texts: { 'en-us': { title: 'A' } } })) }, 'items'],
  ])('%s is refused as %j', async (name, body, field) => {
    const before = (await get(`lists/${name}`)).data;
    const { http, data } = await post(`lists/${name}`, body);
    expect([http, Object.keys(data.errors as object)]).toEqual([422, [field]]);
    expect((await get(`lists/${name}`)).data).toEqual(before);
  });
});

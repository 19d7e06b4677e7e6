import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { availableLanguages, type Language } from '#contract/languages';
import { transact } from '#server/db/transact';
import { contactOf } from '#server/domains/security/store';
import { languageOfCustomer } from '#server/domains/account/store';
import { checkHtml } from '#server/domains/content/html';
import { publishPage } from '#server/domains/content/page-store';
import { inventory } from '#server/domains/privacy/inventory';
import { waitDays } from '#server/domains/privacy/rules';
import { IDLE_DAYS, MAX_DAYS } from '#server/plugins/sessions/store';
import { sampleArticles } from '#server/sandbox/content/articles';
import { seedSamples } from '#server/sandbox/content/index';
import { listsOf } from '#server/sandbox/content/lists';
import { pagesOf } from '#server/sandbox/content/pages';
import { storedKinds } from '#server/sandbox/content/stored-kinds';
import { sampleTexts } from '#server/sandbox/content/texts/index';
import { useApp } from '../support/app.ts';

const server = useApp();

const pages = ['about', 'guarantee', 'partnership', 'customer', 'transparency', 'privacyPolicy', 'agreement'] as const;

beforeAll(async () => {
  await transact(server.db, (tx) => seedSamples(tx, new Date(), { 'en-us': sampleTexts['en-us'] }));
});

describe('content', () => {
  it.each(pages)('has the page %s, marked as a sample', async (name) => {
    const page = await server.visitor().call(`GET info/${name}`, {});
    expect(page.html).toContain('This is a sample text.');
    expect(page.lang).toBe('en-us');
    expect(page.title.length).toBeGreaterThan(3);
  });

  it('states its language, and falls back to English per page and item', async () => {
    await server.db
      .insertInto('content_pages')
      .values({ name: 'about', lang: 'de-de', title: 'Über uns', html: '<p>Muster</p>', updated_at: new Date() })
      .execute();
    await server.db
      .insertInto('content_list_items')
      .values({ list: 'trumpet', id: 'play-money', lang: 'de-de', position: 0, title: '', text: 'Alles Spielgeld.' })
      .execute();
    const visitor = server.visitor();
    expect(await visitor.call('GET info/about', { lang: 'de-de' })).toMatchObject({
      lang: 'de-de',
      title: 'Über uns',
    });
    expect(await visitor.call('GET info/about', {}, { lang: 'de-de' })).toMatchObject({ lang: 'de-de' });
    expect(await visitor.call('GET info/guarantee', { lang: 'de-de' })).toMatchObject({ lang: 'en-us' });
    const { items } = await visitor.call('GET index/trumpet', { lang: 'de-de' });
    expect(items.map(({ text, lang }) => [lang, text])).toEqual([
      ['de-de', 'Alles Spielgeld.'],
      ['en-us', 'Deposit addresses here are made up. Never send anything real to them.'],
      ['en-us', 'Support never asks for your password or a code.'],
    ]);
  });

  it('lists news newest first, and by type', async () => {
    const visitor = server.visitor();
    const all = await visitor.call('GET info/index', {});
    expect(all.total).toBe(11);
    const times = all.items.map((item) => item.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const { items: types } = await visitor.call('GET info/types', {});
    const byType = await Promise.all(types.map(({ id }) => visitor.call('GET info/index', { type: id })));
    expect(byType.reduce((sum, { total }) => sum + total, 0)).toBe(11);
    expect(byType.every(({ items }) => items.length > 0)).toBe(true);
  });

  it('serves an article, and 404 for an unknown one', async () => {
    const visitor = server.visitor();
    const { items } = await visitor.call('GET info/index', {});
    const article = await visitor.call('GET info/detail', { id: items[0]?.id ?? '' });
    expect(article).toMatchObject({ ...items[0], html: expect.stringContaining('sample article') });
    for (const id of ['999999', 'abc', '0x1']) expect((await visitor.try('GET info/detail', { id })).http).toBe(404);
  });

  it('marks everything invented on the home screen', async () => {
    const visitor = server.visitor();
    for (const { name } of (await visitor.call('GET index/feedback', {})).items) expect(name).toContain('Sample');
    for (const { name, text } of (await visitor.call('GET platform/index', {})).items) {
      expect(name).toContain('Sample');
      expect(text).toContain('made-up');
    }
    expect((await visitor.call('GET index/banner', {})).items.length).toBeGreaterThan(1);
  });

  it('is plain semantic HTML without scripts, styles and external URLs', () => {
    const written = Object.values(sampleTexts).flatMap((texts) => Object.values(pagesOf(texts)));
    const articles = sampleArticles(new Date()).flatMap((each) => Object.values(each.texts));
    for (const { html } of [...written, ...articles]) {
      // What an operator could publish as it is.
      expect(checkHtml(html)).toEqual({ html });
      const elements = new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, element]) => element));
      expect(
        [...elements].filter(
          (element) => !/^(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em|code|table|thead|tbody|tr|th|td|a)$/.test(element ?? ''),
        ),
      ).toEqual([]);
      expect(html).not.toMatch(/style=|on\w+=|https?:/);
    }
  });

  it('does not overwrite an operator’s changes', async () => {
    const texts = { 'en-us': { title: 'Changed', html: '<p>Changed</p>' } };
    await transact(server.db, (tx) => publishPage(tx, { name: 'agreement', seen: 1, texts, at: new Date() }));
    await transact(server.db, (tx) => seedSamples(tx, new Date()));
    expect((await server.visitor().call('GET info/agreement', {})).title).toBe('Changed');
    expect((await server.visitor().call('GET info/index', {})).total).toBe(11);
  });
});

describe('the privacy policy', () => {
  /** Tables without anything about customers. */
  const impersonal =
    /^(announcements|candles|candle_histories|counter_requests|counters|leverage_(codes|periods|rooms|terms)|currencies|networks|network_pauses|content_\w+|market_(alert_checks|commitments|openings|seeds)|simulator_\w+|site_setting(s|_proposals)|status_\w+|bank_\w+_terms|pledge_products|liability_(nodes|roots|snapshots)|migrations)$/;

  it('names everything that is stored about customers', async () => {
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(server.db);
    const named = new Set<string>(Object.values(storedKinds).flat());
    expect(rows.map(({ table }) => table).filter((table) => !impersonal.test(table))).toEqual([...named].toSorted());
    expect(Object.keys(inventory).filter((table) => !named.has(table))).toEqual([]);
  });

  it.each(Object.values(sampleTexts).map(pagesOf))(
    'says of each kind what, why, and how long: $privacyPolicy.title',
    ({ privacyPolicy }) => {
      const kinds = [...privacyPolicy.html.matchAll(/<dt>(.+)<\/dt>\n<dd>(.+)<\/dd>/g)];
      expect(kinds).toHaveLength(Object.keys(storedKinds).length);
      for (const [, , text = ''] of kinds) expect(text.length).toBeGreaterThan(10);
      // The same limits as in the code.
      for (const days of [400, IDLE_DAYS, MAX_DAYS, waitDays])
        expect(privacyPolicy.html).toMatch(new RegExp(`(?<!\\d)${days}(?!\\d)`));
    },
  );
});

const translations = (Object.keys(sampleTexts) as Language[]).filter((lang) => lang !== 'en-us');

describe('the sample pages and articles', () => {
  const shape = (html: string) => [...html.matchAll(/<(?!\/?strong|\/?em)\/?\w+/g)].map(([tag]) => tag);
  const writtenIn = (lang: Language) => [
    ...Object.values(pagesOf(sampleTexts[lang])),
    ...sampleArticles(new Date()).map(({ texts }) => texts[lang] ?? { title: '', html: '' }),
  ];

  it.each(translations)('have in %s the same parts as in English', (lang) => {
    const own = writtenIn(lang);
    for (const [index, { title, html }] of writtenIn('en-us').entries()) {
      expect([title, shape(own[index]?.html ?? '')]).toEqual([title, shape(html)]);
      expect(own[index]?.title).not.toBe(title);
    }
  });

  it('are served in the requested language', async () => {
    await transact(server.db, (tx) => seedSamples(tx, new Date()));
    const visitor = server.visitor();
    const { items } = await visitor.call('GET info/index', { lang: 'th-th' });
    expect(items.map(({ lang }) => lang)).toEqual(Array.from({ length: 11 }, () => 'th-th'));
    expect(await visitor.call('GET info/customer', { lang: 'ja-jp' })).toMatchObject({ lang: 'ja-jp', version: 1 });
  });
});

describe('the lists of the home screen', () => {
  it('are seeded once and served in the requested language', async () => {
    await transact(server.db, (tx) => seedSamples(tx, new Date()));
    await transact(server.db, (tx) => seedSamples(tx, new Date()));
    const { items } = await server.visitor().call('GET index/banner', { lang: 'ja-jp' });
    expect(items.map(({ title }) => title)).toEqual(listsOf(sampleTexts['ja-jp']).banner.map(({ title }) => title));
  });
});

describe('languages', () => {
  it('are listed by their own names', async () => {
    const { languages: offered } = await server.visitor().call('GET index/lang', {});
    expect(offered.map(({ code }) => code)).toEqual([...availableLanguages]);
    expect(Object.fromEntries(offered.map(({ code, name }) => [code, name]))).toMatchObject({
      'de-de': 'Deutsch',
      'ja-jp': '日本語',
      'th-th': 'ไทย',
      'en-us': 'English',
    });
  });

  it('match in any case, and one without texts is neither accepted nor used', async () => {
    const visitor = server.visitor();
    expect(await visitor.call('GET info/about', { lang: 'DE-DE' })).toMatchObject({ lang: 'de-de' });
    expect(await visitor.try('GET index/site', { lang: 'nb-no' })).toMatchObject({ http: 422 });
    expect(await visitor.call('GET index/lang', {}, { lang: 'nb-no' })).toMatchObject({ lang: 'en-us' });
  });

  it('that are no longer available are not used for mails and notices', async () => {
    const { id } = await server.customer();
    await server.db
      .updateTable('customers')
      .set({ lang: sql`'nb-no'` })
      .where('id', '=', id)
      .execute();
    expect(await languageOfCustomer(server.db, id)).toBe('en-us');
    expect((await contactOf(server.db, id)).language).toBe('en-us');
  });

  it('are stored only for the logged-in customer', async () => {
    const { id, client } = await server.customer();
    await client.call('POST index/lang', { lang: 'th-th' });
    await server.visitor().call('POST index/lang', { lang: 'ja-jp' });
    const row = await server.db.selectFrom('customers').select('lang').where('id', '=', id).executeTakeFirst();
    expect(row?.lang).toBe('th-th');
  });
});

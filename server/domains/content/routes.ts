import type { FastifyInstance } from 'fastify';
import { languageName } from '#contract/language-name';
import { defaultLanguage, type Language } from '#contract/languages';
import { transact } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { saveLanguage } from '../account/store.ts';
import { readAgreedText, readAgreements, recordAgreements } from './agreement-store.ts';
import { readSite } from './site-settings-store.ts';
import { PAGE_SIZE, readArticle, readArticles, readList, readPage } from './store.ts';
import { type ListName, pageNames } from './tables.ts';

export function registerContent(app: FastifyInstance, services: Services): void {
  const { db, settings, clock } = services;

  route(app, services, 'GET index/lang', async ({ language }) => {
    const { languages } = await readSite(db, settings);
    return { lang: language, languages: languages.map((code) => ({ code, name: languageName(code) })) };
  });

  route(app, services, 'POST index/lang', async ({ request: { lang }, session }) => {
    const { languages } = await readSite(db, settings);
    if (!languages.includes(lang)) throw new InvalidFields({ lang: ['validation:language'] });
    if (session) await saveLanguage(db, session.customer, lang);
    return { lang };
  });

  route(app, services, 'GET index/site', async () => {
    const all = await readSite(db, settings);
    // A thief who knows the threshold stays below it.
    const { unverified_daily_limit: dollars, withdrawal_approval_threshold: _hidden, ...site } = all;
    return {
      ...site,
      unverified_daily_limit: { currency: 'USD', amount: String(dollars) },
      play_money: settings.mode === 'sandbox',
    };
  });

  const list = (name: ListName, language: Language) => readList(db, name, language);

  route(app, services, 'GET index/banner', async ({ request, language }) => ({
    items: await list('banner', request.lang ?? language),
  }));

  route(app, services, 'GET index/trumpet', async ({ request, language }) => ({
    items: (await list('trumpet', request.lang ?? language)).map(({ id, text, lang }) => ({ id, text, lang })),
  }));

  route(app, services, 'GET index/feedback', async ({ request, language }) => ({
    items: (await list('feedback', request.lang ?? language)).map(({ id, title, text, lang }) => ({
      id,
      name: title,
      text,
      lang,
    })),
  }));

  route(app, services, 'GET platform/index', async ({ request, language }) => ({
    items: (await list('platform', request.lang ?? language)).map(({ id, title, text, image, link, lang }) => ({
      id,
      name: title,
      text,
      logo: image,
      link,
      lang,
    })),
  }));

  route(app, services, 'GET info/types', async ({ request, language }) => ({
    items: (await list('news-type', request.lang ?? language)).map(({ id, title }) => ({ id, name: title })),
  }));

  route(app, services, 'GET info/index', async ({ request, language }) => {
    const page = Number(request.page);
    const { items, total } = await readArticles(db, request.lang ?? language, page, request.type);
    return {
      items: items.map(({ id, type, title, summary, lang, created_at: createdAt }) => ({
        id: String(id),
        type,
        title,
        summary,
        created_at: createdAt.toISOString(),
        lang,
      })),
      page,
      pageSize: PAGE_SIZE,
      total,
    };
  });

  route(app, services, 'GET info/detail', async ({ request, language }) => {
    const article = await readArticle(db, request.lang ?? language, request.id);
    if (!article) throw new Refusal('not-found');
    const { id, type, title, summary, html, lang, version } = article;
    return {
      id: String(id),
      type,
      title,
      summary,
      html,
      lang,
      version,
      created_at: article.created_at.toISOString(),
      updated_at: article.updated_at.toISOString(),
    };
  });

  for (const name of pageNames) {
    route(app, services, `GET info/${name}`, async ({ request, language }) => {
      const page = await readPage(db, name, request.lang ?? language);
      // Return an empty page rather than an error while the site has no content.
      if (!page)
        return { title: '', html: '', lang: defaultLanguage, version: 0, updated_at: new Date(0).toISOString() };
      const { title, html, lang, version, updated_at: updatedAt } = page;
      return { title, html, lang, version, updated_at: updatedAt.toISOString() };
    });
  }

  route(app, services, 'GET user/agreements', ({ customer }) => readAgreements(db, customer));

  route(app, services, 'GET user/agreedText', ({ request: { document, version }, customer, language }) =>
    readAgreedText(db, { customer, document, version: Number(version), language }),
  );

  route(app, services, 'POST user/agree', async ({ request: { document, version }, customer }) => {
    await transact(db, (tx) => recordAgreements(tx, { customer, shown: { [document]: version }, at: clock() }));
    return readAgreements(db, customer);
  });
}

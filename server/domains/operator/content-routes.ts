import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { id as idField } from '#contract/fields';
import { canonical } from '../../canonical.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { sha256 } from '../../sha256.ts';
import { wholeNumber } from '../../whole-number.ts';
import {
  editArticle,
  findArticle,
  listEveryArticle,
  PAGE_SIZE,
  publishArticle,
  translateArticle,
  withdrawArticle,
  type ArticleVersion,
} from '../content/article-store.ts';
import { replaceList, typesInUse, wholeList } from '../content/list-store.ts';
import {
  everyPage,
  findPage,
  publishPage,
  translatePage,
  withdrawPage,
  type PageVersion,
} from '../content/page-store.ts';
import { imagePath } from '../content/site-settings.ts';
import { listNames, pageNames } from '../content/tables.ts';
import { articleText, pageText, textsOf, type Texts } from '../content/text-fields.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { loggedTexts } from './logged-texts.ts';
import { idOf, pageOf } from './fields.ts';

/** Long pages in many languages. */
const bodyLimit = 4 * 1024 * 1024;

/** The version that the operator has looked at: nothing is published over another one. */
const seen = v.optional(wholeNumber(0, 999_999));

const pageParams = v.object({ name: v.picklist(pageNames, 'validation:id') });
const listParams = v.object({ name: v.picklist(listNames, 'validation:id') });
const versionQuery = v.strictObject({
  version: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'validation:id'))),
});

const pageBody = v.strictObject({ version: seen, texts: textsOf(pageText) });
const articleBody = v.strictObject({ type: idField, texts: textsOf(articleText) });
const editBody = v.strictObject({ type: v.optional(idField), version: seen, texts: textsOf(articleText) });
const translationBody = v.strictObject({ version: seen, texts: textsOf(articleText) });

const link = v.pipe(
  v.string('validation:invalid'),
  v.maxLength(200, 'validation:too-long'),
  v.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, 'validation:html-link'),
);
/** Some lists have titles alone, others texts. */
const short = (maxLength: number) =>
  v.optional(
    v.pipe(
      v.string('validation:invalid'),
      v.trim(),
      v.maxLength(maxLength, 'validation:too-long'),
      v.regex(/^\P{Cc}*$/u, 'validation:characters'),
    ),
    '',
  );

const listBody = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        id: idField,
        image: v.optional(v.nullable(imagePath), null),
        link: v.optional(v.nullable(link), null),
        texts: textsOf(v.strictObject({ title: short(200), text: short(1000) })),
      }),
    ),
    v.maxLength(50, 'validation:too-long'),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'validation:invalid'),
  ),
});

const shownPage = ({ name, version, publishedAt, withdrawnAt, texts }: PageVersion) => ({
  name,
  version,
  published_at: publishedAt,
  withdrawn_at: withdrawnAt,
  texts,
});

const shownArticle = ({ id, type, version, publishedAt, withdrawnAt, texts }: ArticleVersion) => ({
  id: String(id),
  type,
  version,
  published_at: publishedAt,
  withdrawn_at: withdrawnAt,
  texts,
});

/** The calls that publish, edit and withdraw pages, news and the lists of the home screen. */
export function registerContentDecisions(app: FastifyInstance, services: Services): void {
  registerPages(app, services);
  registerNews(app, services);
  registerLists(app, services);
}

const requestedVersion = (http: FastifyRequest): number | undefined => {
  const { version } = validate(versionQuery, http.query);
  return version === undefined ? undefined : Number(version);
};

/** Runs a decision about one text, with its entry in the log. */
function decider({ db, clock }: Services) {
  return (
    http: FastifyRequest,
    act: string,
    subject: string,
    work: (tx: Tx, at: Date) => Promise<number | undefined>,
    texts?: Texts<unknown>,
  ) => {
    const by = deciderOf(http, clock);
    return transact(db, async (tx) => {
      const version = await work(tx, by.at);
      if (version === undefined) throw new Refusal('not-found');
      await recordAction(tx, { ...by, act, subject, details: { version, ...(texts ? loggedTexts(texts) : {}) } });
      return success({ version });
    });
  };
}

function registerPages(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const decide = decider(services);
  const nameOf = ({ params }: FastifyRequest) => validate(pageParams, params).name;

  app.get('/pages', async () => {
    const items = (await everyPage(db)).map((page) => {
      const { texts, ...rest } = shownPage(page);
      return { ...rest, languages: Object.keys(texts) };
    });
    return success({ items });
  });

  app.get('/pages/:name', async (http) => {
    const page = await findPage(db, nameOf(http), requestedVersion(http));
    if (!page) throw new Refusal('not-found');
    return success(shownPage(page));
  });

  app.post('/pages/:name', { bodyLimit }, async (http) => {
    const name = nameOf(http);
    const { version, texts } = validate(pageBody, http.body ?? {});
    const work = (tx: Tx, at: Date) => publishPage(tx, { name, seen: version, texts, at });
    return decide(http, 'page-published', `page/${name}`, work, texts);
  });

  app.post('/pages/:name/translate', { bodyLimit }, async (http) => {
    const name = nameOf(http);
    const { version, texts } = validate(pageBody, http.body ?? {});
    const work = (tx: Tx, at: Date) => translatePage(tx, { name, seen: version, texts, at });
    return decide(http, 'page-translated', `page/${name}`, work, texts);
  });

  app.post('/pages/:name/withdraw', async (http) => {
    const name = nameOf(http);
    return decide(http, 'page-withdrawn', `page/${name}`, (tx, at) => withdrawPage(tx, name, at));
  });
}

function registerNews(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const decide = decider(services);

  app.get('/news', async (http) => {
    const page = pageOf(http);
    const { items: articles, total } = await listEveryArticle(db, page);
    const items = articles.map(({ id, type, version, titles, ...at }) => ({
      id: String(id),
      type,
      version,
      published_at: at.created_at,
      withdrawn_at: at.withdrawn_at,
      titles,
    }));
    return success({ items, page, pageSize: PAGE_SIZE, total });
  });

  app.get('/news/:id', async (http) => {
    const article = await findArticle(db, idOf(http), requestedVersion(http));
    if (!article) throw new Refusal('not-found');
    return success(shownArticle(article));
  });

  app.post('/news', { bodyLimit }, async (http) => {
    const by = deciderOf(http, clock);
    const { type, texts } = validate(articleBody, http.body ?? {});
    return transact(db, async (tx) => {
      const id = await publishArticle(tx, { type, texts, at: by.at });
      const details = { version: 1, type, ...loggedTexts(texts) };
      await recordAction(tx, { ...by, act: 'news-published', subject: `news/${id}`, details });
      return success({ id: String(id), version: 1 });
    });
  });

  app.post('/news/:id', { bodyLimit }, async (http) => {
    const id = idOf(http);
    const { type, version, texts } = validate(editBody, http.body ?? {});
    const work = (tx: Tx, at: Date) => editArticle(tx, { id, type, seen: version, texts, at });
    return decide(http, 'news-edited', `news/${id}`, work, texts);
  });

  app.post('/news/:id/translate', { bodyLimit }, async (http) => {
    const id = idOf(http);
    const { version, texts } = validate(translationBody, http.body ?? {});
    const work = (tx: Tx, at: Date) => translateArticle(tx, { id, seen: version, texts, at });
    return decide(http, 'news-translated', `news/${id}`, work, texts);
  });

  app.post('/news/:id/withdraw', async (http) => {
    const id = idOf(http);
    return decide(http, 'news-withdrawn', `news/${id}`, (tx, at) => withdrawArticle(tx, id, at));
  });
}

function registerLists(app: FastifyInstance, { db, clock }: Services): void {
  app.get('/lists/:name', async (http) => {
    return success({ items: await wholeList(db, validate(listParams, http.params).name) });
  });

  app.post('/lists/:name', { bodyLimit }, async (http) => {
    const by = deciderOf(http, clock);
    const { name } = validate(listParams, http.params);
    const { items } = validate(listBody, http.body ?? {});
    // Only partners have a site of their own.
    const elsewhere = name === 'platform' ? -1 : items.findIndex((item) => item.link?.startsWith('https:'));
    if (elsewhere >= 0) throw new InvalidFields({ [`items.${elsewhere}.link`]: ['validation:html-link'] });
    return transact(db, async (tx) => {
      await replaceList(tx, name, items);
      if (name === 'news-type' && (await typesInUse(tx)).some((type) => !items.some(({ id }) => id === type)))
        throw new InvalidFields({ items: ['validation:type-in-use'] });
      await recordAction(tx, {
        ...by,
        act: 'list-changed',
        subject: `list/${name}`,
        details: { count: items.length, hash: sha256(canonical(items)) },
      });
      return success({});
    });
  });
}

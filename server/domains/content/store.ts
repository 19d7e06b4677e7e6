import { defaultLanguage, type Language } from '#contract/languages';
import type { Db } from '../../db/transact.ts';
import type { ListName, PageName } from './tables.ts';

export const PAGE_SIZE = 20;

const withFallback = (language: Language): Language[] => [...new Set([language, defaultLanguage])];

function inLanguage<Row extends { readonly lang: Language }>(
  rows: readonly Row[],
  language: Language,
): Row | undefined {
  return rows.find((row) => row.lang === language) ?? rows.find((row) => row.lang === defaultLanguage);
}

/** Returns the texts of pages in every language that has the current version; none of a page that is withdrawn. */
export async function currentRows(db: Db, names: readonly PageName[]) {
  return db
    .selectFrom('content_pages as page')
    .select(['name', 'title', 'html', 'lang', 'version', 'updated_at'])
    .where('name', 'in', names)
    .where('version', '=', ({ selectFrom, fn }) =>
      selectFrom('content_pages').select(fn.max('version').as('version')).whereRef('name', '=', 'page.name'),
    )
    .where('withdrawn_at', 'is', null)
    .orderBy('lang')
    .execute();
}

/** Returns a page in the requested language; in English if it isn't translated or the translation is out of date. */
export async function readPage(db: Db, name: PageName, language: Language) {
  const rows = await currentRows(db, [name]);
  return inLanguage(rows, language) ?? rows[0];
}

/** Returns the items in order, each in the requested language or, if not translated, in English. */
export async function readList(db: Db, list: ListName, language: Language) {
  const rows = await db
    .selectFrom('content_list_items')
    .select(['id', 'lang', 'title', 'text', 'image', 'link'])
    .where('list', '=', list)
    .where('lang', 'in', withFallback(language))
    .orderBy('position')
    .execute();
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.flatMap(
    (id) =>
      inLanguage(
        rows.filter((row) => row.id === id),
        language,
      ) ?? [],
  );
}

/**
 * Articles that are shown, each with the text of its current version in the requested language or, if not translated, in
 * English. A translation of an earlier version is out of date and not shown. In one statement, as a new version may be
 * published at any time.
 */
const shownArticles = (db: Db, language: Language) =>
  db
    .selectFrom('content_articles as article')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('content_article_texts')
          .select(['lang', 'title', 'summary', 'html', 'updated_at'])
          .whereRef('article_id', '=', 'article.id')
          .whereRef('version', '=', 'article.version')
          .where('lang', 'in', withFallback(language))
          .orderBy((eb) => eb('lang', '=', language), 'desc')
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .where('article.withdrawn_at', 'is', null);

export async function readArticles(db: Db, language: Language, page: number, type?: string) {
  let items = shownArticles(db, language);
  let all = db.selectFrom('content_articles').where('withdrawn_at', 'is', null);
  if (type !== undefined) {
    items = items.where('article.type', '=', type);
    all = all.where('type', '=', type);
  }
  const [rows, { total }] = await Promise.all([
    items
      .select(['article.id', 'article.type', 'article.created_at', 'text.title', 'text.summary', 'text.lang'])
      .orderBy('article.created_at', 'desc')
      .orderBy('article.id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows, total: Number(total) };
}

export async function readArticle(db: Db, language: Language, id: string) {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  return shownArticles(db, language)
    .select(['article.id', 'article.type', 'article.created_at', 'article.version'])
    .select(['text.title', 'text.summary', 'text.html', 'text.lang', 'text.updated_at'])
    .where('article.id', '=', BigInt(id))
    .executeTakeFirst();
}

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

/** A translation of an earlier version is out of date and not shown. */
async function readArticleTexts(db: Db, ids: readonly bigint[], language: Language) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('content_article_texts as text')
    .innerJoin('content_articles as article', (join) =>
      join.onRef('article.id', '=', 'text.article_id').onRef('article.version', '=', 'text.version'),
    )
    .select(['text.article_id', 'text.lang', 'text.title', 'text.summary', 'text.html', 'text.updated_at'])
    .where('article_id', 'in', ids)
    .where('lang', 'in', withFallback(language))
    .execute();
}

export async function readArticles(db: Db, language: Language, page: number, type?: string) {
  let all = db.selectFrom('content_articles').where('withdrawn_at', 'is', null);
  if (type !== undefined) all = all.where('type', '=', type);
  const [articles, { total }] = await Promise.all([
    all
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const texts = await readArticleTexts(
    db,
    articles.map(({ id }) => id),
    language,
  );
  const items = articles.flatMap((article) => {
    const text = inLanguage(
      texts.filter((row) => row.article_id === article.id),
      language,
    );
    return text ? [{ ...article, ...text }] : [];
  });
  return { items, total: Number(total) };
}

export async function readArticle(db: Db, language: Language, id: string) {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const number = BigInt(id);
  const [article, texts] = await Promise.all([
    db
      .selectFrom('content_articles')
      .selectAll()
      .where('id', '=', number)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst(),
    readArticleTexts(db, [number], language),
  ]);
  const text = inLanguage(texts, language);
  return article && text ? { ...article, ...text } : undefined;
}

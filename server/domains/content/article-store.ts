import type { Language } from '#contract/languages';
import type { Db, Tx } from '../../db/transact.ts';
import { InvalidFields } from '../../errors.ts';
import {
  checkTexts,
  entriesOf,
  requireEnglish,
  requireMissing,
  requireSeen,
  type ArticleText,
  type Texts,
} from './text-fields.ts';

/** A version of an article. */
export interface ArticleVersion {
  readonly id: bigint;
  readonly type: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly texts: Texts<ArticleText>;
}

export const PAGE_SIZE = 50;

/**
 * Returns one page of articles, newest first, with the titles of their current version, withdrawn ones too; and how many there
 * are.
 */
export async function listEveryArticle(db: Db, page: number) {
  const all = db.selectFrom('content_articles');
  const articles = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const titles = await db
    .selectFrom('content_article_texts')
    .select(['article_id', 'version', 'lang', 'title'])
    .where('article_id', 'in', [0n, ...articles.map(({ id }) => id)])
    .orderBy('lang')
    .execute();
  const items = articles.map((article) => ({
    ...article,
    titles: Object.fromEntries(
      titles
        .filter(({ article_id: id, version }) => id === article.id && version === article.version)
        .map(({ lang, title }) => [lang, title]),
    ) as Partial<Record<Language, string>>,
  }));
  const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Returns a version of an article, the current one by default. */
export async function findArticle(db: Db, id: bigint, requestedVersion?: number): Promise<ArticleVersion | undefined> {
  const article = await db.selectFrom('content_articles').selectAll().where('id', '=', id).executeTakeFirst();
  if (!article) return undefined;
  const version = requestedVersion ?? article.version;
  const rows = await db
    .selectFrom('content_article_texts')
    .selectAll()
    .where('article_id', '=', id)
    .where('version', '=', version)
    .orderBy('lang')
    .execute();
  if (rows.length === 0) return undefined;
  return {
    id,
    type: article.type,
    version,
    publishedAt: article.created_at,
    withdrawnAt: article.withdrawn_at,
    texts: Object.fromEntries(rows.map(({ lang, title, summary, html }) => [lang, { title, summary, html }])),
  };
}

/** Throws InvalidFields for a type that the screen of the news doesn't have. */
async function requireType(tx: Tx, type: string): Promise<void> {
  const known = await tx
    .selectFrom('content_list_items')
    .select('id')
    .where('list', '=', 'news-type')
    .where('id', '=', type)
    .executeTakeFirst();
  if (!known) throw new InvalidFields({ type: ['validation:kind'] });
}

const insert = (tx: Tx, id: bigint, version: number, texts: Texts<ArticleText>, at: Date) =>
  tx
    .insertInto('content_article_texts')
    .values(entriesOf(texts).map(([lang, text]) => ({ article_id: id, lang, version, updated_at: at, ...text })))
    .execute();

interface NewArticle {
  readonly type: string;
  readonly texts: Texts<ArticleText>;
  readonly at: Date;
}

/** Publishes an article and returns its id. Throws InvalidFields. */
export async function publishArticle(tx: Tx, { type, texts, at }: NewArticle): Promise<bigint> {
  requireEnglish(texts);
  const checked = checkTexts(texts);
  await requireType(tx, type);
  const { id } = await tx
    .insertInto('content_articles')
    .values({ type, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insert(tx, id, 1, checked, at);
  return id;
}

const lock = (tx: Tx, id: bigint) =>
  tx.selectFrom('content_articles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface ArticleTexts {
  readonly id: bigint;
  /** The version that the operator has seen. */
  readonly seen: number | undefined;
  readonly texts: Texts<ArticleText>;
  readonly at: Date;
}

/**
 * Publishes a new version and returns its number; undefined for an unknown article. The earlier ones stay, and it keeps
 * its place among the news. Puts an article back that was withdrawn. Throws InvalidFields.
 */
export async function editArticle(
  tx: Tx,
  { id, seen, type, texts, at }: ArticleTexts & { readonly type: string | undefined },
): Promise<number | undefined> {
  requireEnglish(texts);
  const checked = checkTexts(texts);
  const article = await lock(tx, id);
  if (!article) return undefined;
  requireSeen(seen, article.version);
  if (type !== undefined) await requireType(tx, type);
  const version = article.version + 1;
  await tx
    .updateTable('content_articles')
    .set({ version, withdrawn_at: null, type: type ?? article.type })
    .where('id', '=', id)
    .execute();
  await insert(tx, id, version, checked, at);
  return version;
}

/** Adds languages that the current version lacks, and returns its number; undefined if there is none. Throws InvalidFields. */
export async function translateArticle(tx: Tx, { id, seen, texts, at }: ArticleTexts): Promise<number | undefined> {
  const checked = checkTexts(texts);
  const article = await lock(tx, id);
  if (!article || article.withdrawn_at) return undefined;
  requireSeen(seen, article.version);
  requireMissing((await findArticle(tx, id))?.texts ?? {}, texts);
  await insert(tx, id, article.version, checked, at);
  return article.version;
}

/** Hides an article until its next version, and returns the version that it hid; undefined if there is none. */
export async function withdrawArticle(tx: Tx, id: bigint, at: Date): Promise<number | undefined> {
  const article = await lock(tx, id);
  if (!article || article.withdrawn_at) return undefined;
  await tx.updateTable('content_articles').set({ withdrawn_at: at }).where('id', '=', id).execute();
  return article.version;
}

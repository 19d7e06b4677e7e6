import type { Language } from '#contract/languages';
import type { Tx } from '../../db/transact.ts';
import type { ListName, PageName } from './tables.ts';
import { entriesOf, type ArticleText, type Texts } from './text-fields.ts';

export interface ContentPage {
  readonly title: string;
  /** Simple semantic HTML: headings from h2, paragraphs, lists, tables. */
  readonly html: string;
}

export interface SampleArticle {
  /** The `id` of a news type. */
  readonly type: string;
  readonly createdAt: Date;
  readonly texts: Texts<ArticleText>;
}

export interface ContentListItem {
  readonly id: string;
  readonly title?: string;
  readonly text?: string;
  readonly image?: string;
  readonly link?: string;
}

/** The lists of the home screen in one language. */
export type ContentLists = Readonly<Record<ListName, readonly ContentListItem[]>>;

/** Writes the pages that a language doesn't have, so that an operator's changes are kept. */
export async function seedPages(
  tx: Tx,
  lang: Language,
  pages: Readonly<Record<PageName, ContentPage>>,
  updatedAt: Date,
): Promise<void> {
  const all = Object.entries(pages) as [PageName, ContentPage][];
  await tx
    .insertInto('content_pages')
    .values(all.map(([name, { title, html }]) => ({ name, lang, title, html, updated_at: updatedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the articles if there are none. */
export async function seedArticles(tx: Tx, articles: readonly SampleArticle[]): Promise<void> {
  if (await tx.selectFrom('content_articles').select('id').executeTakeFirst()) return;
  for (const { type, createdAt, texts } of articles) {
    const { id } = await tx
      .insertInto('content_articles')
      .values({ type, created_at: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('content_article_texts')
      .values(
        entriesOf(texts).map(([language, text]) => ({
          article_id: id,
          lang: language,
          updated_at: createdAt,
          ...text,
        })),
      )
      .execute();
  }
}

/** Writes the lists of a language if it has none. Its pages and articles may still be in English. */
export async function seedLists(tx: Tx, lang: Language, lists: ContentLists): Promise<void> {
  const present = await tx.selectFrom('content_list_items').select('id').where('lang', '=', lang).executeTakeFirst();
  if (present) return;
  const entries = Object.entries(lists) as [ListName, readonly ContentListItem[]][];
  const items = entries.flatMap(([list, all]) =>
    all.map((item, position) => ({ list, lang, position, title: '', text: '', ...item })),
  );
  await tx.insertInto('content_list_items').values(items).execute();
}

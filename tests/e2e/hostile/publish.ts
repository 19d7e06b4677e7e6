import type { Db } from '#server/db/transact';
import { corpus } from './corpus.ts';

/** PostgreSQL keeps no null characters; those texts reach the browser with this one in their place. */
const noNull = (text: string): string => text.replaceAll('\u0000', '\ufffd');

/** The beginning of an attack, for places that show text. */
export const asText = (html: string): string => noNull(html.slice(0, 300));

const language = 'en-us';

/** Puts every attack into an article of its own, past the server's check. Returns the first one's id. */
export async function publishArticles(db: Db): Promise<number> {
  const first = 1_000_000;
  const at = new Date('2026-01-01T00:00:00Z');
  await db
    .insertInto('content_articles')
    .values(corpus.map((_, index) => ({ id: BigInt(first + index), type: 'guide', created_at: at })))
    .execute();
  await db
    .insertInto('content_article_texts')
    .values(
      corpus.map(({ id, html }, index) => ({
        article_id: BigInt(first + index),
        lang: language,
        title: id,
        summary: asText(html),
        html: noNull(html),
        updated_at: at,
      })),
    )
    .execute();
  return first;
}

/** All attacks but the huge ones in so many texts, each with attacks of all classes. */
export function together(count: number): string[] {
  const usual = corpus.filter(({ html }) => html.length < 1000);
  return Array.from({ length: count }, (_, text) =>
    usual
      .filter((_attack, index) => index % count === text)
      .map(({ html }) => noNull(html))
      .join('\n'),
  );
}

/** Publishes the attacks as new versions of all pages. */
export async function publishPages(db: Db): Promise<void> {
  const pages = await db
    .selectFrom('content_pages')
    .select(['name', ({ fn }) => fn.max('version').as('version')])
    .groupBy('name')
    .orderBy('name')
    .execute();
  const texts = together(pages.length);
  await db
    .insertInto('content_pages')
    .values(
      pages.map(({ name, version }, index) => ({
        name,
        version: version + 1,
        lang: language,
        title: name,
        html: texts[index] ?? '',
        updated_at: new Date('2026-01-01T00:00:00Z'),
      })),
    )
    .execute();
}

/** Sends the attacks to a customer as notices, and returns their titles. */
export async function publishNotices(db: Db, username: string): Promise<string[]> {
  const notices = together(12).map((content, index) => ({ title: `Hostile notice ${index + 1}.`, content }));
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notices')
    .values(notices.map((notice) => ({ ...notice, customer_id: id, created_at: new Date(), read_at: null })))
    .execute();
  return notices.map(({ title }) => title);
}

/** Puts attacks into what the home screen and the news show as text, and into addresses of links and images. */
export async function publishLists(db: Db): Promise<void> {
  const some = corpus.filter(({ id, html }) => html.length < 200 && /^(handlers|unclosed|written)-\d*5$/.test(id));
  await db
    .insertInto('content_list_items')
    .values(
      (['banner', 'trumpet', 'feedback', 'platform', 'news-type'] as const).flatMap((list) =>
        some.map(({ id, number, html }, index) => ({
          list,
          id,
          lang: language,
          position: 100 + index,
          title: asText(html),
          text: asText(html),
          image: null,
          link: list === 'banner' || list === 'platform' ? `javascript:canary(${number})` : null,
        })),
      ),
    )
    .execute();
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';
import type { ListName } from './tables.ts';
import { entriesOf, type Texts } from './text-fields.ts';

/** An item of a list of the home screen, or a type of news. */
export interface ListItem {
  readonly id: string;
  readonly image: string | null;
  readonly link: string | null;
  readonly texts: Texts<{ readonly title: string; readonly text: string }>;
}

/** Returns a list in all its languages, in order. */
export async function wholeList(db: Db, list: ListName): Promise<ListItem[]> {
  const rows = await db
    .selectFrom('content_list_items')
    .selectAll()
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id')
    .orderBy('lang')
    .execute();
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id);
    return {
      id,
      image: own[0]?.image ?? null,
      link: own[0]?.link ?? null,
      texts: Object.fromEntries(own.map(({ lang, title, text }) => [lang, { title, text }])) as ListItem['texts'],
    };
  });
}

/** Replaces a list. */
export async function replaceList(tx: Tx, list: ListName, items: readonly ListItem[]): Promise<void> {
  // Two lists together would mix: one at a time. Readers don't wait.
  await sql`lock table content_list_items in share row exclusive mode`.execute(tx);
  await tx.deleteFrom('content_list_items').where('list', '=', list).execute();
  const rows = items.flatMap(({ id, image, link, texts }, position) =>
    entriesOf(texts).map(([lang, { title, text }]) => ({
      list,
      id,
      lang,
      position,
      title,
      text,
      image,
      link,
    })),
  );
  if (rows.length > 0) await tx.insertInto('content_list_items').values(rows).execute();
}

/** Returns the types that articles have, withdrawn ones too. */
export async function typesInUse(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('content_articles').select('type').distinct().execute();
  return rows.map(({ type }) => type);
}

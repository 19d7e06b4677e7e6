import { type Selectable, sql } from 'kysely';
import type { Language } from '#contract/languages';
import type { Db, Tx } from '../../db/transact.ts';
import { usableLanguage } from '../account/rules.ts';
import type { AnnouncementTexts, NoticeTables } from './tables.ts';

export const PAGE_SIZE = 50;

export interface NewAnnouncement {
  readonly key: string;
  readonly hash: Buffer;
  /** Null if it is for one customer, who has it at once. */
  readonly texts: AnnouncementTexts | null;
  readonly customers: number;
  readonly at: Date;
}

/** Returns false if there is one with this key. */
export async function insertAnnouncement(tx: Tx, announcement: NewAnnouncement): Promise<boolean> {
  const { key, hash, texts, customers, at } = announcement;
  const isSent = texts === null;
  const { numInsertedOrUpdatedRows: saved } = await tx
    .insertInto('announcements')
    .values({
      key,
      hash,
      texts: texts && JSON.stringify(texts),
      customers,
      created_at: at,
      reached: isSent ? null : '',
      finished_at: isSent ? at : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return saved === 1n;
}

export async function findAnnouncement(db: Db, key: string) {
  return db.selectFrom('announcements').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
}

/** Returns one page, newest first, and how many there are. */
export async function listAnnouncements(db: Db, page: number) {
  const all = db.selectFrom('announcements');
  const items = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Returns how many customers have an account that isn't closed. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Recipient {
  readonly id: string;
  readonly language: Language;
}

/** Locks those of these customers whose account isn't closed, so that it is erased only once it has the notice too. */
export async function lockOpen(tx: Tx, ids: readonly string[]): Promise<Recipient[]> {
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'lang'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id, lang }) => ({ id, language: usableLanguage(lang) }));
}

export type OpenAnnouncement = Selectable<NoticeTables['announcements']> & {
  readonly texts: AnnouncementTexts;
  readonly reached: string;
};

/** Locks the oldest announcement, except for some, that isn't with all customers yet and that no other server is sending. */
export async function lockUnfinished(tx: Tx, except: readonly string[]): Promise<OpenAnnouncement | undefined> {
  const row = await tx
    .selectFrom('announcements')
    .selectAll()
    .where('finished_at', 'is', null)
    .where(sql<boolean>`key <> all(${except})`)
    .orderBy('created_at')
    .orderBy('key')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row as OpenAnnouncement | undefined;
}

/** Returns the next customers, in the order of their ids, who were there when it was sent. */
export async function nextCustomers(
  tx: Tx,
  { reached, created_at: at }: OpenAnnouncement,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '>', reached)
    .where('created_at', '<=', at)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Says who has it, in the transaction that gives it to them. */
export async function saveReached(tx: Tx, { key }: OpenAnnouncement, reached: string): Promise<void> {
  await tx.updateTable('announcements').set({ reached }).where('key', '=', key).execute();
}

export async function finishAnnouncement(tx: Tx, { key }: OpenAnnouncement, at: Date): Promise<void> {
  await tx.updateTable('announcements').set({ reached: null, finished_at: at }).where('key', '=', key).execute();
}

import { sql } from 'kysely';
import { legalDocuments } from '#contract/content-agreements';
import type { Db, Tx } from '../../db/transact.ts';
import { InvalidFields } from '../../errors.ts';
import { pageNames, type PageName } from './tables.ts';
import {
  checkTexts,
  entriesOf,
  requireEnglish,
  requireMissing,
  requireSeen,
  type PageText,
  type Texts,
} from './text-fields.ts';

/** A version of a page. */
export interface PageVersion {
  readonly name: PageName;
  /** 0 while nothing was published. */
  readonly version: number;
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly texts: Texts<PageText>;
}

const rowsOf = (db: Db, name: PageName) =>
  db.selectFrom('content_pages').selectAll().where('name', '=', name).orderBy('lang');

async function newestVersion(db: Db, name: PageName): Promise<number> {
  const row = await db
    .selectFrom('content_pages')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Returns a version of a page with its texts, the newest one by default; undefined if there is no such version. */
export async function findPage(db: Db, name: PageName, requestedVersion?: number): Promise<PageVersion | undefined> {
  const version = requestedVersion ?? (await newestVersion(db, name));
  const rows = await rowsOf(db, name).where('version', '=', version).execute();
  if (rows.length === 0 && requestedVersion !== undefined) return undefined;
  const first = rows.toSorted((one, other) => one.updated_at.getTime() - other.updated_at.getTime())[0];
  return {
    name,
    version,
    publishedAt: first?.updated_at ?? null,
    withdrawnAt: first?.withdrawn_at ?? null,
    texts: Object.fromEntries(rows.map(({ lang, title, html }) => [lang, { title, html }])),
  };
}

/** Returns the newest version of each page. */
export async function everyPage(db: Db): Promise<PageVersion[]> {
  const found = await Promise.all(pageNames.map((name) => findPage(db, name)));
  return found.filter((page) => page !== undefined);
}

/** Two versions published together would be one: one at a time. Readers don't wait. */
const oneAtATime = (tx: Tx) => sql`lock table content_pages in share row exclusive mode`.execute(tx);

const insert = (tx: Tx, name: PageName, version: number, texts: Texts<PageText>, at: Date) =>
  tx
    .insertInto('content_pages')
    .values(entriesOf(texts).map(([lang, text]) => ({ name, lang, version, updated_at: at, ...text })))
    .execute();

interface PageTexts {
  readonly name: PageName;
  /** The version that the operator has seen. */
  readonly seen: number | undefined;
  readonly texts: Texts<PageText>;
  readonly at: Date;
}

/** Publishes a new version and returns its number. The earlier ones stay. Throws InvalidFields. */
export async function publishPage(tx: Tx, { name, seen, texts, at }: PageTexts): Promise<number> {
  requireEnglish(texts);
  const checked = checkTexts(texts);
  await oneAtATime(tx);
  const newest = await newestVersion(tx, name);
  requireSeen(seen, newest);
  await insert(tx, name, newest + 1, checked, at);
  return newest + 1;
}

/** Adds languages that the newest version lacks, and returns its number. Throws InvalidFields; undefined if there is none. */
export async function translatePage(tx: Tx, { name, seen, texts, at }: PageTexts): Promise<number | undefined> {
  const checked = checkTexts(texts);
  await oneAtATime(tx);
  const page = await findPage(tx, name);
  if (!page || page.version === 0 || page.withdrawnAt) return undefined;
  requireSeen(seen, page.version);
  requireMissing(page.texts, texts);
  await insert(tx, name, page.version, checked, at);
  return page.version;
}

/**
 * Hides a page until its next version, and returns the version that it hid; undefined if there is none. What customers
 * agree to can only be replaced.
 */
export async function withdrawPage(tx: Tx, name: PageName, at: Date): Promise<number | undefined> {
  if (legalDocuments.some((document) => document === name)) throw new InvalidFields({ name: ['validation:page-kept'] });
  await oneAtATime(tx);
  const version = await newestVersion(tx, name);
  const { numUpdatedRows } = await tx
    .updateTable('content_pages')
    .set({ withdrawn_at: at })
    .where('name', '=', name)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? version : undefined;
}

import { type RawBuilder, sql } from 'kysely';
import type { NoticeTopic } from '#contract/notices-preferences';
import type { Db, Tx } from '../../db/transact.ts';
import type { Session } from '../../plugins/sessions/store.ts';
import { isWanted } from './preference-store.ts';
import { insertPushes } from './push-store.ts';

export const PAGE_SIZE = 20;

// The contract allows any short text as an id; ours are numbers.
const asNumber = (id: string): bigint | undefined => (/^\d{1,18}$/.test(id) ? BigInt(id) : undefined);

export interface NewNotice {
  readonly customer: string;
  readonly session: string | undefined;
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly content: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** A saved notice. */
export interface SavedNotice {
  readonly id: string;
  /** Whether it is announced in the app, and by email. */
  readonly app: boolean;
  readonly email: boolean;
}

/**
 * Saves a notice, if `condition` holds, and its pushes: `saved` for the statement that saves more. One that the customer
 * doesn't want to be told of in the app counts as read.
 */
export function noticeParts(notice: NewNotice, condition: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const { customer, session, topic, createdAt, readAt } = notice;
  const app = isWanted(customer, topic, 'app');
  const pushes = { customer, kind: topic, session, at: createdAt, isWanted: isWanted(customer, topic, 'push') };
  return sql`
    saved as (
      insert into notices (customer_id, session_id, title, content, created_at, read_at)
      select ${customer}, ${session ?? null}, ${notice.title}, ${notice.content}, ${createdAt}::timestamptz,
        case when ${app} then ${readAt}::timestamptz else ${createdAt}::timestamptz end
      where ${condition}
      returning id),
    pushed as (${insertPushes(pushes)})`;
}

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<SavedNotice> {
  const { customer, topic } = notice;
  const { rows } = await sql<SavedNotice>`
    with ${noticeParts(notice)}
    select id::text, ${isWanted(customer, topic, 'app')} as app, ${isWanted(customer, topic, 'email')} as email
    from saved`.execute(tx);
  const [saved] = rows;
  if (!saved) throw new Error('the notice was not saved');
  return saved;
}

export async function listNotices(db: Db, customer: string, page: number) {
  const own = db.selectFrom('notices').where('customer_id', '=', customer);
  const [rows, counts] = await Promise.all([
    own
      .select(['id', 'title', 'created_at', 'read_at'])
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    // Each from its own index, without the notices themselves.
    db
      .selectNoFrom(({ fn }) => [
        own.select(fn.countAll<bigint>().as('total')).as('total'),
        own.where('read_at', 'is', null).select(fn.countAll<bigint>().as('unread')).as('unread'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counts.total), unread: Number(counts.unread) };
}

/** Returns all notices with their content, oldest first. */
export async function everyNotice(db: Db, customer: string) {
  return db.selectFrom('notices').selectAll().where('customer_id', '=', customer).orderBy('id').execute();
}

/** Returns undefined for a missing notice or another customer's. */
export async function findNotice(db: Db, customer: string, id: string) {
  const number = asNumber(id);
  if (number === undefined) return undefined;
  return db
    .selectFrom('notices')
    .selectAll()
    .where('customer_id', '=', customer)
    .where('id', '=', number)
    .executeTakeFirst();
}

/** Returns the newest unread notice that this session did not cause. */
export async function newestUnread(db: Db, { id: session, customer }: Session): Promise<string | undefined> {
  const row = await db
    .selectFrom('notices')
    .select('id')
    .where('customer_id', '=', customer)
    .where('read_at', 'is', null)
    .where('session_id', 'is distinct from', session)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && String(row.id);
}

/** Marks one notice as read, or all without an id. Keeps the time of earlier reads. Returns whether any was unread. */
export async function markRead(db: Db, customer: string, now: Date, id?: bigint): Promise<boolean> {
  let update = db
    .updateTable('notices')
    .set({ read_at: now })
    .where('customer_id', '=', customer)
    .where('read_at', 'is', null);
  if (id !== undefined) update = update.where('id', '=', id);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

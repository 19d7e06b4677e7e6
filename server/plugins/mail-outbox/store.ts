import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { MINUTE_MS } from '../../time.ts';

const LEASE_MS = 2 * MINUTE_MS;

/** Until when others leave a mail to the server that is sending it: longer than every timeout. */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

export interface StoredMail {
  readonly id: string;
  readonly content: Buffer;
  /** Failed ones. */
  readonly attempts: number;
  readonly createdAt: Date;
}

export interface NewMail extends Omit<StoredMail, 'attempts'> {
  readonly dueAt: Date;
}

/** Saves a mail, if `condition` holds, in the statement that saves what it tells of. */
export const mailPart = (
  { id, content, dueAt, createdAt }: NewMail,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  mailed as (
    insert into mail_outbox (id, content, due_at, created_at)
    select ${id}::uuid, ${content}::bytea, ${dueAt}::timestamptz, ${createdAt}::timestamptz where ${condition})`;

export async function insertMail(db: Db, { id, content, dueAt, createdAt }: NewMail): Promise<void> {
  await db.insertInto('mail_outbox').values({ id, content, due_at: dueAt, created_at: createdAt }).execute();
}

/** Takes up to `limit` mails that are due, the oldest first. No other server takes them meanwhile. */
export async function claimMails(db: Db, now: Date, limit: number): Promise<StoredMail[]> {
  const { rows } = await sql<StoredMail>`
    update mail_outbox set due_at = ${leaseEnd(now)} where id in (
      select id from mail_outbox where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
    returning id, content, attempts, created_at as "createdAt"`.execute(db);
  return rows;
}

export async function postponeMail(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set(({ eb }) => ({ due_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

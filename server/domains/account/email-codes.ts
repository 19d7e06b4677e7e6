import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';
import { TooManyRequests } from '../../refusal.ts';
import { CODE_SECONDS, CODE_TRIES, hashEmailCode, RESEND_SECONDS } from './rules.ts';

/** What a code is for. */
export type Purpose = 'register' | 'change';

const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Remembers what was sent; `code` is null when the mail says something else. Throws TooManyRequests within a minute. */
export async function saveCode(tx: Tx, email: string, purpose: Purpose, code: string | null, now: Date): Promise<void> {
  const values = {
    code_hash: code === null ? null : hashEmailCode(email, code),
    tries: 0,
    sent_at: now,
    expires_at: after(now, CODE_SECONDS),
    used_at: null,
  };
  const saved = await tx
    .insertInto('email_codes')
    .values({ email, purpose, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose'])
        .doUpdateSet(values)
        .where('email_codes.sent_at', '<=', after(now, -RESEND_SECONDS)),
    )
    .returning('email')
    .executeTakeFirst();
  if (saved) return;
  const { sent_at: sentAt } = await tx
    .selectFrom('email_codes')
    .select('sent_at')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  throw new TooManyRequests((after(sentAt, RESEND_SECONDS).getTime() - now.getTime()) / 1000);
}

/** Forgets it, when the mail could not be sent. */
export async function forgetCode(db: Db, email: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose).execute();
}

/** Forgets every code of an address, with its account. */
export async function forgetCodes(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('email_codes').where('email', '=', email).execute();
}

/** Whether the code is right. Every try counts, so it runs in a transaction of its own that a refusal does not undo. */
export async function tryCode(db: Db, email: string, purpose: Purpose, code: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('email_codes')
    .set({ tries: sql`tries + 1` })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ? timingSafeEqual(row.code_hash, hashEmailCode(email, code)) : false;
}

/** Uses a right code up; false when somebody else was faster. */
export async function useCode(tx: Tx, email: string, purpose: Purpose, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('email_codes')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

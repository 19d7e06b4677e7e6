import type { Db, Tx } from '../../db/transact.ts';
import { TooManyRequests } from '../../errors.ts';
import { CODE_SECONDS, hashEmailCode, RESEND_SECONDS } from './rules.ts';

export type Purpose = 'register' | 'change';

const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

interface SentCode {
  readonly email: string;
  readonly purpose: Purpose;
  /** Null when the mail has no code because the address already has an account. */
  readonly code: string | null;
  /** The network of the client. */
  readonly requestedFrom: string;
}

/** Throws TooManyRequests when the last code was sent less than a minute ago. */
export async function saveCode(tx: Tx, { email, purpose, code, requestedFrom }: SentCode, now: Date): Promise<void> {
  const values = {
    code_hash: code === null ? null : hashEmailCode(email, code),
    sent_at: now,
    expires_at: after(now, CODE_SECONDS),
    used_at: null,
    asked_from: requestedFrom,
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

export async function deleteCode(db: Db, email: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose).execute();
}

/** Deletes every code sent to an address. */
export async function deleteCodes(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('email_codes').where('email', '=', email).execute();
}

export interface PendingCode {
  /** Null when the mail has no code. */
  readonly hash: Buffer | null;
  readonly requestedFrom: string | null;
}

export async function findPendingCode(
  db: Db,
  email: string,
  purpose: Purpose,
  now: Date,
): Promise<PendingCode | undefined> {
  return db
    .selectFrom('email_codes')
    .select(['code_hash as hash', 'asked_from as requestedFrom'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a correct code as used. Returns false if a concurrent request used it first. */
export async function consumeEmailCode(tx: Tx, email: string, purpose: Purpose, now: Date): Promise<boolean> {
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

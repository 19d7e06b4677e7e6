import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';
import { TooManyRequests } from '../../errors.ts';
import { CODE_SECONDS, CODES_A_DAY, familiarKey, hashEmailCode, RESEND_SECONDS } from './rules.ts';
import { DAY_SECONDS, secondsAfter } from '../../time.ts';
import type { AccountTables } from './tables.ts';

export type Purpose = AccountTables['email_codes']['purpose'];

interface SentCode {
  /** The address, or another key for its codes. */
  readonly email: string;
  readonly purpose: Purpose;
  /** Null when the mail has no code, or none is sent. */
  readonly code: string | null;
  /** The network of the client. */
  readonly requestedFrom: string;
}

/** Throws TooManyRequests when the last code was sent less than a minute ago, and after ten codes in a day. */
export async function saveCode(tx: Tx, { email, purpose, code, requestedFrom }: SentCode, now: Date): Promise<void> {
  const values = {
    code_hash: code === null ? null : hashEmailCode(email, code),
    sent_at: now,
    expires_at: secondsAfter(now, CODE_SECONDS),
    used_at: null,
    asked_from: requestedFrom,
  };
  const isNewDay = sql<boolean>`email_codes.counted_from <= ${secondsAfter(now, -DAY_SECONDS)}::timestamptz`;
  const saved = await tx
    .insertInto('email_codes')
    .values({ email, purpose, ...values, sent: 1, counted_from: now })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose'])
        .doUpdateSet({
          ...values,
          sent: sql<number>`case when ${isNewDay} then 1 else email_codes.sent + 1 end`,
          counted_from: sql<Date>`case when ${isNewDay} then ${now}::timestamptz else email_codes.counted_from end`,
        })
        .where('email_codes.sent_at', '<=', secondsAfter(now, -RESEND_SECONDS))
        .where(({ eb, or }) => or([isNewDay, eb('email_codes.sent', '<', CODES_A_DAY)])),
    )
    .returning('email')
    .executeTakeFirst();
  if (saved) return;
  const {
    sent_at: sentAt,
    sent,
    counted_from: countedFrom,
  } = await tx
    .selectFrom('email_codes')
    .select(['sent_at', 'sent', 'counted_from'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  const free = sent < CODES_A_DAY ? secondsAfter(sentAt, RESEND_SECONDS) : secondsAfter(countedFrom, DAY_SECONDS);
  throw new TooManyRequests((free.getTime() - now.getTime()) / 1000);
}

/** Deletes codes of yesterday and before. */
export async function sweepEmailCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_codes').where('sent_at', '<=', secondsAfter(now, -DAY_SECONDS)).execute();
}

export async function deleteCode(db: Db, email: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('email_codes').where('email', '=', email).where('purpose', '=', purpose).execute();
}

/** Deletes every code sent to an address. */
export async function deleteCodes(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('email_codes')
    .where('email', 'in', [email, familiarKey(email)])
    .execute();
}

export interface PendingCode {
  /** What it is kept under. */
  readonly email: string;
  /** Null when the mail has no code. */
  readonly hash: Buffer | null;
  readonly requestedFrom: string | null;
}

/** Returns the valid codes that are kept under these keys. */
export async function pendingCodes(
  db: Db,
  keys: readonly string[],
  purpose: Purpose,
  now: Date,
): Promise<PendingCode[]> {
  return db
    .selectFrom('email_codes')
    .select(['email', 'code_hash as hash', 'asked_from as requestedFrom'])
    .where('email', 'in', keys)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
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

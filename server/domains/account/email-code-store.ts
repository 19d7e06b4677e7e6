import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../db/transact.ts';
import { Refusal, TooManyRequests } from '../../errors.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { guess } from '../../plugins/guesses/guess.ts';
import type { Services } from '../../services.ts';
import { CODE_SECONDS, hashEmailCode, RESEND_SECONDS } from './rules.ts';

/** What a code is for. */
export type Purpose = 'register' | 'change';

const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

interface SentCode {
  readonly email: string;
  readonly purpose: Purpose;
  /** Null when the mail says something else. */
  readonly code: string | null;
  /** The network that asked for it. */
  readonly askedFrom: string;
}

/** Remembers what was sent. Throws TooManyRequests within a minute. */
export async function saveCode(tx: Tx, { email, purpose, code, askedFrom }: SentCode, now: Date): Promise<void> {
  const values = {
    code_hash: code === null ? null : hashEmailCode(email, code),
    sent_at: now,
    expires_at: after(now, CODE_SECONDS),
    used_at: null,
    asked_from: askedFrom,
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

/** Makes sure that the code is right. Throws Refusal `email-code-wrong`, and TooManyRequests after several wrong ones. */
export async function requireEmailCode(
  services: Services,
  http: FastifyRequest,
  { email, purpose, code }: { readonly email: string; readonly purpose: Purpose; readonly code: string },
): Promise<void> {
  const { db, clock } = services;
  const row = await db
    .selectFrom('email_codes')
    .select(['code_hash', 'asked_from'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  // Who asked for the code is not slowed down by strangers who guess at it.
  const known = { browser: false, address: row?.asked_from === networkOf(http.ip) };
  const about = { secret: 'email-code', account: `${purpose} ${email}`, known, wrong: 'email-code-wrong' } as const;
  await guess(services, http, about, async () => {
    const right = row?.code_hash && timingSafeEqual(row.code_hash, hashEmailCode(email, code));
    if (!right) throw new Refusal('email-code-wrong');
  });
}

/** Uses a right code up; false when somebody else was faster. */
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

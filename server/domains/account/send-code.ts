import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages';
import { transact } from '../../db/transact.ts';
import { codeOf, InvalidFields, Unavailable } from '../../errors.ts';
import { networkOf } from '../../plugins/client-address.ts';
import type { InTurn } from '../../plugins/contract/route.ts';
import { isAddressUnknown, mailTexts } from '../../plugins/mail.ts';
import type { Services } from '../../services.ts';
import { deleteCode, type Purpose, saveCode } from './email-code-store.ts';
import { makeEmailCode } from './rules.ts';
import { hasAccount } from './store.ts';

const MAILS = {
  register: { code: 'register-code', known: 'already-registered' },
  change: { code: 'change-code', known: 'address-in-use' },
} as const satisfies Partial<Record<Purpose, object>>;

/**
 * Emails a code. If the address already has an account, emails its owner a note instead, so that neither the response nor
 * its timing reveals whether the address has one. Only what asks the database takes a turn, so that a mail server that hangs
 * holds none. Throws InvalidFields if the address doesn't exist, and Unavailable if no email can be sent; another code can be
 * sent at once.
 */
export async function sendCode(
  { db, clock, mailer, texts }: Services,
  http: FastifyRequest,
  {
    email,
    purpose,
    language,
  }: { readonly email: string; readonly purpose: keyof typeof MAILS; readonly language: Language },
  inTurn: InTurn,
): Promise<void> {
  const mail = await inTurn(async () => {
    const known = await hasAccount(db, email);
    const code = known ? null : makeEmailCode();
    await transact(db, (tx) => saveCode(tx, { email, purpose, code, requestedFrom: networkOf(http.ip) }, clock()));
    return { to: email, ...mailTexts(texts, language, MAILS[purpose][known ? 'known' : 'code'], { code }) };
  });
  try {
    await mailer.send(mail);
  } catch (cause) {
    await inTurn(() => deleteCode(db, email, purpose));
    if (isAddressUnknown(cause)) throw new InvalidFields({ email: ['validation:email-form'] });
    // A bug of ours.
    if (codeOf(cause) === '') throw cause;
    throw new Unavailable('The mail server takes no email.', { cause });
  }
}

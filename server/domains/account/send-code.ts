import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages';
import { transact } from '../../db/transact.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { mailTexts } from '../../plugins/mail.ts';
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
 * its timing reveals whether the address has one.
 */
export async function sendCode(
  services: Services,
  http: FastifyRequest,
  email: string,
  purpose: keyof typeof MAILS,
  language: Language,
): Promise<void> {
  const { db, clock, mailer, texts } = services;
  const known = await hasAccount(db, email);
  const code = known ? null : makeEmailCode();
  await transact(db, (tx) => saveCode(tx, { email, purpose, code, requestedFrom: networkOf(http.ip) }, clock()));
  const kind = MAILS[purpose][known ? 'known' : 'code'];
  try {
    await mailer.send({ to: email, ...mailTexts(texts, language, kind, { code }) });
  } catch (error) {
    await deleteCode(db, email, purpose);
    throw error;
  }
}

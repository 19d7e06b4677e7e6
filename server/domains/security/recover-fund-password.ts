import type { FastifyRequest } from 'fastify';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { mailTexts } from '../../plugins/mail.ts';
import { mailAfterCommit } from '../../plugins/mail-outbox/index.ts';
import type { Services } from '../../services.ts';
import { consumeEmailCode, saveCode } from '../account/email-code-store.ts';
import { requireEmailCode } from '../account/require-email-code.ts';
import { codeExpiry, makeEmailCode } from '../account/rules.ts';
import type { Actor } from './actor.ts';
import { recordAndNotify } from './alert-customer.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import { hashPassword } from './password-hash.ts';
import { requireAcceptableFundPassword } from './require-acceptable-password.ts';
import { consumeConfirmation, requireConfirmation } from './require-confirmation.ts';
import { requireLoginPassword, requireSeparateFundPassword, requireUnchangedPassword } from './require-password.ts';
import { contactOf, namesOf, passwordHashes, replaceFundPasswordHash } from './store.ts';

const purpose = 'recover-fund-password';

async function requireFundPasswordSet({ db }: Services, customer: string): Promise<void> {
  if ((await passwordHashes(db, customer)).fundPassword === null) throw new Refusal('fund-password-missing');
}

/** Emails the customer a code. Throws Refusal `fund-password-missing`, and TooManyRequests when one was just sent. */
export async function sendFundPasswordCode(services: Services, http: FastifyRequest, customer: string): Promise<void> {
  const { db, clock, texts } = services;
  await requireFundPasswordSet(services, customer);
  const { email, language } = await contactOf(db, customer);
  const code = makeEmailCode();
  const at = clock();
  const mail = { to: email, ...mailTexts(texts, language, 'fund-recovery-code', { code }), expiresAt: codeExpiry(at) };
  await transact(db, async (tx) => {
    await saveCode(tx, { email, purpose, code, requestedFrom: networkOf(http.ip) }, at);
    await mailAfterCommit(tx, services, mail);
  });
}

interface Recovery {
  readonly password: string;
  readonly code: string;
  readonly trading_password: string;
}

/**
 * Replaces a lost fund password. Throws Refusal `wrong-password`, `second-factor-needed`, `fund-password-missing`,
 * `same-as-login-password`, those of `requireAcceptableFundPassword`, or `email-code-wrong`, which is checked last, so that a
 * typo elsewhere uses up no attempt.
 */
export async function resetFundPassword(
  services: Services,
  { session, http }: Actor,
  { password, code, trading_password: next }: Recovery,
): Promise<void> {
  const { db, clock } = services;
  const { customer } = session;
  const passwordHash = await requireLoginPassword(services, http, customer, password);
  requireAcceptableFundPassword(next, await namesOf(db, customer));
  await requireConfirmation(db, session, clock());
  await requireFundPasswordSet(services, customer);
  await requireSeparateFundPassword(services, http, customer, next);
  const { email } = await contactOf(db, customer);
  await requireEmailCode(services, http, { email, purpose, code });
  const hash = await hashPassword(next);
  await transact(db, async (tx) => {
    await requireUnchangedPassword(tx, customer, passwordHash);
    await consumeConfirmation(tx, session, clock());
    if (!(await consumeEmailCode(tx, email, purpose, clock()))) throw new Refusal('email-code-wrong');
    await replaceFundPasswordHash(tx, customer, hash);
    await holdWithdrawals(tx, customer, 'fund-password-recovered', clock());
    await recordAndNotify(tx, services, http, { customer, kind: 'fund-password-recovered' });
  });
}

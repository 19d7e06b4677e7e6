import type { FastifyRequest } from 'fastify';
import { type Tx, transact } from '../../db/transact.ts';
import { Refusal, TooManyRequests } from '../../errors.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { mailTexts } from '../../plugins/mail.ts';
import { mailInBackground } from '../../plugins/mail-outbox/index.ts';
import { browserDeviceOf } from '../../plugins/sessions/device.ts';
import { familiarity } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { recordAndNotify } from '../security/alert-customer.ts';
import { hasAuthenticator } from '../security/authenticator-store.ts';
import { endOwnSessions } from '../security/end-sessions.ts';
import { holdWithdrawals } from '../security/hold-withdrawals.ts';
import { hashPassword } from '../security/password-hash.ts';
import { requireAcceptablePassword } from '../security/require-acceptable-password.ts';
import { lockPasswordHash, replacePasswordHash } from '../security/store.ts';
import { consumeEmailCode, saveCode } from './email-code-store.ts';
import { saveLoginTicket } from './login-ticket-store.ts';
import { requireEmailCode } from './require-email-code.ts';
import { codeExpiry, familiarKey, makeEmailCode, unknownAccount } from './rules.ts';
import { createSession, type NewSession } from './session.ts';
import { findForRecovery } from './store.ts';

const purpose = 'recover-password';

/** What codes for an identifier are kept under: the customer's address, or a name that no address can be. */
const codeKey = (email: string | undefined, identifier: string): string => email ?? unknownAccount(identifier);

/** Whether the customer has logged in before in this browser, or from this address. Asks the same for nobody. */
async function isKnown({ db, settings }: Services, http: FastifyRequest, customer = ''): Promise<boolean> {
  const { browser, address } = await familiarity(db, customer, browserDeviceOf(http, settings));
  return browser || address;
}

/**
 * Emails a code to the owner of the account with this username or email address. Nothing that the caller sees depends on
 * whether there is one: the mail is not waited for, strangers get none, and a code that was just sent stays valid.
 */
export async function sendRecoveryCode(services: Services, http: FastifyRequest, identifier: string): Promise<void> {
  const { db, clock, texts } = services;
  const found = await findForRecovery(db, identifier);
  const code = makeEmailCode();
  const email = codeKey(found?.email, identifier);
  const key = (await isKnown(services, http, found?.id)) ? familiarKey(email) : email;
  const at = clock();
  const sent = { email: key, purpose, code: found ? code : null, requestedFrom: networkOf(http.ip) } as const;
  try {
    await transact(db, (tx) => saveCode(tx, sent, at));
  } catch (error) {
    if (error instanceof TooManyRequests) return;
    throw error;
  }
  if (!found) return;
  const mail = { to: email, ...mailTexts(texts, found.language, 'recovery-code', { code }), expiresAt: codeExpiry(at) };
  // After the response, which would take longer than one without a mail.
  setImmediate(() => mailInBackground(services, mail));
}

interface Recovery {
  readonly identifier: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Replaces a lost login password with the emailed code, and logs in. Throws Refusal `email-code-wrong`, and
 * `second-factor-needed` when an authenticator app is on: then nothing has changed until `index/confirmLogin`, as someone
 * who reads the customer's mail must not lock the customer out. Also throws the Refusals of `requireAcceptablePassword`, but
 * only to someone with the code, as they tell whose account it is.
 */
export async function resetPassword(
  services: Services,
  http: FastifyRequest,
  { identifier, code, password }: Recovery,
): Promise<NewSession> {
  const { db, clock } = services;
  const found = await findForRecovery(db, identifier);
  const email = codeKey(found?.email, identifier);
  const keys = [email, familiarKey(email)];
  const key = await requireEmailCode(services, http, { email, purpose, code, keys });
  // There is no code to guess without an account.
  if (!found) throw new Refusal('email-code-wrong');
  const { id: customer } = found;
  requireAcceptablePassword(password, found);
  const newPasswordHash = await hashPassword(password);
  const outcome = await transact(db, async (tx) => {
    const at = clock();
    const passwordHash = await lockPasswordHash(tx, customer);
    if (!(await consumeEmailCode(tx, key, purpose, at))) throw new Refusal('email-code-wrong');
    // Another code that waits would still replace the password.
    for (const other of keys) await consumeEmailCode(tx, other, purpose, at);
    if (await hasAuthenticator(tx, customer))
      return { ticket: await saveLoginTicket(tx, { customer, passwordHash, newPasswordHash }, at) };
    await replacePassword(tx, services, http, { customer, newPasswordHash });
    return createSession(tx, services, http, { customer, kind: 'login-email-code' });
  });
  if ('ticket' in outcome) throw new Refusal('second-factor-needed', outcome);
  return outcome;
}

/** Ends all sessions, holds withdrawals, and tells the customer. The caller must hold the lock of `lockPasswordHash`. */
export async function replacePassword(
  tx: Tx,
  services: Services,
  http: FastifyRequest,
  { customer, newPasswordHash }: { readonly customer: string; readonly newPasswordHash: string },
): Promise<void> {
  await replacePasswordHash(tx, customer, newPasswordHash);
  await endOwnSessions(tx, services, { customer, http }, { allBut: null });
  await holdWithdrawals(tx, customer, 'password-recovered', services.clock());
  await recordAndNotify(tx, services, http, { customer, kind: 'password-recovered' });
}

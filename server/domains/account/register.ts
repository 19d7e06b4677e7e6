import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { browserDeviceOf } from '../../plugins/sessions/device.ts';
import { openSession } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { recordAgreements, requireCurrentVersions, type Versions } from '../content/agreement-store.ts';
import { publishNotice } from '../notices/publish.ts';
import { recordActivity } from '../security/activity-store.ts';
import { hashPassword } from '../security/password-hash.ts';
import { requireAcceptablePassword } from '../security/require-acceptable-password.ts';
import { consumeEmailCode } from './email-code-store.ts';
import { requireEmailCode } from './require-email-code.ts';
import type { NewSession } from './session.ts';
import { createCustomer, findInviter, isUsernameFree } from './store.ts';

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly code: string;
  readonly inviteCode: string | undefined;
  /** The versions of the documents that were shown, as far as the client says. */
  readonly agreed: Partial<Versions>;
}

/**
 * Opens an account and logs in. Throws Refusal. Checks the code last, so that an error in another field doesn't use up an
 * attempt.
 */
export async function register(
  services: Services,
  http: FastifyRequest,
  registration: Registration,
  language: Language,
): Promise<NewSession> {
  const { db, clock, settings } = services;
  const { username, password, email, code, inviteCode, agreed } = registration;
  const now = clock();
  const device = browserDeviceOf(http, settings);
  requireAcceptablePassword(password, { username, email });
  if (!(await isUsernameFree(db, username))) throw new Refusal('username-taken');
  const invitedBy = inviteCode ? await findInviter(db, inviteCode) : undefined;
  if (inviteCode && !invitedBy) throw new Refusal('invite-code-unknown');
  await requireCurrentVersions(db, agreed);
  await requireEmailCode(services, http, { email, purpose: 'register', code });
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    if (!(await consumeEmailCode(tx, email, 'register', now))) throw new Refusal('email-code-wrong');
    const customer = await createCustomer(tx, {
      username,
      email,
      passwordHash,
      invitedBy,
      lang: language,
      createdAt: now,
    });
    await recordAgreements(tx, { customer, shown: agreed, at: now });
    await recordActivity(tx, { customer, kind: 'registered', device, at: now });
    const { id: session, ...credentials } = await openSession(tx, customer, device, now);
    await publishNotice(tx, services, { customer, language, kind: 'welcome', values: { username }, session });
    return { customer, credentials };
  });
}

import type { Language } from '#contract/languages';
import { transact } from '../../db/transact.ts';
import { type Credentials, type Device, openSession } from '../../plugins/sessions/store.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { publishNotice } from '../notices/publish.ts';
import { createCustomer, findInviter, hasAccount, isUsernameFree } from './customers.ts';
import { forgetCode, saveCode, tryCode, useCode } from './email-codes.ts';
import { hashPassword } from './passwords.ts';
import { makeEmailCode } from './rules.ts';

/**
 * Mails a code, or to the owner of an account that there is one already: who asks learns nothing about the address,
 * also not by the time it takes.
 */
export async function sendRegisterCode(services: Services, email: string, language: Language): Promise<void> {
  const { db, clock, mailer, texts } = services;
  const known = await hasAccount(db, email);
  const code = known ? null : makeEmailCode();
  await transact(db, (tx) => saveCode(tx, email, 'register', code, clock()));
  const kind = known ? 'already-registered' : 'register-code';
  try {
    await mailer.send({
      to: email,
      subject: texts.text(language, `mail:${kind}.subject`, { code }),
      text: texts.text(language, `mail:${kind}.text`, { code }),
    });
  } catch (error) {
    await forgetCode(db, email, 'register');
    throw error;
  }
}

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly code: string;
  readonly inviteCode: string | undefined;
}

/** Opens an account and signs in. Throws Refusal; a wrong code is asked for last, so that no try is lost to a typo. */
export async function register(
  services: Services,
  registration: Registration,
  device: Device,
  language: Language,
): Promise<{ customer: string; credentials: Credentials }> {
  const { db, clock } = services;
  const { username, password, email, code, inviteCode } = registration;
  const now = clock();
  if (!(await isUsernameFree(db, username))) throw new Refusal('username-taken');
  const invitedBy = inviteCode ? await findInviter(db, inviteCode) : undefined;
  if (inviteCode && !invitedBy) throw new Refusal('invite-code-unknown');
  if (!(await tryCode(db, email, 'register', code, now))) throw new Refusal('email-code-wrong');
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    if (!(await useCode(tx, email, 'register', now))) throw new Refusal('email-code-wrong');
    const customer = await createCustomer(tx, { username, email, passwordHash, invitedBy, lang: language, createdAt: now });
    await publishNotice(tx, services, { customer, language, kind: 'welcome', values: { username } });
    return { customer, credentials: await openSession(tx, customer, device, now) };
  });
}

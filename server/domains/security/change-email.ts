import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { requireEmailCode, consumeEmailCode } from '../account/email-code-store.ts';
import type { Actor } from './actor.ts';
import { recordAndNotify } from './alerts.ts';
import { requireLoginPassword } from './require-password.ts';
import { changeEmail, contactOf, lockPasswordHash } from './store.ts';

interface NewEmail {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Changes the email address and tells the old one. Throws Refusal `wrong-password`, `email-code-wrong` (last, so that no
 * try is lost to a typo), and `email-taken` to nobody but the owner of the new address.
 */
export async function changeEmailAddress(
  services: Services,
  actor: Actor,
  { email, code, password }: NewEmail,
): Promise<void> {
  const { db, clock } = services;
  const { customer } = actor.session;
  const asked = await requireLoginPassword(services, actor.http, customer, password);
  await requireEmailCode(services, actor.http, { email, purpose: 'change', code });
  await transact(db, async (tx) => {
    // With the password changed meanwhile this session has ended.
    if ((await lockPasswordHash(tx, customer)) !== asked) throw new Refusal('wrong-password');
    const { email: old } = await contactOf(tx, customer);
    if (!(await consumeEmailCode(tx, email, 'change', clock()))) throw new Refusal('email-code-wrong');
    await changeEmail(tx, customer, email);
    await recordAndNotify(tx, services, actor.http, { customer, kind: 'email-changed', to: old });
  });
}

import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { consumeEmailCode } from '../account/email-code-store.ts';
import { requireEmailCode } from '../account/require-email-code.ts';
import type { Actor } from './actor.ts';
import { recordAndNotify } from './alert-customer.ts';
import { endOwnSessions } from './end-sessions.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import { consumeConfirmation, requireConfirmation } from './require-confirmation.ts';
import { requireLoginPassword, requireUnchangedPassword } from './require-password.ts';
import { changeEmail, contactOf } from './store.ts';

interface NewEmail {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Changes the email address, ends every other session, holds withdrawals, and notifies the old address. Throws Refusal
 * `wrong-password`, `second-factor-needed`, `email-code-wrong` (checked last, so that a typo elsewhere uses up no attempt) or
 * `email-taken` (only after the code proved who owns the new address).
 */
export async function changeEmailAddress(
  services: Services,
  actor: Actor,
  { email, code, password }: NewEmail,
): Promise<void> {
  const { db, clock } = services;
  const { session } = actor;
  const { customer } = session;
  const passwordHash = await requireLoginPassword(services, actor.http, customer, password);
  await requireConfirmation(db, session, clock());
  await requireEmailCode(services, actor.http, { email, purpose: 'change', code });
  await transact(db, async (tx) => {
    await requireUnchangedPassword(tx, customer, passwordHash);
    await consumeConfirmation(tx, session, clock());
    const { email: old } = await contactOf(tx, customer);
    if (!(await consumeEmailCode(tx, email, 'change', clock()))) throw new Refusal('email-code-wrong');
    await changeEmail(tx, customer, email);
    await endOwnSessions(tx, services, { customer, http: actor.http }, { allBut: session.id });
    await holdWithdrawals(tx, customer, 'email-changed', clock());
    await recordAndNotify(tx, services, actor.http, { customer, kind: 'email-changed', to: old });
  });
}

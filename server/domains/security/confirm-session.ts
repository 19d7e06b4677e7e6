import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import type { Session } from '../../plugins/sessions/store.ts';
import { secondsAfter } from '../../time.ts';
import type { Actor } from './actor.ts';
import { saveConfirmation } from './confirmation-store.ts';
import { alertRecoveryCodeUsed, consumeCode, secretOf, withCode } from './require-code.ts';
import { requireLiveSession } from './require-live-session.ts';
import { type UsedPasskey, withPasskey } from './require-passkey.ts';
import { CONFIRMATION_SECONDS } from './rules.ts';

async function confirm(tx: Tx, { clock }: Services, session: Session): Promise<void> {
  await saveConfirmation(tx, session.id, secondsAfter(clock(), CONFIRMATION_SECONDS));
}

/**
 * Lets the session do one sensitive act, after a code of the authenticator app or a recovery code. Throws Refusal
 * `second-factor-wrong` or `authenticator-off`, and TooManyRequests after several wrong codes.
 */
export async function confirmWithCode(services: Services, { session, http }: Actor, code: string): Promise<void> {
  const { customer } = session;
  await withCode(services, http, customer, async (tx) => {
    await requireLiveSession(tx, session, services.clock());
    const kind = await consumeCode(tx, services, http, { customer, code });
    await confirm(tx, services, session);
    if (kind === 'recovery') await alertRecoveryCodeUsed(tx, services, http, { customer, context: 'confirmation' });
  });
}

/** The same with a passkey, also for customers who lost the app. Throws the refusals of `withPasskey`, or `authenticator-off`. */
export async function confirmWithPasskey(
  services: Services,
  { session, http }: Actor,
  used: UsedPasskey,
): Promise<void> {
  await withPasskey(services, http, { ...used, owner: session.customer }, async (tx, customer) => {
    await requireLiveSession(tx, session, services.clock());
    // A confirmation from before the app is turned on must not outlast that.
    await secretOf(tx, services, customer);
    await confirm(tx, services, session);
  });
}

import { type Tx, transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { secondsAfter } from '../../time.ts';
import { readUserInfo } from '../account/store.ts';
import { recordActivity } from './activity-store.ts';
import type { Actor } from './actor.ts';
import { recordAndNotify } from './alert-customer.ts';
import {
  beginAuthenticator,
  findAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
  saveRecoveryCodes,
  turnOn,
} from './authenticator-store.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import { sealContext, secretOf, withCode } from './require-code.ts';
import { consumeConfirmation } from './require-confirmation.ts';
import { requireLiveSession } from './require-live-session.ts';
import { requireLoginPassword, requireUnchangedPassword } from './require-password.ts';
import { hashRecoveryCode, makeRecoveryCodes, SETUP_SECONDS, formatRecoveryCode } from './rules.ts';
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** Returns a new secret to be confirmed. Throws Refusal `wrong-password` or `authenticator-already-on`. */
export async function startSetup(services: Services, { session: { customer }, http }: Actor, password: string) {
  const { db, clock, cipher } = services;
  await requireLoginPassword(services, http, customer, password);
  const secret = makeTotpSecret();
  const sealed = cipher.seal(secret, sealContext(customer));
  if (!(await beginAuthenticator(db, customer, sealed, secondsAfter(clock(), SETUP_SECONDS))))
    throw new Refusal('authenticator-already-on');
  const { username } = await readUserInfo(db, customer, clock());
  return { secret, uri: totpUri(secret, username), expires_in: SETUP_SECONDS };
}

/** Replaces the recovery codes and returns them formatted for display. Only their hashes are stored. */
async function makeCodes(tx: Tx, customer: string, secret: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await saveRecoveryCodes(
    tx,
    customer,
    codes.map((code) => hashRecoveryCode(secret, code)),
  );
  return codes.map(formatRecoveryCode);
}

/**
 * Turns on the authenticator app with a first code and returns the recovery codes. Throws Refusal `second-factor-wrong`,
 * `authenticator-already-on`, or `ticket-expired` when there is no setup to confirm.
 */
export async function confirmSetup(services: Services, { session, http }: Actor, code: string): Promise<string[]> {
  const { cipher, clock } = services;
  const { customer } = session;
  return withCode(services, http, customer, async (tx) => {
    const now = clock();
    await requireLiveSession(tx, session, now);
    const setup = await findAuthenticator(tx, customer);
    if (setup?.confirmedAt) throw new Refusal('authenticator-already-on');
    if (!setup?.expiresAt || setup.expiresAt <= now) throw new Refusal('ticket-expired');
    const secret = cipher.open(setup.secret, sealContext(customer));
    const step = stepOfCode(secret, code, now);
    if (step === undefined) throw new Refusal('second-factor-wrong');
    if (!(await turnOn(tx, customer, setup.secret, step, now))) throw new Refusal('ticket-expired');
    await recordAndNotify(tx, services, http, { customer, kind: 'authenticator-on' });
    return makeCodes(tx, customer, secret);
  });
}

/** Holds withdrawals. Throws Refusal `wrong-password`, `authenticator-off` or `second-factor-needed`. */
export async function turnOff(services: Services, { session, http }: Actor, password: string): Promise<void> {
  const { db, clock } = services;
  const { customer } = session;
  const passwordHash = await requireLoginPassword(services, http, customer, password);
  await transact(db, async (tx) => {
    await requireUnchangedPassword(tx, customer, passwordHash);
    if (!(await hasAuthenticator(tx, customer))) throw new Refusal('authenticator-off');
    await consumeConfirmation(tx, session, clock());
    const at = clock();
    if (await removeAuthenticator(tx, customer, at))
      await recordActivity(tx, { customer, kind: 'removal-obsolete', device: deviceOf(http), at });
    await holdWithdrawals(tx, customer, 'authenticator-removed', clock());
    await recordAndNotify(tx, services, http, { customer, kind: 'authenticator-off' });
  });
}

/** Replaces the recovery codes and returns the new ones. Throws the same refusals as `turnOff`. */
export async function renewRecoveryCodes(
  services: Services,
  { session, http }: Actor,
  password: string,
): Promise<string[]> {
  const { db, clock } = services;
  const { customer } = session;
  const passwordHash = await requireLoginPassword(services, http, customer, password);
  return transact(db, async (tx) => {
    await requireUnchangedPassword(tx, customer, passwordHash);
    const secret = await secretOf(tx, services, customer);
    await consumeConfirmation(tx, session, clock());
    await recordAndNotify(tx, services, http, { customer, kind: 'recovery-codes-made' });
    return makeCodes(tx, customer, secret);
  });
}

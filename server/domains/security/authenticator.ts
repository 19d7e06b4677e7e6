import type { Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { readUserInfo } from '../account/store.ts';
import type { Actor } from './actor.ts';
import { recordAndNotify } from './alerts.ts';
import {
  beginAuthenticator,
  findAuthenticator,
  removeAuthenticator,
  saveRecoveryCodes,
  turnOn,
} from './authenticator-store.ts';
import { lockAsked, lockSession } from './locks.ts';
import { sealContext, consumeCode, withCode } from './require-code.ts';
import { requireLoginPassword } from './require-password.ts';
import { after, hashRecoveryCode, makeRecoveryCodes, SETUP_SECONDS, showRecoveryCode } from './rules.ts';
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** What turning off and new recovery codes ask for. */
interface Proof {
  readonly password: string;
  readonly code: string;
}

/** Returns a new secret that waits to be confirmed. Throws Refusal `wrong-password` or `authenticator-already-on`. */
export async function begin(services: Services, { session: { customer }, http }: Actor, password: string) {
  const { db, clock, cipher } = services;
  await requireLoginPassword(services, http, customer, password);
  const secret = makeTotpSecret();
  const sealed = cipher.seal(secret, sealContext(customer));
  if (!(await beginAuthenticator(db, customer, sealed, after(clock(), SETUP_SECONDS))))
    throw new Refusal('authenticator-already-on');
  const { username } = await readUserInfo(db, customer, clock());
  return { secret, uri: totpUri(secret, username), expires_in: SETUP_SECONDS };
}

/** Returns the codes as they are shown, this once. */
async function makeCodes(tx: Tx, customer: string, secret: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await saveRecoveryCodes(
    tx,
    customer,
    codes.map((code) => hashRecoveryCode(secret, code)),
  );
  return codes.map(showRecoveryCode);
}

/**
 * Turns it on with a first code, and returns the recovery codes. Throws Refusal `second-factor-wrong`,
 * `authenticator-already-on`, and `ticket-expired` where nothing waits to be confirmed.
 */
export async function confirm(services: Services, { session, http }: Actor, code: string): Promise<string[]> {
  const { cipher, clock } = services;
  const { customer } = session;
  return withCode(services, http, customer, async (tx) => {
    const now = clock();
    await lockSession(tx, session, now);
    const waiting = await findAuthenticator(tx, customer);
    if (waiting?.confirmedAt) throw new Refusal('authenticator-already-on');
    if (!waiting?.expiresAt || waiting.expiresAt <= now) throw new Refusal('ticket-expired');
    const secret = cipher.open(waiting.secret, sealContext(customer));
    const step = stepOfCode(secret, code, now);
    if (step === undefined) throw new Refusal('second-factor-wrong');
    if (!(await turnOn(tx, customer, waiting.secret, step, now))) throw new Refusal('ticket-expired');
    await recordAndNotify(tx, services, http, { customer, kind: 'authenticator-on' });
    return makeCodes(tx, customer, secret);
  });
}

/** Asks for the login password and a code before `work`. */
async function proven<Result>(
  services: Services,
  { session: { customer }, http }: Actor,
  { password, code }: Proof,
  work: (tx: Tx, secret: string) => Promise<Result>,
): Promise<Result> {
  const asked = await requireLoginPassword(services, http, customer, password);
  return withCode(services, http, customer, async (tx) => {
    await lockAsked(tx, customer, asked);
    const { secret } = await consumeCode(tx, services, http, { customer, code });
    return work(tx, secret);
  });
}

/** Throws Refusal `wrong-password`, `second-factor-wrong` or `authenticator-off`. */
export async function remove(services: Services, actor: Actor, proof: Proof): Promise<void> {
  const { customer } = actor.session;
  await proven(services, actor, proof, async (tx) => {
    await removeAuthenticator(tx, customer);
    await recordAndNotify(tx, services, actor.http, { customer, kind: 'authenticator-off' });
  });
}

/** Ten new recovery codes; the old ones are gone. Throws Refusal as `remove` does. */
export async function renewRecoveryCodes(services: Services, actor: Actor, proof: Proof): Promise<string[]> {
  const { customer } = actor.session;
  return proven(services, actor, proof, async (tx, secret) => {
    await recordAndNotify(tx, services, actor.http, { customer, kind: 'recovery-codes-made' });
    return makeCodes(tx, customer, secret);
  });
}

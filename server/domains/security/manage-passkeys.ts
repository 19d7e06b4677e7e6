import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { NewCredential } from '#contract/security-passkeys';
import { type Db, type Tx, transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { readUserInfo } from '../account/store.ts';
import { recordActivity } from './activity-store.ts';
import type { Actor } from './actor.ts';
import { recordAndNotify } from './alert-customer.ts';
import { saveChallengeToAdd, takeChallengeToAdd } from './passkey-challenge-store.ts';
import { deletePasskey, insertPasskey, listPasskeys, savePasskeyName } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';
import { consumeConfirmation } from './require-confirmation.ts';
import { requireLiveSession } from './require-live-session.ts';
import { requireLoginPassword, requireUnchangedPassword } from './require-password.ts';
import { PASSKEY_LIMIT, TICKET_SECONDS } from './rules.ts';
import { passkeyHandle } from './store.ts';
import { ALGORITHMS, claimedChallenge, verifyNew } from './verify-passkey.ts';

/** Returns the customer's passkeys. Throws Refusal `passkey-limit` if no other can be added. */
async function requireCapacity(db: Db, customer: string) {
  const passkeys = await listPasskeys(db, customer);
  if (passkeys.length >= PASSKEY_LIMIT) throw new Refusal('passkey-limit');
  return passkeys;
}

async function registrationOptions(tx: Tx, customer: string, rpID: string, now: Date) {
  const passkeys = await requireCapacity(tx, customer);
  const { username } = await readUserInfo(tx, customer, now);
  return generateRegistrationOptions({
    rpName: 'Florin',
    rpID,
    userName: username,
    userDisplayName: username,
    userID: new Uint8Array(await passkeyHandle(tx, customer)),
    timeout: TICKET_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: passkeys
      .filter(({ rpId }) => rpId === rpID)
      .map(({ credential: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/**
 * Returns the options for `navigator.credentials.create`. Uses up the confirmation here, since after the browser's dialog the
 * device keeps the passkey even if we refuse it. Throws Refusal `wrong-password`, `second-factor-needed`, `passkey-limit` or
 * `passkeys-unavailable`.
 */
export async function beginPasskey(services: Services, { session, http }: Actor, password: string) {
  const { db, clock } = services;
  const { customer } = session;
  const { id: rpID } = relyingParty(services, http);
  const passwordHash = await requireLoginPassword(services, http, customer, password);
  return transact(db, async (tx) => {
    const now = clock();
    await requireUnchangedPassword(tx, customer, passwordHash);
    await consumeConfirmation(tx, session, now);
    const options = await registrationOptions(tx, customer, rpID, now);
    await saveChallengeToAdd(tx, options.challenge, customer, now);
    return { ...options };
  });
}

/**
 * Returns the id of the new passkey. Throws Refusal `passkey-refused`, `passkey-limit`, `passkeys-unavailable` or
 * `ticket-expired`.
 */
export async function addPasskey(
  services: Services,
  { session, http }: Actor,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
): Promise<string> {
  const { db, clock } = services;
  const { customer } = session;
  const challenge = await claimedChallenge(credential);
  if (!(await takeChallengeToAdd(db, challenge, customer, clock()))) throw new Refusal('ticket-expired');
  const passkey = await verifyNew(credential, challenge, relyingParty(services, http));
  return transact(db, async (tx) => {
    const at = clock();
    // The lock also keeps concurrent requests from exceeding the limit.
    await requireLiveSession(tx, session, at);
    await requireCapacity(tx, customer);
    const id = await insertPasskey(tx, { ...passkey, customer, name }, at);
    await recordAndNotify(tx, services, http, { customer, kind: 'passkey-added', values: { passkey: name } });
    return id;
  });
}

/** Throws Refusal `not-found`. */
export async function renamePasskey(
  { db, clock }: Services,
  { session: { customer }, http }: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const previous = await savePasskeyName(tx, customer, id, name);
    if (previous === undefined) throw new Refusal('not-found');
    if (previous === name) return;
    await recordActivity(tx, { customer, kind: 'passkey-renamed', device: deviceOf(http), at: clock() });
  });
}

/** Throws Refusal `wrong-password`, `second-factor-needed` or `not-found`. */
export async function removePasskey(
  services: Services,
  { session, http }: Actor,
  id: string,
  password: string,
): Promise<void> {
  const { customer } = session;
  const passwordHash = await requireLoginPassword(services, http, customer, password);
  await transact(services.db, async (tx) => {
    await requireUnchangedPassword(tx, customer, passwordHash);
    await consumeConfirmation(tx, session, services.clock());
    const name = await deletePasskey(tx, customer, id);
    if (name === undefined) throw new Refusal('not-found');
    await recordAndNotify(tx, services, http, { customer, kind: 'passkey-removed', values: { passkey: name } });
  });
}

import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { UsedCredential } from '#contract/security-passkeys';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { saveChallengeToLogIn, takeChallengeToLogIn } from '../security/passkey-challenge-store.ts';
import { findPasskey, markUsed } from '../security/passkey-store.ts';
import { relyingParty } from '../security/relying-party.ts';
import { TICKET_SECONDS } from '../security/rules.ts';
import { lockPasswordHash, passkeyHandle } from '../security/store.ts';
import { verifyUsed } from '../security/verify-passkey.ts';
import { createSession, type NewSession } from './session.ts';

/** Returns the options for `navigator.credentials.get`. Throws Refusal `passkeys-unavailable`. */
export async function beginPasskeyLogin(services: Services, http: FastifyRequest) {
  const { db, clock } = services;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services, http).id,
    timeout: TICKET_SECONDS * 1000,
    userVerification: 'required',
  });
  const ticket = await saveChallengeToLogIn(db, options.challenge, clock());
  return { ticket, options: { ...options } };
}

/**
 * Logs in with a passkey, which counts as both factors: possession of the device, and its user verification. Throws
 * Refusal `ticket-expired`, `passkey-refused` or `passkeys-unavailable`.
 */
export async function passkeyLogin(
  services: Services,
  http: FastifyRequest,
  { ticket, credential }: { readonly ticket: string; readonly credential: UsedCredential },
): Promise<NewSession> {
  const { db, clock } = services;
  const challenge = await takeChallengeToLogIn(db, ticket, clock());
  if (challenge === undefined) throw new Refusal('ticket-expired');
  const site = relyingParty(services, http);
  const customer = (await findPasskey(db, site.id, credential.id))?.customer;
  if (customer === undefined) throw new Refusal('passkey-refused');
  return transact(db, async (tx) => {
    await lockPasswordHash(tx, customer);
    // Read it again under the lock: the passkey may have been removed, or its counter increased by a concurrent login.
    const passkey = await findPasskey(tx, site.id, credential.id);
    const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
    if (!passkey || !handle.equals(await passkeyHandle(tx, customer))) throw new Refusal('passkey-refused');
    const { counter, synced } = await verifyUsed(credential, challenge, site, passkey);
    await markUsed(tx, passkey.id, { counter, synced }, clock());
    return createSession(tx, services, http, customer);
  });
}

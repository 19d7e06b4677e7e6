import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { saveChallengeToLogIn } from '../security/passkey-challenge-store.ts';
import { relyingParty } from '../security/relying-party.ts';
import { type UsedPasskey, withPasskey } from '../security/require-passkey.ts';
import { TICKET_SECONDS } from '../security/rules.ts';
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
export async function passkeyLogin(services: Services, http: FastifyRequest, used: UsedPasskey): Promise<NewSession> {
  return withPasskey(services, http, used, (tx, customer) =>
    createSession(tx, services, http, { customer, kind: 'login-passkey' }),
  );
}

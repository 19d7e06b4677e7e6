import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { UsedCredential } from '#contract/security-passkeys';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { alertCustomer } from '../security/alerts.ts';
import { lockPasswordHash, passkeyHandle } from '../security/store.ts';
import { openSignedIn, type SignedIn } from './session.ts';
import { spendCode, withCode } from '../security/require-code.ts';
import { saveChallengeToLogIn, takeChallengeToLogIn } from '../security/passkey-challenge-store.ts';
import { findPasskey, markUsed } from '../security/passkey-store.ts';
import { relyingParty } from '../security/relying-party.ts';
import { TICKET_SECONDS } from '../security/rules.ts';
import { countRecoveryCodes } from '../security/authenticator-store.ts';
import { findLoginTicket, spendLoginTicket } from './login-ticket-store.ts';
import { verifyUsed } from '../security/verify-passkey.ts';

/**
 * Ends a login that waits for a code. A wrong code leaves the ticket good. Throws Refusal `ticket-expired` or
 * `second-factor-wrong`, and TooManyRequests after several wrong codes.
 */
export async function confirmLogin(
  services: Services,
  http: FastifyRequest,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<SignedIn> {
  const { db, clock } = services;
  const waiting = await findLoginTicket(db, ticket, clock());
  if (!waiting) throw new Refusal('ticket-expired');
  const { customer, passwordHash } = waiting;
  return withCode(services, http, customer, async (tx) => {
    const unchanged = (await lockPasswordHash(tx, customer)) === passwordHash;
    if (!unchanged || !(await spendLoginTicket(tx, ticket))) throw new Refusal('ticket-expired');
    const { kind } = await spendCode(tx, services, http, { customer, code });
    // First, so that the device which logs in is known as the one that used the code.
    const signedIn = await openSignedIn(tx, services, http, customer);
    if (kind === 'recovery') {
      const left = String(await countRecoveryCodes(tx, customer));
      await alertCustomer(tx, services, http, { customer, kind: 'recovery-code-used', at: clock(), values: { left } });
    }
    return signedIn;
  });
}

/** What a browser asks any device for. Throws Refusal `passkeys-unavailable`. */
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
 * Signs in with a passkey: the device is owned, and it made sure who uses it. Throws Refusal `ticket-expired`,
 * `passkey-refused` or `passkeys-unavailable`.
 */
export async function passkeyLogin(
  services: Services,
  http: FastifyRequest,
  { ticket, credential }: { readonly ticket: string; readonly credential: UsedCredential },
): Promise<SignedIn> {
  const { db, clock } = services;
  const challenge = await takeChallengeToLogIn(db, ticket, clock());
  if (challenge === undefined) throw new Refusal('ticket-expired');
  const site = relyingParty(services, http);
  const customer = (await findPasskey(db, site.id, credential.id))?.customer;
  if (customer === undefined) throw new Refusal('passkey-refused');
  return transact(db, async (tx) => {
    await lockPasswordHash(tx, customer);
    // Again under the lock, so that removing it comes before this or after it, and one counter before the other.
    const passkey = await findPasskey(tx, site.id, credential.id);
    const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
    if (!passkey || !handle.equals(await passkeyHandle(tx, customer))) throw new Refusal('passkey-refused');
    const { counter, synced } = await verifyUsed(credential, challenge, site, passkey);
    await markUsed(tx, passkey.id, { counter, synced }, clock());
    return openSignedIn(tx, services, http, customer);
  });
}

import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { NewCredential, UsedCredential } from '#contract/security-passkeys';
import { Refusal } from '../../errors.ts';
import type { NewPasskey, StoredPasskey } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** An explicit list, so that an update of the library doesn't add any. */
export const ALGORITHMS: number[] = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

/** Turns every error into the same refusal, so that a forger doesn't learn what was wrong. */
async function orRefuse<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new Refusal('passkey-refused');
  }
}

/** Returns the challenge that a device claims to have signed. Throws Refusal `passkey-refused` if there is none. */
export function claimedChallenge({ response }: NewCredential): Promise<string> {
  return orRefuse(() => {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    if (typeof challenge !== 'string' || !/^[\w-]{43}$/.test(challenge)) throw new Error('not one of our challenges');
    return challenge;
  });
}

/**
 * We request no attestation, so browsers send none or a self-attestation. Reject others without reading them: the library
 * would parse certificates from the client and fetch revocation lists from URLs in them.
 */
function requireNoAttestation(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  if (format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'))) return;
  throw new Error(`attestation ${format}`);
}

/** Returns what to store of a new passkey. Throws Refusal `passkey-refused`. */
export function verifyNew(
  credential: NewCredential,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<Omit<NewPasskey, 'customer' | 'name'>> {
  return orRefuse(async () => {
    requireNoAttestation(credential.response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    // Trust only the credential id that the device signed.
    if (!registrationInfo || registrationInfo.credential.id !== credential.id) throw new Error('not verified');
    return {
      rpId: id,
      credential: registrationInfo.credential.id,
      publicKey: registrationInfo.credential.publicKey,
      counter: registrationInfo.credential.counter,
      transports: credential.response.transports ?? [],
      synced: registrationInfo.credentialBackedUp,
    };
  });
}

/** Returns the new counter. Throws Refusal `passkey-refused`, also if the counter does not increase. */
export function verifyUsed(
  credential: UsedCredential,
  challenge: string,
  { id, origin }: RelyingParty,
  passkey: StoredPasskey,
): Promise<{ counter: number; synced: boolean }> {
  return orRefuse(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: passkey.credential, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    });
    if (!verified) throw new Error('not verified');
    return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
  });
}

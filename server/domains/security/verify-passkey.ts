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

/** Named here, so that what a newer release adds does not come by itself. */
export const ALGORITHMS: number[] = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

/** Whatever the library finds wrong is one refusal: who forged it need not hear what was amiss. */
async function orRefuse<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new Refusal('passkey-refused');
  }
}

/** The challenge that a device says it signed. Throws Refusal `passkey-refused` when it says none. */
export function claimedChallenge({ response }: NewCredential): Promise<string> {
  return orRefuse(() => {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    if (typeof challenge !== 'string' || !/^[\w-]{43}$/.test(challenge)) throw new Error('no challenge of ours');
    return challenge;
  });
}

/**
 * We ask for no attestation, and browsers then send none, or one that the passkey signs itself. Others are refused unread:
 * certificates that a customer can hand in would be parsed, and lists of revoked ones fetched, from wherever they say.
 */
function requireNoAttestation(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  if (format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'))) return;
  throw new Error(`attestation ${format}`);
}

/** What is stored of a new passkey. Throws Refusal `passkey-refused`. */
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
    // What the device signed counts, and not what stands beside it.
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

/** Returns the new counter. Throws Refusal `passkey-refused`, also at a counter that does not go up. */
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

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { request } from './http.ts';

/** Lets the customer pick a passkey in the browser's dialog, and returns its proof. Browser errors are thrown unchanged. */
export async function askForPasskey() {
  const [{ startAuthentication }, { ticket, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    request('POST index/passkeyOptions', {}),
  ]);
  // The server builds the options in the form that the browser takes.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ticket, credential: await startAuthentication({ optionsJSON }) };
}

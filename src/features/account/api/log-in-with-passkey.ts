import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/**
 * Logs in with a passkey picked in the browser's dialog; the guard of the login screen then navigates on. Browser errors are
 * thrown unchanged.
 */
export async function logInWithPasskey(): Promise<void> {
  const [{ startAuthentication }, { ticket, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    request('POST index/passkeyOptions', {}),
  ]);
  // The server builds the options in the form that the browser takes.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  startSession(
    await request('POST index/passkeyLogin', { ticket, credential: await startAuthentication({ optionsJSON }) }),
  );
}

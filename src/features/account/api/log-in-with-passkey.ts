import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/**
 * Logs in with a passkey that the customer picks in the browser's own dialog; the guard of the login screen then leads on.
 * What the browser refuses is thrown unchanged.
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

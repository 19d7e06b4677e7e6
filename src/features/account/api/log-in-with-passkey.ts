import { request } from '#platform/http';
import { askForPasskey } from '#platform/passkey';
import { startSession } from '#platform/session';

/**
 * Logs in with a passkey picked in the browser's dialog; the guard of the login screen then navigates on. Browser errors are
 * thrown unchanged.
 */
export async function logInWithPasskey(): Promise<void> {
  startSession(await request('POST index/passkeyLogin', await askForPasskey()));
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { ResponseOf, RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

export type Passkey = ResponseOf<'GET user/factors'>['passkeys'][number];

// It speaks with the browser, and is fetched along with the first call that needs it.
const fetchWebAuthn = () => import('@simplewebauthn/browser');

/** Has the device make a passkey, in the browser's own dialog, and adds it. What the browser refuses is thrown as it is. */
export async function addPasskey({ password, name }: { password: string; name: string }): Promise<void> {
  const [{ startRegistration }, { options }] = await Promise.all([
    fetchWebAuthn(),
    request('POST user/passkeyOptions', { password }),
  ]);
  // The server makes them, in the form that the browser takes.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  await request('POST user/addPasskey', { name, credential: await startRegistration({ optionsJSON }) });
}

/** Gives a passkey another name. */
export async function renamePasskey(input: RequestOf<'POST user/renamePasskey'>): Promise<void> {
  await request('POST user/renamePasskey', input);
}

/** Removes a passkey. */
export async function removePasskey(input: RequestOf<'POST user/removePasskey'>): Promise<void> {
  await request('POST user/removePasskey', input);
}

/** Signs in with a passkey that the customer picks in the browser's own dialog; the guard of the login screen then leads on. */
export async function passkeyLogin(): Promise<void> {
  const [{ startAuthentication }, { ticket, options }] = await Promise.all([
    fetchWebAuthn(),
    request('POST index/passkeyOptions', {}),
  ]);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  startSession(
    await request('POST index/passkeyLogin', { ticket, credential: await startAuthentication({ optionsJSON }) }),
  );
}

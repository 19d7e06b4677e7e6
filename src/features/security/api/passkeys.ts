import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { ResponseOf, RequestOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';

export type Passkey = ResponseOf<'GET user/factors'>['passkeys'][number];

/** Creates a passkey in the browser's dialog and adds it. Browser errors are thrown unchanged. */
export async function addPasskey({ password, name }: { password: string; name: string }): Promise<void> {
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    withConfirmation(() => request('POST user/passkeyOptions', { password })),
  ]);
  // The server creates them in the browser's format.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  await request('POST user/addPasskey', { name, credential: await startRegistration({ optionsJSON }) });
}

/** Renames a passkey. */
export async function renamePasskey(input: RequestOf<'POST user/renamePasskey'>): Promise<void> {
  await request('POST user/renamePasskey', input);
}

/** Removes a passkey. */
export async function removePasskey(input: RequestOf<'POST user/removePasskey'>): Promise<void> {
  await withConfirmation(() => request('POST user/removePasskey', input));
}

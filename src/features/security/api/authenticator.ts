import type { ResponseOf, RequestOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

export type AuthenticatorSecret = ResponseOf<'POST user/authenticator'>;

/** Starts the setup of the authenticator app. */
export const beginAuthenticator = (input: RequestOf<'POST user/authenticator'>): Promise<AuthenticatorSecret> =>
  request('POST user/authenticator', input);

/** Turns it on with a first code. Returns the recovery codes. */
export async function confirmAuthenticator(input: RequestOf<'POST user/confirmAuthenticator'>): Promise<string[]> {
  return (await request('POST user/confirmAuthenticator', input)).recovery_codes;
}

/** Replaces the recovery codes. */
export async function makeRecoveryCodes(input: RequestOf<'POST user/recoveryCodes'>): Promise<string[]> {
  return (await withConfirmation(() => request('POST user/recoveryCodes', input))).recovery_codes;
}

/** Turns the authenticator app off. */
export async function removeAuthenticator(input: RequestOf<'POST user/removeAuthenticator'>): Promise<void> {
  updateInfo((await withConfirmation(() => request('POST user/removeAuthenticator', input))).info);
}

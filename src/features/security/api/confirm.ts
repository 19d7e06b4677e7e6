import { request } from '#platform/http';
import { askForPasskey } from '#platform/passkey';

/** Confirms one sensitive act with a code of the authenticator app or a recovery code. */
export async function confirmWithCode(code: string): Promise<void> {
  await request('POST user/confirm', { code });
}

/** The same with a passkey picked in the browser's dialog. Browser errors are thrown unchanged. */
export async function confirmWithPasskey(): Promise<void> {
  await request('POST user/confirmWithPasskey', await askForPasskey());
}

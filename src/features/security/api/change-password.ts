import type { RequestOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { replaceToken } from '#platform/token';

/** Changes the login password; all other devices are logged out, and this one gets a new token. */
export async function changePassword({ password, new_password }: RequestOf<'POST user/password'>): Promise<void> {
  await withConfirmation(() => replaceToken('POST user/password', { password, new_password }));
}

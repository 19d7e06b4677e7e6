import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { replaceSession, sessionStore } from '#platform/session';
import { replacingToken } from '#platform/token-lock';

/** Changes the login password; every other device is signed out, and this one gets a new token. */
export async function changePassword({ password, new_password }: RequestOf<'POST user/password'>): Promise<void> {
  await replacingToken(async () => {
    const { token } = sessionStore.get();
    const session = await request('POST user/password', { password, new_password }, { replacesToken: true });
    replaceSession(token ?? '', session);
  });
}

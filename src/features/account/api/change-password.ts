import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';

/** Changes the login password; every other device is signed out. */
export async function changePassword({ password, new_password }: RequestOf<'POST user/password'>): Promise<void> {
  await request('POST user/password', { password, new_password });
}

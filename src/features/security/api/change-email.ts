import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

/** Changes the email address with the code sent to the new one. */
export async function changeEmail(input: RequestOf<'POST user/email'>): Promise<void> {
  updateInfo((await request('POST user/email', input)).info);
}

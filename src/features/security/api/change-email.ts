import type { RequestOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

/** Changes the email address with the code sent to the new one. */
export async function changeEmail(input: RequestOf<'POST user/email'>): Promise<void> {
  updateInfo((await withConfirmation(() => request('POST user/email', input))).info);
}

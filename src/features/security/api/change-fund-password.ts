import type { RequestOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

/** Changes the fund password. */
export async function changeFundPassword({
  password,
  new_password,
}: RequestOf<'POST user/trade-password'>): Promise<void> {
  updateInfo((await withConfirmation(() => request('POST user/trade-password', { password, new_password }))).info);
}

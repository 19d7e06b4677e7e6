import type { RequestOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

/** Sets the fund password for the first time. */
export async function setFundPassword({
  password,
  trading_password,
}: RequestOf<'POST user/tradingPassword'>): Promise<void> {
  updateInfo((await withConfirmation(() => request('POST user/tradingPassword', { password, trading_password }))).info);
}

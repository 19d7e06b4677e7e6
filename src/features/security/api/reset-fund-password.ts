import type { RequestOf, ResponseOf } from '#contract/index';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

export const sendFundPasswordCode = (): Promise<ResponseOf<'POST user/sendTradingCode'>> =>
  request('POST user/sendTradingCode', {});

/** Replaces a lost fund password. */
export async function resetFundPassword({
  password,
  code,
  trading_password,
}: RequestOf<'POST user/resetTradingPassword'>): Promise<void> {
  updateInfo(
    (await withConfirmation(() => request('POST user/resetTradingPassword', { password, code, trading_password })))
      .info,
  );
}

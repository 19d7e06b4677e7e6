import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

/** Sets the fund password for the first time. */
export async function setFundPassword(password: string): Promise<void> {
  updateInfo((await request('POST user/tradingPassword', { password })).info);
}

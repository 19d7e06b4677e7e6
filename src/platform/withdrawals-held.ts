import type { UserInfo } from '#contract/account';
import { serverNow } from './server-clock.ts';

/** Whether withdrawals are still held after a change of the account's security. */
export const areWithdrawalsHeld = ({ withdrawals_held: held }: Pick<UserInfo, 'withdrawals_held'>): boolean =>
  held !== null && Date.parse(held.until) > serverNow();

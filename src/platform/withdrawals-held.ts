import type { UserInfo } from '#contract/account';
import { useRemaining } from './countdown.ts';
import { onDevice } from './server-clock.ts';

/** Whether withdrawals are held after a change of the account's security. Renders again when that is over. */
export function useWithdrawalsHeld(info: Pick<UserInfo, 'withdrawals_held'> | null): boolean {
  const held = info?.withdrawals_held;
  return useRemaining(held ? onDevice(held.until) : null, 30_000) > 0;
}

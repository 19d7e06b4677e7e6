import type { UserInfo } from '#contract/account';
import { sessionStore, updateInfo } from '#platform/session';

/** Takes over what a read says about the customer, so that every screen that shows it from the session is right. */
export function adoptReal({ status, reason }: UserInfo['real']): void {
  const { info } = sessionStore.get();
  if (!info || (info.real.status === status && info.real.reason === reason)) return;
  updateInfo({ ...info, real: { status, reason } });
}

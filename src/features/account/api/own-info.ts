import type { UserInfo } from '#contract/account';
import { sessionStore, updateInfo } from '#platform/session';

// What a read says about the customer is taken over, so that every screen that shows it from the session is right.

export function adoptReal({ status, reason }: UserInfo['real']): void {
  const { info } = sessionStore.get();
  if (!info || (info.real.status === status && info.real.reason === reason)) return;
  updateInfo({ ...info, real: { status, reason } });
}

export function adoptClosing(closes_at: UserInfo['closes_at']): void {
  const { info } = sessionStore.get();
  if (info && info.closes_at !== closes_at) updateInfo({ ...info, closes_at });
}

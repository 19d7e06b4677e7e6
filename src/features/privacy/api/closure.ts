import type { UserInfo } from '#contract/account';
import type { ResponseOf } from '#contract/index';
import { sessionStore, updateInfo } from '#platform/session';
import { useCall } from '#platform/swr';

export type Closure = ResponseOf<'GET user/closing'>;

// Keeps the session's copy in sync, which other screens show.
function applyClosure(closes_at: UserInfo['closes_at']): void {
  const { info } = sessionStore.get();
  if (info && info.closes_at !== closes_at) updateInfo({ ...info, closes_at });
}

/** Whether the account can be closed, and what blocks it. */
export const useClosure = () =>
  useCall('GET user/closing', {}, { onSuccess: ({ closes_at }) => applyClosure(closes_at) });

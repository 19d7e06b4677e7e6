import { useCallback } from 'react';
import type { UserInfo } from '#contract/account';
import { realStatus } from '#contract/fields';
import type { ResponseOf, RequestOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { sessionStore, updateInfo } from '#platform/session';
import { useCall } from '#platform/swr';

export type Verification = ResponseOf<'GET user/auth'>;

// Keeps the session's copy in sync, which other screens show.
function applyVerification({ status, reason }: UserInfo['real']): void {
  const { info } = sessionStore.get();
  if (!info || (info.real.status === status && info.real.reason === reason)) return;
  updateInfo({ ...info, real: { status, reason } });
}

const changed = ['GET user/auth', 'GET user/score'] as const;

/** The state of the verification, polled while in review; the live channel makes it faster. */
export const useVerification = () =>
  useCall(
    'GET user/auth',
    {},
    { refreshInterval: (data) => (data?.status === realStatus.inReview ? 5000 : 0), onSuccess: applyVerification },
  );

/** Submits the details; afterwards every screen shows the review. */
export function useSubmitVerification(): (input: RequestOf<'POST user/realAuth'>) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (input) => {
      try {
        const { info } = await request('POST user/realAuth', input);
        updateInfo(info);
      } catch (error) {
        // Submitted from another device in the meantime: refresh.
        if (toApiError(error).code === 'verification-not-open') await refresh(changed);
        throw error;
      }
      await refresh(changed);
    },
    [refresh],
  );
}

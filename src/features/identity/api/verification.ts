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

// The session's copy follows, so that every screen that shows it from there is right.
function applyVerification({ status, reason }: UserInfo['real']): void {
  const { info } = sessionStore.get();
  if (!info || (info.real.status === status && info.real.reason === reason)) return;
  updateInfo({ ...info, real: { status, reason } });
}

const changed = ['GET user/auth', 'GET user/score'] as const;

/** How far the verification is, asked again while it is in review; the live channel only makes that quicker. */
export const useVerification = () =>
  useCall(
    'GET user/auth',
    {},
    { refreshInterval: (data) => (data?.status === realStatus.inReview ? 5000 : 0), onSuccess: applyVerification },
  );

/** Hands the details in; afterwards every screen knows that they are in review. */
export function useSubmitVerification(): (input: RequestOf<'POST user/realAuth'>) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (input) => {
      try {
        const { info } = await request('POST user/realAuth', input);
        updateInfo(info);
      } catch (error) {
        // Handed in from another device meanwhile: what shows is out of date.
        if (toApiError(error).code === 'verification-not-open') await refresh(changed);
        throw error;
      }
      await refresh(changed);
    },
    [refresh],
  );
}

import { useCallback } from 'react';
import type { RequestOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { withConfirmation } from '#platform/confirmation';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { updateInfo } from '#platform/session';

/** Requests the closure of the account. */
export function useCloseAccount(): (input: RequestOf<'POST user/close'>) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (input) => {
      try {
        updateInfo((await withConfirmation(() => request('POST user/close', input))).info);
      } catch (error) {
        // Something came in since: refresh.
        if (toApiError(error).code === 'account-not-empty') await refresh(['GET user/closing']);
        throw error;
      }
      void refresh(['GET user/closing', 'GET user/activity']);
    },
    [refresh],
  );
}

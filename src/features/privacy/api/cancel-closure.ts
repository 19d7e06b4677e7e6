import { useCallback } from 'react';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { updateInfo } from '#platform/session';

/** Cancels the closure of the account. */
export function useCancelClosure(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(async () => {
    updateInfo((await request('POST user/keepOpen', {})).info);
    void refresh(['GET user/closing', 'GET user/activity']);
  }, [refresh]);
}

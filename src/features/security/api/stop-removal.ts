import { useCallback } from 'react';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { updateInfo } from '#platform/session';

/** Stops the removal of the authenticator app. */
export function useStopRemoval(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(async () => {
    updateInfo((await request('POST user/stopRemoval', {})).info);
    void refresh(['GET user/activity']);
  }, [refresh]);
}

import { useCallback } from 'react';
import { request } from '#platform/http';
import { ignoreMissing } from '#platform/ignore-missing';
import { useRefresh } from '#platform/refresh';

/** Logs out one device by its session id, or `others`: all but this one. */
export function useEndSession(): (id: string) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (id) => {
      await ignoreMissing(request('POST user/endSession', { id }));
      await refresh(['GET user/sessions', 'GET user/activity']);
    },
    [refresh],
  );
}

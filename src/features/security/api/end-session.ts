import { useCallback } from 'react';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';

/** Logs out one device by its session id, or `others`: all but this one. */
export function useEndSession(): (id: string) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (id) => {
      try {
        await request('POST user/endSession', { id });
      } catch (error) {
        // Already gone: the desired outcome.
        if (toApiError(error).code !== 'not-found') throw error;
      }
      await refresh(['GET user/sessions', 'GET user/activity']);
    },
    [refresh],
  );
}

import { useCallback } from 'react';
import { useRefresh } from '#platform/refresh';
import { useCall } from '#platform/swr';

/** The authenticator app, recovery codes and passkeys. */
export const useFactors = () => useCall('GET user/factors', {});

/** Call after the authenticator app or a passkey changed: refreshes every read that shows them. */
export function useRefreshFactors(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(() => refresh(['GET user/factors', 'GET user/activity']), [refresh]);
}

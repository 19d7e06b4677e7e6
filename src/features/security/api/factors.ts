import { useCallback } from 'react';
import { useRefresh } from '#platform/refresh';
import { useCall } from '#platform/swr';

/** What a login asks for beside the password, and the passkeys. */
export const useFactors = () => useCall('GET user/factors', {});

/** To be called when the authenticator app or a passkey changed: every place that shows them reads anew. */
export function useRefreshFactors(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(() => refresh(['GET user/factors', 'GET user/activity']), [refresh]);
}

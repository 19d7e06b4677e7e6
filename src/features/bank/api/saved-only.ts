import { useCall } from '#platform/swr';

/** Whether withdrawals go to saved addresses only, so that a new card has to wait as well. */
export const useSavedOnly = (): boolean => useCall('GET wallet/addresses', {}).data?.saved_only.enabled ?? false;

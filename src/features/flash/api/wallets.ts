import { useCall } from '#platform/swr';

/** The customer's balances in every currency. */
export const useWallets = () => useCall('GET wallet/index', {});

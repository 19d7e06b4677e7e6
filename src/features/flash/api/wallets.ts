import { useCall } from '#platform/swr';

/** What the customer can give, and every currency that there is to get. */
export const useWallets = () => useCall('GET wallet/index', {});

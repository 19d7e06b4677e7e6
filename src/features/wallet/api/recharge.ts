import { useCall } from '#platform/swr';

/** What the customer has in every currency. */
export const useWallets = () => useCall('GET wallet/index', {});

/** How each fiat currency is deposited by bank. */
export const useBankWallets = () => useCall('GET bank/index', {});

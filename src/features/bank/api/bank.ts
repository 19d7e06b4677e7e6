import { useCall } from '#platform/swr';

/** The fiat wallets, and how to fund and empty each. */
export const useBank = () => useCall('GET bank/index', {});

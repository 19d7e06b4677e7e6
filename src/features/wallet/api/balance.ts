import { useCall } from '#platform/swr';

/** The customer's total in one currency. */
export const useTotal = (currency: string) => useCall('GET user/amount', { currency });

/** Profit or loss since midnight UTC. */
export const useTodayProfitLoss = (currency: string) => useCall('GET wallet/todayProfitLoss', { currency });

/** Every wallet with its worth. */
export const useAssets = (currency: string) => useCall('GET wallet/assets', { currency });

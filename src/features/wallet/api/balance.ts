import { useCall } from '#platform/swr';

/** Their worth follows the market, which moves beside them. */
const refresh = { refreshInterval: 60_000 } as const;

/** The customer's total in one currency. */
export const useTotal = (currency: string) => useCall('GET user/amount', { currency }, refresh);

/** Profit or loss since midnight UTC. */
export const useTodayProfitLoss = (currency: string) => useCall('GET wallet/todayProfitLoss', { currency }, refresh);

/** Every wallet with its worth. */
export const useAssets = (currency: string) => useCall('GET wallet/assets', { currency }, refresh);

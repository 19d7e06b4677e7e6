import { useCall } from '#platform/swr';
import { followMarket } from './follow-market.ts';

/** The customer's total in one currency. */
export const useTotal = (currency: string) => useCall('GET user/amount', { currency }, followMarket);

/** Profit or loss since midnight UTC. */
export const useTodayProfitLoss = (currency: string) =>
  useCall('GET wallet/todayProfitLoss', { currency }, followMarket);

/** Every wallet with its worth. */
export const useAssets = (currency: string) => useCall('GET wallet/assets', { currency }, followMarket);

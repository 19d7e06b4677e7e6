import { useCall } from '#platform/swr';
import { followMarket } from './follow-market.ts';

/** What one unit of every currency is worth in this one. */
export const useRates = (base: string) => useCall('GET market/rates', { base }, followMarket);

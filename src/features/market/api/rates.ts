import { useCall } from '#platform/swr';

const refreshMs = 10_000;

/** Rates of every currency in one; while another one loads, the former. */
export const useRates = (base: string) =>
  useCall('GET market/rates', { base }, { refreshInterval: refreshMs, keepPreviousData: true });

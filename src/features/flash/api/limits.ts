import { useCall } from '#platform/swr';

/** The least and the most of a currency that one conversion takes. They follow its price. */
export const useLimits = (currency: string) => useCall('GET flash/limits', { currency }, { refreshInterval: 60_000 });

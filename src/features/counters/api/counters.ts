import { useCall } from '#platform/swr';

/** All counters, and the customer's standing at each. */
export const useCounters = () => useCall('GET counter/index', {});

/** One counter, its terms, and the customer's standing there. */
export const useCounter = (id: string) => useCall('GET counter/detail', { id });

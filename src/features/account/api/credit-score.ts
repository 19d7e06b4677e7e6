import { useCall } from '#platform/swr';

/** The credit score and what it is made of. */
export const useCreditScore = () => useCall('GET user/score', {});

import { useCall } from '#platform/swr';

/** The credit score and its parts. */
export const useCreditScore = () => useCall('GET user/score', {});

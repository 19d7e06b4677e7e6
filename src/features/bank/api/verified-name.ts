import { useCall } from '#platform/swr';

/** The customer's verified name, masked; null until it is known. */
export const useVerifiedName = (): string | null => useCall('GET user/auth', {}).data?.full_name ?? null;

import { useCall } from '#platform/swr';

/** What the customer can hold in a currency; undefined while unknown. */
export const useAvailable = (currency: string): string | undefined =>
  useCall('GET wallet/index', {}).data?.items.find((wallet) => wallet.currency === currency)?.available;

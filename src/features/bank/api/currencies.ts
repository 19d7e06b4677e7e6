import { useCall } from '#platform/swr';

const rarely = { revalidateOnFocus: false } as const;

/** Every currency, fiat first. */
export function useCurrencies() {
  const fiats = useCall('GET wallet/fiats', {}, rarely);
  const cryptos = useCall('GET wallet/cryptos', {}, rarely);
  return [...(fiats.data?.items ?? []), ...(cryptos.data?.items ?? [])];
}

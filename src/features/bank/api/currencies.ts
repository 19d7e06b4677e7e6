import { rarely, useCall } from '#platform/swr';

/** Every currency, fiat first. */
export function useCurrencies() {
  const fiats = useCall('GET wallet/fiats', {}, rarely);
  const cryptos = useCall('GET wallet/cryptos', {}, rarely);
  return [...(fiats.data?.items ?? []), ...(cryptos.data?.items ?? [])];
}

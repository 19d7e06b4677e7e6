import { useCall } from '#platform/swr';

const rarely = { revalidateOnFocus: false } as const;

/** The cryptocurrencies with their networks. */
export const useCryptos = () => useCall('GET wallet/cryptos', {}, rarely);

/** The ordinary currencies. */
export const useFiats = () => useCall('GET wallet/fiats', {}, rarely);

/** What a network of a currency is called; its id only until the networks are known. */
export function useNetworkName(): (currency: string, id: string) => string {
  const cryptos = useCryptos().data?.items ?? [];
  return (currency, id) =>
    cryptos.find((crypto) => crypto.currency === currency)?.networks.find((network) => network.id === id)?.name ?? id;
}

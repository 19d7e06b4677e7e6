import { rarely, useCall } from '#platform/swr';

/** The cryptocurrencies with their networks. */
export const useCryptos = () => useCall('GET wallet/cryptos', {}, rarely);

/** The fiat currencies. */
export const useFiats = () => useCall('GET wallet/fiats', {}, rarely);

/** Returns a network's name, or its id until networks are loaded. */
export function useNetworkName(): (currency: string, id: string) => string {
  const cryptos = useCryptos().data?.items ?? [];
  return (currency, id) =>
    cryptos.find((crypto) => crypto.currency === currency)?.networks.find((network) => network.id === id)?.name ?? id;
}

/** Decimal places of a crypto currency; as many as any has until they are known. */
export const useCryptoScale = (currency: string): number =>
  useCryptos().data?.items.find((crypto) => crypto.currency === currency)?.scale ?? 18;

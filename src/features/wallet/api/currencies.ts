import { useCall } from '#platform/swr';

const rarely = { revalidateOnFocus: false } as const;

/** The cryptocurrencies with their networks. */
export const useCryptos = () => useCall('GET wallet/cryptos', {}, rarely);

/** The ordinary currencies. */
export const useFiats = () => useCall('GET wallet/fiats', {}, rarely);

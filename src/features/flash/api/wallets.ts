import { useCall } from '#platform/swr';

/** What the customer can give, and every currency that there is to get. */
export const useWallets = () => useCall('GET wallet/index', {});

/** Digits that each cryptocurrency has. */
export const useCryptos = () => useCall('GET wallet/cryptos', {}, { revalidateOnFocus: false });

/** Digits that each ordinary currency has. */
export const useFiats = () => useCall('GET wallet/fiats', {}, { revalidateOnFocus: false });

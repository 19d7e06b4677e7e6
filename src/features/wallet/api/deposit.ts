import useSWR from 'swr';
import type { ResponseOf } from '#contract/index';
import type { ApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useCall, useKeyParts } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

export type DepositRecord = ResponseOf<'GET wallet/up-record'>['items'][number];

/** The customer's deposit address. A POST, since the first call creates it; safe to repeat. */
export function useDepositAddress(currency: string | undefined, network: string | undefined) {
  const parts = useKeyParts();
  const key =
    currency === undefined || network === undefined ? null : ['POST wallet/address', currency, network, ...parts];
  return useSWR<ResponseOf<'POST wallet/address'>, ApiError>(
    key,
    () => request('POST wallet/address', { currency: currency ?? '', network: network ?? '' }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
}

/** The deposits, newest first. */
export const useDeposits = () => usePages('GET wallet/up-record', {});

/** One of the latest deposits, polled until it ends; the live channel makes it faster. */
export function useDeposit(sn: string) {
  const latest = useCall(
    'GET wallet/up-record',
    { page: '1' },
    { refreshInterval: (data) => (isOver(data, sn) ? 0 : 5000) },
  );
  return { ...latest, deposit: latest.data?.items.find((item) => item.sn === sn) };
}

function isOver(data: ResponseOf<'GET wallet/up-record'> | undefined, sn: string): boolean {
  const status = data?.items.find((item) => item.sn === sn)?.status;
  return status === 2 || status === 3;
}

import useSWR from 'swr';
import { orderStatus } from '#contract/fields';
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

/** What a list of deposits is limited to: crypto (`0`) or by bank (`1`). */
export type DepositKind = '0' | '1';

/** The deposits, newest first. */
export const useDeposits = (fiat?: DepositKind) => usePages('GET wallet/up-record', fiat === undefined ? {} : { fiat });

const isOver = ({ status }: DepositRecord): boolean => status === orderStatus.completed || status === orderStatus.ended;

/** One deposit, polled until it ends; the live channel makes it faster. */
export const useDeposit = (sn: string) =>
  useCall(
    'GET wallet/up-record',
    { page: '1', sn },
    { refreshInterval: (data) => (data?.items.every(isOver) ? 0 : 5000) },
  );

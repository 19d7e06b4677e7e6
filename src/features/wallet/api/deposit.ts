import useSWR from 'swr';
import type { ResponseOf } from '#contract/index';
import { pollUntil } from '#forms/poll-until';
import { isOver } from '#platform/order-status';
import type { ApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useCall, useKeyParts } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

export type DepositRecord = ResponseOf<'GET wallet/up-record'>['items'][number];

/**
 * The customer's deposit address. A POST, since the first call creates it; safe to repeat, as when somebody comes back to the page:
 * its network may have been paused, or its pause may have ended.
 */
export function useDepositAddress(currency: string | undefined, network: string | undefined) {
  const parts = useKeyParts();
  const key =
    currency === undefined || network === undefined ? null : ['POST wallet/address', currency, network, ...parts];
  return useSWR<ResponseOf<'POST wallet/address'>, ApiError>(key, () =>
    request('POST wallet/address', { currency: currency ?? '', network: network ?? '' }),
  );
}

/** The deposits, newest first. By `fiat`: crypto (`0`), by bank (`1`), or both. */
export const useDeposits = (fiat: '0' | '1' | undefined) =>
  usePages('GET wallet/up-record', fiat === undefined ? {} : { fiat });

/** One deposit, polled until it ends. */
export const useDeposit = (sn: string) => useCall('GET wallet/up-record', { page: '1', sn }, pollUntil(isOver));

import type { ResponseOf } from '#contract/index';
import { pollUntil } from '#forms/poll-until';
import { isOver } from '#platform/order-status';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

export type WithdrawalRecord = ResponseOf<'GET wallet/down-record'>['items'][number];

/** By `fiat`: crypto (`0`), by bank (`1`), or both. */
export const useWithdrawals = (fiat: '0' | '1' | undefined) =>
  usePages('GET wallet/down-record', fiat === undefined ? {} : { fiat });

/** One withdrawal, polled until it ends. */
export const useWithdrawal = (sn: string) => useCall('GET wallet/down-record', { page: '1', sn }, pollUntil(isOver));

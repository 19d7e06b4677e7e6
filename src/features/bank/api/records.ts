import { isOver } from '#platform/order-status';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

/** Deposits and withdrawals by bank, newest first. */
export const useBankRecords = () => usePages('GET bank/records', {});

/** One of them, polled until it ends; the live channel makes it faster. */
export const useBankRecord = (sn: string) =>
  useCall('GET bank/records', { page: '1', sn }, { refreshInterval: (data) => (data?.items.every(isOver) ? 0 : 5000) });

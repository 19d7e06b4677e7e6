import { pollUntil } from '#forms/poll-until';
import { isOver } from '#platform/order-status';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';

/** Deposits and withdrawals by bank, newest first. */
export const useBankRecords = () => usePages('GET bank/records', {});

/** One of them, polled until it ends. */
export const useBankRecord = (sn: string) => useCall('GET bank/records', { page: '1', sn }, pollUntil(isOver));

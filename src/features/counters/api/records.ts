import { pollUntil } from '#forms/poll-until';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';
import { chosen, type RecordFilter } from '../model/record-filter.ts';

/** Accepted orders, newest first. */
export const useExchangeRecords = (filter: RecordFilter) => usePages('GET exchange/records', chosen(filter));

/** One of them, polled until it is settled. */
export const useExchangeRecord = (sn: string) =>
  useCall(
    'GET exchange/records',
    { page: '1', sn },
    pollUntil(({ status }) => status !== 'waiting'),
  );
